import { createReadStream } from 'node:fs';
import { type IncomingMessage, request as openRequest, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { readForm, type UploadedForm } from './post-form.ts';
import { type Credentials, checkPostPolicy, type Fields, type SizeRange } from './post-policy.ts';
import { accessDenied, S3Error, sendS3Error } from './s3-error.ts';

export interface GuardOptions {
  readonly credentials: Credentials;
  /** Where the unguarded S3 listens. */
  readonly upstream: { readonly host: string; readonly port: number };
  /** Folder of uploads until their size is checked. */
  readonly uploads: string;
  readonly passOn: (request: IncomingMessage, response: ServerResponse) => void;
}

const FORM_HEADERS = ['content-type', 'cache-control', 'content-disposition', 'content-encoding'];

const pathOf = (request: IncomingMessage): string => (request.url ?? '/').split('?')[0] ?? '/';

const isForm = (request: IncomingMessage): boolean =>
  request.method === 'POST' && /^multipart\/form-data/i.test(request.headers['content-type'] ?? '');

/** The store maps keys to files, so a key must not lead out of its bucket. */
function checkKey(key: string): string {
  if (!key)
    throw new S3Error(400, 'InvalidArgument', "Bucket POST must contain a field named 'key'.");
  const climbs =
    key.startsWith('/') ||
    key.includes('\0') ||
    key.split('/').some((part) => part === '.' || part === '..');
  if (climbs) throw new S3Error(400, 'InvalidArgument', 'The key is not usable.', { Key: key });
  return key;
}

/** S3 replaces this with the name of the sent file. */
const FILENAME = /\$\{filename\}/g;

const keyOf = (fields: Fields, filename: string): string =>
  (fields.get('key') ?? '').replace(FILENAME, () => filename);

function storedHeaders(form: UploadedForm): Record<string, string> {
  const kept = [...form.fields].filter(
    ([name]) => FORM_HEADERS.includes(name) || name.startsWith('x-amz-meta-'),
  );
  return { ...Object.fromEntries(kept), 'content-length': String(form.size) };
}

/** Puts the file into the store and answers its ETag. */
async function store(
  form: UploadedForm,
  bucket: string,
  key: string,
  { upstream }: GuardOptions,
): Promise<string> {
  const path = `/${bucket}/${key.split('/').map(encodeURIComponent).join('/')}`;
  const put = openRequest({ ...upstream, path, method: 'PUT', headers: storedHeaders(form) });
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    put.once('response', resolve).once('error', reject);
  });
  const [answer] = await Promise.all([answered, pipeline(createReadStream(form.path), put)]);
  answer.resume();
  if (answer.statusCode === 200) return answer.headers.etag ?? '';
  if (answer.statusCode === 404)
    throw new S3Error(404, 'NoSuchBucket', 'The specified bucket does not exist');
  throw new Error(`the store answered ${answer.statusCode}`);
}

function sendStored(
  response: ServerResponse,
  form: UploadedForm,
  etag: string,
  bucket: string,
  key: string,
): void {
  const wanted = Number(form.fields.get('success_action_status'));
  const status = wanted === 200 || wanted === 201 ? wanted : 204;
  const location = `/${bucket}/${key}`;
  const body =
    status === 201
      ? `<?xml version="1.0" encoding="UTF-8"?>\n<PostResponse><Location>${encodeURI(location)}</Location><Bucket>${bucket}</Bucket><Key>${encodeURI(key)}</Key><ETag>${etag}</ETag></PostResponse>`
      : '';
  response.writeHead(status, {
    etag,
    location: encodeURI(location),
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'ETag, Location',
    ...(body && { 'content-type': 'application/xml', 'content-length': Buffer.byteLength(body) }),
  });
  response.end(body);
}

async function acceptForm(
  request: IncomingMessage,
  response: ServerResponse,
  options: GuardOptions,
) {
  const bucket = decodeURIComponent(pathOf(request).split('/')[1] ?? '');
  const check = (fields: Fields, filename: string): SizeRange => {
    const seen = new Map(fields)
      .set('bucket', bucket)
      .set('key', checkKey(keyOf(fields, filename)));
    return checkPostPolicy(seen, options.credentials, new Date());
  };
  const form = await readForm(request, options.uploads, check);
  try {
    const key = keyOf(form.fields, form.filename);
    sendStored(response, form, await store(form, bucket, key, options), bucket, key);
  } finally {
    await form.discard();
  }
}

const isSigned = (request: IncomingMessage): boolean =>
  request.headers.authorization !== undefined || /[?&]X-Amz-Signature=/.test(request.url ?? '');

/**
 * A proxy that protects a store without access control: it refuses unsigned requests, and upload forms that
 * break their signed policy. The store itself checks the signatures of other requests.
 */
export const createGuard =
  (options: GuardOptions) =>
  (request: IncomingMessage, response: ServerResponse): void => {
    if (isForm(request)) {
      acceptForm(request, response, options).catch((error: unknown) =>
        sendS3Error(response, error),
      );
    } else if (request.method === 'OPTIONS' || isSigned(request)) {
      options.passOn(request, response);
    } else {
      request.resume();
      sendS3Error(response, accessDenied('Access Denied'));
    }
  };
