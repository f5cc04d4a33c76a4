import { createHash, createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { isSameText } from '#functions/platform/same-text.ts';
import { REGION } from '../names.ts';
import { encode, type Pair, parseTarget } from './request-target.ts';

export interface Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** Why a request is not taken for one of ours; `code` is the one of AWS. */
export class SignatureError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

const ALGORITHM = 'AWS4-HMAC-SHA256';
const DAY_SECONDS = 86_400;
const SKEW_SECONDS = 15 * 60;
const EXPIRES_MAX = 7 * DAY_SECONDS;
const UNSIGNED = 'UNSIGNED-PAYLOAD';

/** What a request says of its own signature, in its Authorization header or in its address. */
interface Claim {
  readonly algorithm: string;
  readonly credential: string;
  readonly signedHeaders: readonly string[];
  readonly signature: string;
  readonly time: string;
  /** Seconds; of a signed address only. */
  readonly expires?: string;
  /** SHA-256 of the body in hex, or that it is not signed. */
  readonly payload: string;
}

export interface SignedRequest {
  readonly method: string;
  /** Path and query as they were sent. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}

export interface Rule {
  readonly credentials: Credentials;
  readonly service: 's3' | 'dynamodb' | 'cognito-idp' | 'ses' | 'sns';
  /** Compared with the time of the request; without it a request may be of any time. */
  readonly now?: Date;
  /** Of the body, where it has been read; without it the request has to name it. */
  readonly payload?: string;
}

const hmac = (key: string | Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();
export const sha256 = (content: string | Buffer): string =>
  createHash('sha256').update(content).digest('hex');

/** The key of a scope: day, region, service and `aws4_request`. */
const signingKey = (secretAccessKey: string, scope: readonly string[]): Buffer =>
  scope.reduce<Buffer>(hmac, Buffer.from(`AWS4${secretAccessKey}`));

/** Checks a signature over a text; `credential` names the access key and the scope. */
export function checkSigned(
  signed: { readonly text: string; readonly credential: string; readonly signature: string },
  { credentials, service }: Rule,
): void {
  const [accessKeyId = '', ...scope] = signed.credential.split('/');
  if (!isSameText(accessKeyId, credentials.accessKeyId))
    throw new SignatureError(
      'InvalidAccessKeyId',
      'The AWS Access Key Id you provided does not exist in our records.',
    );
  const [day = ''] = scope;
  const expected = [day, REGION, service, 'aws4_request'];
  const signature = hmac(signingKey(credentials.secretAccessKey, expected), signed.text);
  if (
    scope.join('/') !== expected.join('/') ||
    !isSameText(signed.signature, signature.toString('hex'))
  )
    throw new SignatureError(
      'SignatureDoesNotMatch',
      'The request signature we calculated does not match the signature you provided.',
    );
}

const AUTHORIZATION = /^(\S+) +Credential=([^,\s]+), *SignedHeaders=([^,\s]+), *Signature=(\w+)$/;

const denied = (reason: string): SignatureError => new SignatureError('AccessDenied', reason);

const text = (value: string | string[] | undefined): string =>
  typeof value === 'string' ? value : '';

function claimOfHeader({ headers }: SignedRequest): Claim {
  const found = AUTHORIZATION.exec(headers.authorization ?? '');
  if (!found) throw denied('The Authorization header is not one of Signature Version 4.');
  const [, algorithm = '', credential = '', signedHeaders = '', signature = ''] = found;
  return {
    algorithm,
    credential,
    signedHeaders: signedHeaders.split(';'),
    signature,
    time: text(headers['x-amz-date']),
    payload: text(headers['x-amz-content-sha256']),
  };
}

function claimOfQuery(query: readonly Pair[]): Claim {
  const values = new Map(query);
  const read = (name: string): string => {
    const value = values.get(name);
    if (value) return value;
    throw denied(`A signed address needs ${name}.`);
  };
  return {
    algorithm: read('X-Amz-Algorithm'),
    credential: read('X-Amz-Credential'),
    signedHeaders: read('X-Amz-SignedHeaders').split(';'),
    signature: read('X-Amz-Signature'),
    time: read('X-Amz-Date'),
    expires: read('X-Amz-Expires'),
    payload: values.get('X-Amz-Content-Sha256') ?? UNSIGNED,
  };
}

const TIME = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;

/** Epoch seconds of `20261122T093000Z`. */
function secondsOf(time: string): number {
  const seconds = Date.parse(time.replace(TIME, '$1-$2-$3T$4:$5:$6Z')) / 1000;
  if (!TIME.test(time) || Number.isNaN(seconds))
    throw denied('The date of the request is missing.');
  return seconds;
}

function checkTime({ time, expires }: Claim, now: Date | undefined): void {
  const began = secondsOf(time);
  if (!now) return;
  const age = now.getTime() / 1000 - began;
  if (age < -SKEW_SECONDS || (expires === undefined && age > SKEW_SECONDS))
    throw new SignatureError(
      'RequestTimeTooSkewed',
      'The difference between the request time and the current time is too large.',
    );
  if (expires === undefined) return;
  if (!/^\d+$/.test(expires) || Number(expires) > EXPIRES_MAX)
    throw denied('X-Amz-Expires must be a number of seconds, at most a week.');
  if (age > Number(expires)) throw denied('Request has expired');
}

function checkSignedHeaders({ signedHeaders }: Claim, headers: IncomingHttpHeaders): void {
  const signed = new Set(signedHeaders);
  const needed = Object.keys(headers).filter((name) => name.startsWith('x-amz-'));
  if (!signed.has('host') || needed.some((name) => !signed.has(name)))
    throw denied('There were headers present in the request which were not signed');
}

function canonicalQuery(query: readonly Pair[]): string {
  const signed = query
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]): Pair => [encode(name), encode(value)]);
  const order = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
  return signed
    .toSorted(([a, x], [b, y]) => order(a, b) || order(x, y))
    .map((pair) => pair.join('='))
    .join('&');
}

const canonicalHeader = (name: string, value: string | string[] | undefined): string =>
  `${name}:${[value ?? ''].flat().join(',').trim().replace(/\s+/g, ' ')}\n`;

function canonicalRequest(request: SignedRequest, claim: Claim, payload: string): string {
  const { segments, query } = parseTarget(request.url);
  const { signedHeaders } = claim;
  return [
    request.method,
    segments.map(encode).join('/'),
    canonicalQuery(query),
    signedHeaders.map((name) => canonicalHeader(name, request.headers[name])).join(''),
    signedHeaders.join(';'),
    payload,
  ].join('\n');
}

function claimOf(request: SignedRequest): Claim {
  const { query } = parseTarget(request.url);
  const isAddress = query.some(([name]) => name === 'X-Amz-Signature');
  if (isAddress && request.headers.authorization !== undefined)
    throw denied('Only one auth mechanism allowed');
  if (isAddress) return claimOfQuery(query);
  if (request.headers.authorization === undefined) throw denied('Access Denied');
  return claimOfHeader(request);
}

/**
 * Checks the whole Signature Version 4 of a request, in its header or its address: key, scope, time, the
 * signed headers, and that no other `x-amz-` header was sent. Throws a SignatureError; answers the SHA-256 that
 * the body must have, or undefined where the body is not signed.
 */
export function verifySignature(request: SignedRequest, rule: Rule): string | undefined {
  const claim = claimOf(request);
  if (claim.algorithm !== ALGORITHM) throw denied(`Only ${ALGORITHM} is supported.`);
  checkTime(claim, rule.now);
  checkSignedHeaders(claim, request.headers);
  const payload = rule.payload ?? claim.payload;
  const [, day = '', ...scope] = claim.credential.split('/');
  const signedText = [
    ALGORITHM,
    claim.time,
    [day, ...scope].join('/'),
    sha256(canonicalRequest(request, claim, payload)),
  ].join('\n');
  if (!claim.time.startsWith(day)) throw denied('The scope is of another day.');
  checkSigned({ text: signedText, credential: claim.credential, signature: claim.signature }, rule);
  return payload === UNSIGNED ? undefined : payload;
}
