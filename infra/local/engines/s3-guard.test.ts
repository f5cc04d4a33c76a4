import {
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { createPresignedPost, type PresignedPostOptions } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Engines, startEngines } from '#infra/local/start-engines.ts';

const MAX_BYTES = 1000;
const PREFIX = 'schools/sch-1/works/stu-1/';

let engines: Engines;
let s3: S3Client;

beforeAll(async () => {
  engines = await startEngines({ parts: ['s3'] });
  const { env } = engines;
  s3 = new S3Client({
    endpoint: engines.endpoints.s3 ?? '',
    region: env['AWS_REGION'] ?? '',
    requestChecksumCalculation: 'WHEN_REQUIRED',
    credentials: {
      accessKeyId: env['AWS_ACCESS_KEY_ID'] ?? '',
      secretAccessKey: env['AWS_SECRET_ACCESS_KEY'] ?? '',
    },
  });
}, 30_000);
afterAll(() => engines.stop());

const sign = (options: Partial<PresignedPostOptions> = {}) =>
  createPresignedPost(s3, {
    Bucket: 'works',
    Key: `${PREFIX}\${filename}`,
    Fields: { 'Content-Type': 'image/png' },
    Conditions: [['content-length-range', 1, MAX_BYTES]],
    ...options,
  });

type Signed = Awaited<ReturnType<typeof sign>>;

interface Upload {
  readonly fields?: Record<string, string>;
  readonly without?: string;
  readonly bytes?: number;
  readonly filename?: string;
}

async function upload(
  { url, fields }: Signed,
  { fields: changed = {}, without, bytes = 10, filename = 'cat.png' }: Upload = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...changed }))
    if (name !== without) form.append(name, value);
  form.append('file', new Blob([Buffer.alloc(bytes, 'x')], { type: 'image/png' }), filename);
  const answer = await fetch(url, { method: 'POST', body: form });
  const code = /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1];
  return { status: answer.status, code, headers: answer.headers };
}

const head = (Key: string) => s3.send(new HeadObjectCommand({ Bucket: 'works', Key }));

describe('a browser upload', () => {
  test('that keeps to its policy is stored with its type', async () => {
    const answer = await upload(await sign());
    expect(answer).toMatchObject({ status: 204 });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(await head(`${PREFIX}cat.png`)).toMatchObject({
      ContentLength: 10,
      ContentType: 'image/png',
    });
  });

  test('of the largest allowed size is stored', async () => {
    expect(await upload(await sign(), { bytes: MAX_BYTES, filename: 'full.png' })).toMatchObject({
      status: 204,
    });
    expect(await head(`${PREFIX}full.png`)).toMatchObject({ ContentLength: MAX_BYTES });
  });

  test('answers 201 with a description when asked to', async () => {
    const signed = await sign({
      Fields: { 'Content-Type': 'image/png', success_action_status: '201' },
    });
    expect(await upload(signed, { filename: 'made.png' })).toMatchObject({ status: 201 });
  });

  test('with a name in another script keeps it', async () => {
    expect(await upload(await sign(), { filename: '小猫.png' })).toMatchObject({ status: 204 });
    expect(await head(`${PREFIX}小猫.png`)).toMatchObject({ ContentLength: 10 });
  });

  test.each<[string, Upload, number, string]>([
    ['too large', { bytes: MAX_BYTES + 1 }, 400, 'EntityTooLarge'],
    ['far too large', { bytes: 3_000_000 }, 400, 'EntityTooLarge'],
    ['empty', { bytes: 0 }, 400, 'EntityTooSmall'],
    [
      'under another prefix',
      { fields: { key: 'schools/sch-2/works/stu-9/cat.png' } },
      403,
      'AccessDenied',
    ],
    [
      'with a key that climbs out',
      { fields: { key: `${PREFIX}../../../../escaped.png` } },
      400,
      'InvalidArgument',
    ],
    [
      'with a file name that climbs out',
      { filename: '../../../../../escaped.png' },
      400,
      'InvalidArgument',
    ],
    ['of another type', { fields: { 'Content-Type': 'text/html' } }, 403, 'AccessDenied'],
    ['without a type', { without: 'Content-Type' }, 403, 'AccessDenied'],
    ['with a field nobody allowed', { fields: { 'x-amz-meta-x': '1' } }, 403, 'AccessDenied'],
    [
      'with a field that is too long',
      { fields: { a: 'x'.repeat(21 * 1024) } },
      400,
      'MaxPostPreDataLengthExceeded',
    ],
    [
      'with fields that are too long together',
      { fields: Object.fromEntries([...'abcde'].map((name) => [name, 'x'.repeat(5 * 1024)])) },
      400,
      'MaxPostPreDataLengthExceeded',
    ],
    [
      'with too many fields',
      { fields: Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`a${at}`, ''])) },
      400,
      'MaxPostPreDataLengthExceeded',
    ],
    [
      'with a tampered policy',
      {
        fields: {
          Policy: Buffer.from('{"expiration":"2999-01-01T00:00:00Z","conditions":[]}').toString(
            'base64',
          ),
        },
      },
      403,
      'SignatureDoesNotMatch',
    ],
    [
      'with a wrong signature',
      { fields: { 'X-Amz-Signature': 'ab'.repeat(32) } },
      403,
      'SignatureDoesNotMatch',
    ],
    ['without a signature', { without: 'X-Amz-Signature' }, 403, 'AccessDenied'],
    ['without a policy', { without: 'Policy' }, 403, 'AccessDenied'],
    ['without a key', { without: 'key' }, 400, 'InvalidArgument'],
  ])('%s is refused and leaves nothing', async (_name, form, status, code) => {
    const signed = await sign();
    expect(await upload(signed, { filename: 'refused.png', ...form })).toMatchObject({
      status,
      code,
    });
    await expect(head(`${PREFIX}refused.png`)).rejects.toMatchObject({ name: 'NotFound' });
  });

  test('after its policy has expired is refused', async () => {
    expect(await upload(await sign({ Expires: -1 }))).toMatchObject({
      status: 403,
      code: 'AccessDenied',
    });
  });

  test('signed for another bucket is refused', async () => {
    const signed = await sign();
    const elsewhere = { ...signed, url: signed.url.replace('/works', '/avatars') };
    expect(await upload(elsewhere)).toMatchObject({ status: 403, code: 'AccessDenied' });
  });

  test('to the address of an object is refused', async () => {
    const signed = await sign();
    const elsewhere = { ...signed, url: `${signed.url}/schools/sch-1/works` };
    expect(await upload(elsewhere)).toMatchObject({ status: 405, code: 'MethodNotAllowed' });
  });

  test('signed with a foreign key is refused', async () => {
    const signed = await sign();
    const credential = signed.fields['X-Amz-Credential']?.replace(/^[^/]+/, 'S3RVER') ?? '';
    const answer = await upload(signed, { fields: { 'X-Amz-Credential': credential } });
    expect(answer).toMatchObject({ status: 403, code: 'InvalidAccessKeyId' });
  });

  test('that is no form at all is refused', async () => {
    const { url } = await sign();
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data' },
      body: 'x',
    });
    expect(answer.status).toBe(400);
  });
});

describe('other requests', () => {
  test('pass when they are signed', async () => {
    await s3.send(
      new PutObjectCommand({
        Bucket: 'works',
        Key: 'a/b.txt',
        Body: 'hello',
        ContentType: 'text/plain',
      }),
    );
    const object = await s3.send(new GetObjectCommand({ Bucket: 'works', Key: 'a/b.txt' }));
    expect(await object.Body?.transformToString()).toBe('hello');
  });

  test('pass when their address is signed, and not when it is changed', async () => {
    await s3.send(new PutObjectCommand({ Bucket: 'works', Key: 'a/c.txt', Body: 'hello' }));
    const url = await getSignedUrl(s3, new GetObjectCommand({ Bucket: 'works', Key: 'a/c.txt' }));
    expect(await (await fetch(url)).text()).toBe('hello');
    expect((await fetch(url.replace('c.txt', 'd.txt'))).status).toBe(403);
  });

  test.each(['GET', 'PUT', 'DELETE', 'POST'])(
    'are refused without a signature: %s',
    async (method) => {
      const answer = await fetch(`${engines.endpoints.s3}/works/a/b.txt`, { method });
      expect(answer.status).toBe(403);
    },
  );
});
