import type { IncomingMessage, ServerResponse } from 'node:http';
import { ACCESS_LOGS_BUCKET, BUCKETS, S3_PREFIX } from '../names.ts';
import { acceptForm, type FormOptions, isForm } from './accept-form.ts';
import { encode, type Pair, parseTarget } from './request-target.ts';
import { S3Error, sendS3Error } from './s3-error.ts';
import { type Credentials, type Rule, verifySignature } from './signature.ts';

export interface GuardOptions extends FormOptions {
  /** Hands a request over to the store, in this process: the store itself listens nowhere. */
  readonly passOn: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
}

/** A request to one of the buckets. */
interface Visit {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly bucket: string;
  /** Cut at its slashes. */
  readonly key: readonly string[];
  readonly query: readonly Pair[];
}

/** Parameters of a signed address that only say how it is signed. */
const SIGNATURE_PARAMETER =
  /^x-amz-(?:algorithm|credential|date|expires|signedheaders|signature|content-sha256)$/i;

/**
 * A request that was found good, as the store reads it: without a signature, in one way of writing, and with the
 * store's headers as headers, which signed addresses have among their parameters.
 */
function rewrite({ request, bucket, key, query }: Visit, payload: string | undefined): void {
  const isHeader = ([name]: Pair): boolean => /^x-amz-/i.test(name);
  const kept = query.filter((pair) => !isHeader(pair)).map((pair) => pair.map(encode).join('='));
  const path = `/${[bucket, ...key].map(encode).join('/')}`;
  request.url = kept.length > 0 ? `${path}?${kept.join('&')}` : path;
  for (const [name, value] of query.filter(isHeader))
    if (!SIGNATURE_PARAMETER.test(name)) request.headers[name.toLowerCase()] = value;
  delete request.headers.authorization;
  delete request.headers['x-amz-content-sha256'];
  if (payload !== undefined) request.headers['x-amz-content-sha256'] = payload;
}

const SHA256 = /^[0-9a-f]{64}$/;

function checkSignature(request: IncomingMessage, credentials: Credentials): string | undefined {
  const { method = '', url = '', headers } = request;
  const rule: Rule = { credentials, service: 's3', now: new Date() };
  const payload = verifySignature({ method, url, headers }, rule);
  if (payload === undefined || SHA256.test(payload)) return payload;
  // The functions' clients and browsers send neither signed chunks nor trailers.
  throw new S3Error(501, 'NotImplemented', 'x-amz-content-sha256 must be a SHA-256 in hex.');
}

function readVisit(request: IncomingMessage, response: ServerResponse): Visit {
  const { segments, query } = parseTarget(request.url ?? '');
  const [, first = '', ...rest] = segments;
  const [bucket = '', ...key] = `/${first}` === S3_PREFIX ? rest : [first, ...rest];
  return { request, response, bucket, key, query };
}

const BUCKET_NAMES: ReadonlySet<string> = new Set([...Object.values(BUCKETS), ACCESS_LOGS_BUCKET]);

/** Which object a copy reads: its header is written anew in the one way in which the store reads it. */
function checkCopySource({ headers }: IncomingMessage): void {
  const source = headers['x-amz-copy-source'];
  if (source === undefined) return;
  const { segments } = parseTarget(`/${String(source).replace(/^\//, '')}`);
  const [, bucket = '', ...key] = segments;
  if (!BUCKET_NAMES.has(bucket) || key.join('/') === '')
    throw new S3Error(400, 'InvalidArgument', 'The source of the copy is not usable.');
  headers['x-amz-copy-source'] = encodeURI(`${bucket}/${key.join('/')}`);
}

async function admit(request: IncomingMessage, response: ServerResponse, options: GuardOptions) {
  const visit = readVisit(request, response);
  const asksFirst = request.method === 'OPTIONS';
  const payload =
    asksFirst || isForm(request) ? undefined : checkSignature(request, options.credentials);
  if (!BUCKET_NAMES.has(visit.bucket))
    throw new S3Error(404, 'NoSuchBucket', 'The specified bucket does not exist');
  if (!asksFirst && isForm(request)) {
    // A form goes to its bucket, and only its field names the object.
    if (visit.key.join('') !== '')
      throw new S3Error(405, 'MethodNotAllowed', 'A form is sent to the address of its bucket.');
    return acceptForm(request, response, visit.bucket, options);
  }
  rewrite(visit, payload);
  checkCopySource(request);
  await options.passOn(request, response);
}

/**
 * Stands before a store without access control. It checks every request whole before the store sees it: the
 * signature, the path, and of upload forms the signed policy. Only the question of a browser whether it may send
 * (OPTIONS) needs no signature.
 */
export const createGuard =
  (options: GuardOptions) =>
  (request: IncomingMessage, response: ServerResponse): void => {
    admit(request, response, options).catch((error: unknown) => {
      request.resume();
      sendS3Error(response, error);
    });
  };
