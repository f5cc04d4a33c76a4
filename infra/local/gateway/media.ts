import type {
  IncomingHttpHeaders,
  IncomingMessage,
  OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  GetObjectCommand,
  type GetObjectCommandOutput,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { mediaHeaders } from '#infra/security-headers.ts';
import { endingOf, fileTypeOf } from '#shared/uploads/rules.ts';
import { BUCKETS } from '../names.ts';
import { send } from './answer.ts';
import { isSigned, type MediaKey, secondsLeft } from './signed-media.ts';

const MEDIA_PREFIX = '/media/';

export interface MediaOptions {
  /** Prefix of signed addresses, up to and including `/media`. */
  readonly baseUrl: string;
  readonly key: MediaKey;
  readonly s3Endpoint: string;
  /** Called for every answer, like the access log of the CDN. */
  readonly served?: (line: ServedMedia) => void;
}

/** One answer, with the fields of the CDN's access log. */
interface ServedMedia {
  readonly type: 'media';
  readonly date: string;
  readonly uri: string;
  /** As it was asked for, without its query. */
  readonly path: string;
  readonly query: string;
  readonly method: string;
  readonly school: string;
  readonly status: number;
  readonly bytes: number;
}

const isBucket = (name: string): name is keyof typeof BUCKETS => Object.hasOwn(BUCKETS, name);

/** Objects are kept by kind: `schools/<id>/<kind>/…`. */
function bucketOf(key: string): string {
  const kind = key.split('/')[2] ?? '';
  return isBucket(kind) ? BUCKETS[kind] : BUCKETS.avatars;
}

const countBytes = (add: (bytes: number) => void): Transform =>
  new Transform({
    transform(chunk: Buffer, _encoding, done) {
      add(chunk.length);
      done(undefined, chunk);
    },
  });

const objectKey = (url: string): string | undefined => {
  try {
    return decodeURIComponent(url.slice(MEDIA_PREFIX.length).split('?')[0] ?? '');
  } catch {
    return undefined;
  }
};

const refuse = (
  response: ServerResponse,
  status: number,
  text: string,
  headers: OutgoingHttpHeaders,
): void =>
  send(
    response,
    status,
    { ...headers, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    text,
  );

/** Errors for a missing object or range; any other is a fault of this server. */
const TOLD = new Set([404, 416]);

const statusOf = (error: unknown): number =>
  error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? 502) : 502;

/** By the file's ending, never as it was stored: what is not on our list is saved, not shown. */
function typeHeaders(name: string): OutgoingHttpHeaders {
  const ending = endingOf(name);
  if (ending) return { 'content-type': fileTypeOf(ending).contentType };
  return { 'content-type': 'application/octet-stream', 'content-disposition': 'attachment' };
}

const answerHeaders = (
  object: GetObjectCommandOutput,
  name: string,
  maxAge: number,
): OutgoingHttpHeaders => ({
  ...typeHeaders(name),
  ...(object.ContentDisposition && { 'content-disposition': object.ContentDisposition }),
  'content-length': object.ContentLength,
  'cache-control': `private, max-age=${maxAge}`,
  'accept-ranges': 'bytes',
  ...(object.ETag && { etag: object.ETag }),
  ...(object.ContentRange && { 'content-range': object.ContentRange }),
});

/** The requested range of an object. */
function wanted({ range, 'if-none-match': ifNoneMatch }: IncomingHttpHeaders, name: string) {
  return {
    Bucket: bucketOf(name),
    Key: name,
    ...(range && { Range: range }),
    ...(ifNoneMatch && { IfNoneMatch: ifNoneMatch }),
  };
}

function fail(response: ServerResponse, error: unknown, headers: OutgoingHttpHeaders): void {
  const status = statusOf(error);
  if (response.headersSent) response.destroy();
  else if (status === 304) send(response, 304, headers, '');
  else refuse(response, TOLD.has(status) ? status : 502, 'Not available', headers);
}

/** Serves files to requests with a valid signed address only. */
export function createMedia({ baseUrl, key, s3Endpoint, served }: MediaOptions) {
  const headers = mediaHeaders();
  const s3 = new S3Client({ endpoint: s3Endpoint });

  async function stream(
    request: IncomingMessage,
    response: ServerResponse,
    name: string,
    { maxAge, count }: { readonly maxAge: number; readonly count: Transform },
  ) {
    const object = await s3.send(new GetObjectCommand(wanted(request.headers, name)));
    const status = object.ContentRange ? 206 : 200;
    response.writeHead(status, { ...headers, ...answerHeaders(object, name, maxAge) });
    if (!(object.Body instanceof Readable)) return response.end();
    if (request.method === 'HEAD') object.Body.destroy();
    await (request.method === 'HEAD' ? response.end() : pipeline(object.Body, count, response));
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = request.url ?? '';
    const now = new Date();
    const address = `${baseUrl}/${url.slice(MEDIA_PREFIX.length)}`;
    const name = objectKey(url);
    if (!name || !isSigned(address, key, now)) return refuse(response, 403, 'Forbidden', headers);
    let bytes = 0;
    const count = countBytes((more) => {
      bytes += more;
    });
    await stream(request, response, name, { maxAge: secondsLeft(url, now), count }).catch(
      (error: unknown) => fail(response, error, headers),
    );
    const [, school = ''] = name.split('/');
    const [path = '', query = ''] = url.split('?');
    const asked = { path, query, method: request.method ?? 'GET' };
    const line = { date: now.toISOString(), uri: `/${name}`, ...asked, school, bytes };
    served?.({ type: 'media', ...line, status: response.statusCode });
  };
}
