import type { S3Context, S3Middleware } from '@20minutes/s3rver';
import { isDiskFull } from '../../disk-full.ts';
import { abortUpload, listParts, type MultipartPlace, requireUpload } from './multipart.ts';
import { S3Error, sendS3Error } from './s3-error.ts';

/** The bucket and key of a path, as the store's own router reads them. */
function placeOf({ path, query }: S3Context, dir: string): MultipartPlace | undefined {
  const [bucket = '', ...key] = path.slice(1).split('/').map(decodeURIComponent);
  if (!bucket || key.length === 0) return undefined;
  return { dir, bucket, key: key.join('/'), uploadId: String(query['uploadId'] ?? '') };
}

const PART_NUMBER = /^[1-9]\d{0,4}$/;

async function serveParts(context: S3Context, place: MultipartPlace, next: () => Promise<void>) {
  await requireUpload(place);
  const part = context.query['partNumber'];
  if (part !== undefined && !PART_NUMBER.test(String(part)))
    throw new S3Error(400, 'InvalidArgument', 'Part number must be between 1 and 10000.');
  if (context.method === 'GET') {
    context.type = 'application/xml';
    context.body = await listParts(place);
  } else if (context.method === 'DELETE') {
    await abortUpload(place);
    context.status = 204;
  } else {
    await next();
  }
}

/** Throws PreconditionFailed when the source of a copy has another ETag than the request expects. */
async function requireSource({ headers, store }: S3Context): Promise<void> {
  const [bucket = '', ...key] = decodeURIComponent(String(headers['x-amz-copy-source']))
    .replace(/^\//, '')
    .split('/');
  const found = await store.getMetadata(bucket, key.join('/')).catch(() => undefined);
  if (found && found.etag !== headers['x-amz-copy-source-if-match'])
    throw new S3Error(
      412,
      'PreconditionFailed',
      'At least one of the pre-conditions you specified did not hold',
    );
}

/** Completes an upload one request after the other, so that a second one finds it done. */
function inTurn() {
  const turns = new Map<string, Promise<unknown>>();
  return async (uploadId: string, serve: () => Promise<void>): Promise<void> => {
    const before = turns.get(uploadId) ?? Promise.resolve();
    const turn = before.then(serve, serve);
    turns.set(uploadId, turn);
    try {
      await turn;
    } finally {
      if (turns.get(uploadId) === turn) turns.delete(uploadId);
    }
  };
}

const isConditionalCopy = ({ method, headers }: S3Context): boolean =>
  method === 'PUT' && headers['x-amz-copy-source-if-match'] !== undefined;

/** Adds what the store lacks: ListParts, AbortMultipartUpload, NoSuchUpload after the end of an upload, and conditional copies. */
export function completeS3(dir: string): S3Middleware {
  const completing = inTurn();
  return async (context, next) => {
    const place = placeOf(context, dir);
    const ofParts = 'uploadId' in context.query;
    if (!place || context.method === 'OPTIONS' || !(ofParts || isConditionalCopy(context)))
      return next();
    if (ofParts) {
      const serve = () => serveParts(context, place, next);
      return context.method === 'POST' ? completing(place.uploadId, serve) : serve();
    }
    await requireSource(context);
    await next();
  };
}

/** Sends what was thrown as S3 does; errors of the store itself are sent by the store. */
export const answerErrors: S3Middleware = async (context, next) => {
  try {
    await next();
  } catch (error) {
    if (!(error instanceof S3Error || isDiskFull(error))) throw error;
    context.respond = false;
    // The rest of the request's body is not read.
    context.req.resume();
    sendS3Error(context.res, error);
  }
};
