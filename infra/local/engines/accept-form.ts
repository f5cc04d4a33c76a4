import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { S3Store } from '@20minutes/s3rver';
import { readForm, type UploadedForm } from './post-form.ts';
import { checkPostPolicy, type Fields, type SizeRange } from './post-policy.ts';
import { isKey } from './request-target.ts';
import { S3Error } from './s3-error.ts';
import type { Credentials } from './signature.ts';

const FORM_HEADERS = ['content-type', 'cache-control', 'content-disposition', 'content-encoding'];

export const isForm = (request: IncomingMessage): boolean =>
  request.method === 'POST' && /^multipart\/form-data/i.test(request.headers['content-type'] ?? '');

/** The store maps keys to files, so a key must not lead out of its bucket. */
function checkKey(key: string): string {
  if (!key)
    throw new S3Error(400, 'InvalidArgument', "Bucket POST must contain a field named 'key'.");
  if (!isKey(key))
    throw new S3Error(400, 'InvalidArgument', 'The key is not usable.', { Key: key });
  return key;
}

/** S3 replaces this with the name of the sent file. */
const FILENAME = /\$\{filename\}/g;

const keyOf = (fields: Fields, filename: string): string =>
  (fields.get('key') ?? '').replace(FILENAME, () => filename);

const metadataOf = ({ fields }: UploadedForm): Record<string, string> => ({
  'content-type': 'binary/octet-stream',
  ...Object.fromEntries(
    [...fields].filter(([name]) => FORM_HEADERS.includes(name) || name.startsWith('x-amz-meta-')),
  ),
});

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

export interface FormOptions {
  readonly credentials: Credentials;
  readonly store: S3Store;
  /** Folder of uploads until their size is checked. */
  readonly uploads: string;
}

/** Stores the file of an upload form, if the form keeps to its signed policy. */
export async function acceptForm(
  request: IncomingMessage,
  response: ServerResponse,
  bucket: string,
  { credentials, uploads, store }: FormOptions,
): Promise<void> {
  const check = (fields: Fields, filename: string): SizeRange => {
    const seen = new Map(fields)
      .set('bucket', bucket)
      .set('key', checkKey(keyOf(fields, filename)));
    return checkPostPolicy(seen, credentials, new Date());
  };
  const form = await readForm(request, uploads, check);
  try {
    const key = keyOf(form.fields, form.filename);
    const content = createReadStream(form.path);
    const { md5 } = await store.putObject({ bucket, key, content, metadata: metadataOf(form) });
    sendStored(response, form, `"${md5}"`, bucket, key);
  } finally {
    await form.discard();
  }
}
