import {
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { describe, expect, test } from 'vitest';
import { type SignedRequest, verifySignature } from './signature.ts';

const credentials = { accessKeyId: 'LOCAL1', secretAccessKey: 'secret' };
const NOW = new Date('2026-11-22T09:00:00Z');
const WEEK = 7 * 86_400;

const client = (changes = {}) =>
  new S3Client({
    endpoint: 'http://127.0.0.1:4000/s3',
    region: 'us-east-1',
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    credentials,
    ...changes,
  });

const at = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const verify = (request: SignedRequest, now = NOW) =>
  verifySignature(request, { credentials, service: 's3', now });
const codeOf = (request: SignedRequest, now = NOW): string => {
  try {
    verify(request, now);
    return 'none';
  } catch (error) {
    return (error as { code?: string }).code ?? String(error);
  }
};

const NAME = { Bucket: 'works', Key: 'a/小 film (1).mp4' };

/** A signed address of one part, as browsers get it. */
async function address({ by = client(), seconds = 900, from = NOW } = {}): Promise<SignedRequest> {
  const part = { ...NAME, UploadId: 'ab', PartNumber: 1, ContentLength: 5 };
  const url = new URL(
    await getSignedUrl(by, new UploadPartCommand(part), {
      expiresIn: seconds,
      signingDate: from,
      signableHeaders: new Set(['host', 'content-length']),
      unhoistableHeaders: new Set(['content-length']),
    }),
  );
  const headers = { host: url.host, 'content-length': '5' };
  return { method: 'PUT', url: url.pathname + url.search, headers };
}

/** What a client of the functions sends, signed in its header. */
async function sent(command: PutObjectCommand | GetObjectCommand): Promise<SignedRequest> {
  const by = client();
  const seen: SignedRequest[] = [];
  by.middlewareStack.add(
    () => async (args) => {
      const { method, path, query, headers } = args.request as unknown as {
        method: string;
        path: string;
        query: Record<string, string>;
        headers: Record<string, string>;
      };
      const lower = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
      const url = `${path}?${new URLSearchParams(query)}`;
      seen.push({ method, url, headers: Object.fromEntries(lower) });
      throw new Error('seen');
    },
    { step: 'deserialize', priority: 'low' },
  );
  await by.send(command as PutObjectCommand).catch(() => undefined);
  const [request] = seen;
  if (!request) throw new Error('nothing was sent');
  return request;
}

const withHeader = (request: SignedRequest, name: string, value: string): SignedRequest => ({
  ...request,
  headers: { ...request.headers, [name]: value },
});
const withUrl = (request: SignedRequest, from: string | RegExp, to: string): SignedRequest => ({
  ...request,
  url: request.url.replace(from, to),
});

describe('a signed address', () => {
  test('is good for its time', async () => {
    expect(verify(await address())).toBeUndefined();
    expect(codeOf(await address(), at(899))).toBe('none');
    expect(codeOf(await address({ seconds: WEEK }), at(WEEK - 1))).toBe('none');
  });

  test('is refused after its end, before its beginning, and for more than a week', async () => {
    expect(codeOf(await address(), at(901))).toBe('AccessDenied');
    expect(codeOf(await address(), at(-901))).toBe('RequestTimeTooSkewed');
    const long = withUrl(await address(), 'X-Amz-Expires=900', `X-Amz-Expires=${WEEK + 1}`);
    expect(codeOf(long)).toBe('AccessDenied');
  });

  test.each([
    ['of another part', (good: SignedRequest) => withUrl(good, 'partNumber=1', 'partNumber=2')],
    ['of another key', (good: SignedRequest) => withUrl(good, '/a/', '/b/')],
    ['for another method', (good: SignedRequest) => ({ ...good, method: 'DELETE' })],
    ['for another host', (good: SignedRequest) => withHeader(good, 'host', 'evil.example')],
    ['with more bytes', (good: SignedRequest) => withHeader(good, 'content-length', '6')],
    ['with a later date', (good: SignedRequest) => withUrl(good, /T090000Z/, 'T090100Z')],
    ['with one more parameter', (good: SignedRequest) => ({ ...good, url: `${good.url}&acl` })],
    [
      'with an empty signature',
      (good: SignedRequest) => withUrl(good, /Signature=\w+/, 'Signature=0'),
    ],
  ])('is refused %s', async (_what, change) => {
    expect(codeOf(change(await address()))).toBe('SignatureDoesNotMatch');
  });

  test('takes no header of the store that was not signed', async () => {
    const copy = withHeader(await address(), 'x-amz-copy-source', 'works/schools/sch-2/a.mp4');
    expect(codeOf(copy)).toBe('AccessDenied');
  });

  test('is not one by the name of its signature alone', () => {
    const headers = { host: '127.0.0.1' };
    for (const query of ['X-Amz-Signature=x', 'x-amz-signature=x', 'Signature=x', ''])
      expect(codeOf({ method: 'GET', url: `/works?${query}`, headers })).toBe('AccessDenied');
  });

  test.each([
    [
      'another key',
      { credentials: { ...credentials, secretAccessKey: 'x' } },
      'SignatureDoesNotMatch',
    ],
    [
      'another account',
      { credentials: { ...credentials, accessKeyId: 'x' } },
      'InvalidAccessKeyId',
    ],
    ['another region', { region: 'eu-west-1' }, 'SignatureDoesNotMatch'],
  ])('is refused when it is made with %s', async (_what, changes, code) => {
    expect(codeOf(await address({ by: client(changes) }))).toBe(code);
  });

  test('cannot be signed in its header too', async () => {
    expect(codeOf(withHeader(await address(), 'authorization', 'AWS4-HMAC-SHA256 x'))).toBe(
      'AccessDenied',
    );
  });
});

describe('a request signed in its header', () => {
  const now = () => new Date();
  const put = () => sent(new PutObjectCommand({ ...NAME, Body: Buffer.from('hello') }));

  test('is good for a quarter of an hour, and says what its body is', async () => {
    const request = await put();
    expect(verify(request, now())).toMatch(/^[0-9a-f]{64}$/);
    expect(codeOf(await sent(new GetObjectCommand(NAME)), now())).toBe('none');
    // The time that is signed has no fraction of a second.
    expect(codeOf(request, new Date(Date.now() + 901_000))).toBe('RequestTimeTooSkewed');
    expect(codeOf(request, new Date(Date.now() - 902_000))).toBe('RequestTimeTooSkewed');
  });

  test.each([
    ['with another body', 'x-amz-content-sha256', 'UNSIGNED-PAYLOAD', 'SignatureDoesNotMatch'],
    ['with a copy instead of a body', 'x-amz-copy-source', 'works/b', 'AccessDenied'],
    ['with another date', 'x-amz-date', '20261122T000000Z', 'RequestTimeTooSkewed'],
    ['with nonsense', 'authorization', 'AWS4-HMAC-SHA256 nonsense', 'AccessDenied'],
    ['of the older signature', 'authorization', 'AWS LOCAL1:abc', 'AccessDenied'],
  ])('is refused %s', async (_what, name, value, code) => {
    expect(codeOf(withHeader(await put(), name, value), new Date(Date.now() + 60_000))).toBe(code);
  });

  test('signs its host', async () => {
    const request = await put();
    const headers = { ...request.headers };
    headers.authorization = headers.authorization?.replace(';host', '');
    expect(codeOf({ ...request, headers }, now())).toBe('AccessDenied');
  });
});
