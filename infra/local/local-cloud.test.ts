import { resolve } from 'node:path';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/cloudfront-signer';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { demoStore } from '#tests/runner/demo-store.ts';
import { type LocalCloud, startLocalCloud } from './start-local-cloud.ts';

/** Any folder with a start page: these tests need no built application. */
const WEB_ROOT = resolve(import.meta.dirname, '../../frontend');

let cloud: LocalCloud;
const said: string[] = [];
beforeAll(async () => {
  cloud = await startLocalCloud({
    seed: true,
    filled: await demoStore(),
    webRoot: WEB_ROOT,
    say: (text) => said.push(text),
  });
}, 60_000);
afterAll(() => cloud.stop());

const KEY = 'schools/sch-demo/avatars/a b/小.png';

const s3 = () =>
  new S3Client({
    endpoint: cloud.env['AWS_ENDPOINT_URL_S3'] ?? '',
    region: cloud.env['AWS_REGION'] ?? '',
    requestChecksumCalculation: 'WHEN_REQUIRED',
    credentials: {
      accessKeyId: cloud.env['AWS_ACCESS_KEY_ID'] ?? '',
      secretAccessKey: cloud.env['AWS_SECRET_ACCESS_KEY'] ?? '',
    },
  });

async function call(path: string, fields: Record<string, string>, authorization = '0') {
  const headers = { authorization, lang: 'en' };
  const answer = await fetch(`${cloud.url}/api/${path}`, {
    method: 'POST',
    headers,
    body: new URLSearchParams(fields),
  });
  return answer.json();
}

const logIn = async (username: string) =>
  (await call('index/login', { username, password: 'demo123456' })).data;

test('every part is up', async () => {
  const answer = await fetch(`${cloud.url}/healthz`);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({
    status: 'ok',
    parts: { dynamodb: 'ok', s3: 'ok', cognito: 'ok', sns: 'ok', data: 'ok' },
  });
});

test.each(['demo_principal', 'demo_teacher', 'demo_student', 'demo_live', 'platform_admin'])(
  '%s signs in',
  async (account) => {
    const user = await logIn(account);
    const { code, data } = await call('index/loginStatus', {}, `${user.token}_${user.id}`);
    expect({ code, account: data.account }).toEqual({ code: 1, account });
  },
);

test('a browser refreshes and ends its session at its own origin', async () => {
  const { refresh_token } = await logIn('demo_student');
  const config = await (await fetch(`${cloud.url}/config.json`)).json();
  const ask = (target: string, body: object) =>
    fetch(new URL(config.cognitoEndpoint, cloud.url), {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${target}`,
      },
      body: JSON.stringify({ ClientId: config.userPoolClientId, ...body }),
    });
  const fresh = await ask('GetTokensFromRefreshToken', { RefreshToken: refresh_token });
  expect((await fresh.json()).AuthenticationResult.IdToken).toBeTruthy();
  expect((await ask('RevokeToken', { Token: refresh_token })).status).toBe(200);
  expect((await ask('GetTokensFromRefreshToken', { RefreshToken: refresh_token })).status).toBe(
    400,
  );
});

test('media are shown to who holds a signed address, with their type', async () => {
  await s3().send(
    new PutObjectCommand({
      Bucket: 'avatars',
      Key: KEY,
      Body: Buffer.from('png'),
      ContentType: 'image/png',
    }),
  );
  const url = `${cloud.env['MEDIA_BASE_URL']}/${KEY.split('/').map(encodeURIComponent).join('/')}`;
  const { mediaPrivateKey: privateKey } = JSON.parse(cloud.env['SECRETS'] ?? '{}');
  const sign = (address: string, dateLessThan: Date) =>
    getSignedUrl({
      url: address,
      keyPairId: cloud.env['MEDIA_KEY_ID'] ?? '',
      privateKey,
      dateLessThan: dateLessThan.toISOString(),
    });
  const tomorrow = new Date(Date.now() + 86_400_000);
  const shown = await fetch(sign(url, tomorrow));
  expect([shown.status, await shown.text()]).toEqual([200, 'png']);
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'cache-control': expect.stringMatching(/^private, max-age=863\d\d$|^private, max-age=86400$/),
  });
  expect((await fetch(sign(url, tomorrow), { headers: { range: 'bytes=1-1' } })).status).toBe(206);
  expect(
    (
      await fetch(sign(url, tomorrow), {
        headers: { 'if-none-match': shown.headers.get('etag') ?? '' },
      })
    ).status,
  ).toBe(304);
  expect((await fetch(url)).status).toBe(403);
  expect((await fetch(sign(url, new Date(Date.now() - 1000)))).status).toBe(403);
  expect((await fetch(sign(`${url}.gone`, tomorrow))).status).toBe(404);
});

test('a browser uploads to the address that a function signs', async () => {
  const { url, fields } = await createPresignedPost(s3(), {
    Bucket: 'works',
    Key: 'schools/sch-demo/works/x.txt',
  });
  expect(url.startsWith('http://127.0.0.1:')).toBe(true);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob(['work']), 'x.txt');
  const origin = { origin: cloud.url };
  expect((await fetch(url, { method: 'POST', body: form, headers: origin })).status).toBe(204);
  expect((await fetch(`${cloud.url}/s3/works/schools/sch-demo/works/x.txt`)).status).toBe(403);
});

test('the functions can be loaded anew while the engines run', async () => {
  const before = await logIn('demo_teacher');
  await cloud.reload();
  const { code } = await call('index/loginStatus', {}, `${before.token}_${before.id}`);
  expect(code).toBe(1);
});

test('a part that has died is named; calls that need it fail without a word about it', async () => {
  const [, engine] = cloud.engines.pids;
  process.kill(engine ?? 0, 'SIGKILL');
  await vi.waitUntil(async () => (await fetch(`${cloud.url}/healthz`)).status === 503, 5000);
  const { parts } = await (await fetch(`${cloud.url}/healthz`)).json();
  expect(parts).toMatchObject({ dynamodb: 'down', s3: 'ok', cognito: 'ok' });
  expect(said).toContain('dynamodb has stopped unexpectedly.');
  const { code, data } = await call('index/login', {
    username: 'demo_teacher',
    password: 'demo123456',
  });
  expect({ code, data }).toEqual({ code: 0, data: null });
});
