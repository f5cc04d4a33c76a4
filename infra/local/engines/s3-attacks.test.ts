import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { request as openRequest } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import {
  CreateMultipartUploadCommand,
  GetObjectCommand,
  ListPartsCommand,
  PutObjectCommand,
  S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { layout } from '#infra/local/paths.ts';
import { type Engines, startEngines } from '#infra/local/start-engines.ts';

const SECRET = { Bucket: 'works', Key: 'schools/sch-2/works/secret.txt' };
const OWN = { Bucket: 'works', Key: 'schools/sch-1/works/own.mp4' };

let engines: Engines;
let s3: S3Client;
let origin: URL;

beforeAll(async () => {
  engines = await startEngines({ parts: ['s3'] });
  origin = new URL(engines.endpoints.s3 ?? '');
  s3 = new S3Client({
    endpoint: origin.href,
    region: engines.env['AWS_REGION'] ?? '',
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    credentials: {
      accessKeyId: engines.env['AWS_ACCESS_KEY_ID'] ?? '',
      secretAccessKey: engines.env['AWS_SECRET_ACCESS_KEY'] ?? '',
    },
  });
  await s3.send(new PutObjectCommand({ ...SECRET, Body: 'another school' }));
  const outside = join(layout(engines.dir).s3, '..', 'outside');
  await mkdir(outside);
  await writeFile(join(outside, 'x._S3rver_object'), 'outside of all buckets');
}, 30_000);
afterAll(() => engines.stop());

/** Sends a path as it is: `fetch` would tidy it up. */
function ask(method: string, path: string, headers: Record<string, string> = {}, body = '') {
  return new Promise<{ status: number; body: string }>((resolve, reject) => {
    const { hostname, port } = origin;
    const sent = openRequest({ hostname, port, method, path, headers }, async (answer) => {
      resolve({ status: answer.statusCode ?? 0, body: await text(answer) });
    });
    sent.on('error', reject).end(body);
  });
}

const stillThere = async () => {
  const found = await s3.send(new GetObjectCommand(SECRET));
  return found.Body?.transformToString();
};

describe('without a signature', () => {
  test.each([
    'X-Amz-Signature=x',
    'x-amz-signature=x',
    'Signature=x&AWSAccessKeyId=x',
    'list-type=2',
  ])('nothing is listed, read, written or removed by ?%s', async (query) => {
    const path = `/works/${SECRET.Key}?${query}`;
    for (const [method, target] of [
      ['GET', `/works?${query}`],
      ['GET', `/?${query}`],
      ['GET', path],
      ['HEAD', path],
      ['PUT', path],
      ['DELETE', path],
      ['DELETE', `/works?${query}`],
      ['POST', `/works?delete&${query}`],
      ['POST', `${path}&uploads`],
    ] as const) {
      const answer = await ask(method, target, {}, method === 'PUT' ? 'overwritten' : '');
      expect([method, target, answer.status]).toEqual([method, target, 403]);
      expect(answer.body).not.toContain('another school');
    }
    expect(await stillThere()).toBe('another school');
  });

  test('a browser may only ask whether it may send', async () => {
    const headers = { origin: 'http://localhost:4000', 'access-control-request-method': 'PUT' };
    expect((await ask('OPTIONS', `/works/${SECRET.Key}`, headers)).status).toBe(200);
    expect((await ask('OPTIONS', '/%2e%2e/outside', headers)).status).toBe(400);
    expect((await ask('OPTIONS', '/outside/x', headers)).status).toBe(404);
  });
});

describe('a path that climbs out of its bucket', () => {
  test.each([
    '/works/../outside/x',
    '/works/%2e%2e/outside/x',
    '/works/.%2E/outside/x',
    '/works/a/%2e%2e/%2e%2e/outside/x',
    '/works/%2e%2e%2foutside%2fx',
    '/works/a%2f..%2f..%2foutside/x',
    '/works/%252e%252e/outside/x',
    '/works/%252e%252e%252foutside%252fx',
    '/works/..%5coutside%5cx',
    '/works/..\\outside\\x',
    '/works/a%00/x',
    '/works//outside/x',
    '/%2e%2e/outside/x',
    '/s3/%2e%2e/outside/x',
    '/works/%',
    'http://127.0.0.1/works/x',
  ])('is refused before anything else: %s', async (path) => {
    for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS']) {
      const answer = await ask(method, `${path}?X-Amz-Signature=x`);
      expect([method, answer.status]).toEqual([method, 400]);
      expect(answer.body).not.toContain('outside of all');
    }
  });

  test('is refused with a good signature too', async () => {
    for (const Key of ['../outside/x', 'a/../../outside/x', '..\\outside', '%2e%2e/outside/x']) {
      const url = await getSignedUrl(s3, new GetObjectCommand({ Bucket: 'works', Key }));
      expect([Key, (await ask('GET', url.slice(origin.origin.length))).status]).toEqual([Key, 400]);
    }
  });
});

describe('the signed address of a part', () => {
  async function sign() {
    const { UploadId = '' } = await s3.send(new CreateMultipartUploadCommand(OWN));
    const part = { ...OWN, UploadId };
    const url = await getSignedUrl(s3, new UploadPartCommand({ ...part, PartNumber: 1 }));
    const parts = async () => (await s3.send(new ListPartsCommand(part))).Parts ?? [];
    return { path: url.slice(origin.origin.length), parts };
  }

  test.each([
    ['x-amz-copy-source', `works/${SECRET.Key}`],
    ['X-Amz-Copy-Source-Range', 'bytes=0-4'],
    ['x-amz-meta-a', '1'],
    ['x-amz-website-redirect-location', 'https://evil.example'],
  ])('copies nothing and takes no %s', async (name, value) => {
    const { path, parts } = await sign();
    const answer = await ask('PUT', path, { [name]: value });
    expect(answer.status).toBe(403);
    expect(answer.body).toContain('headers present in the request which were not signed');
    expect(await parts()).toEqual([]);
  });

  test('copies nothing by a parameter either', async () => {
    const { path, parts } = await sign();
    expect((await ask('PUT', `${path}&x-amz-copy-source=works/${SECRET.Key}`)).status).toBe(403);
    expect(await parts()).toEqual([]);
  });
});

test('a body that is not the signed one is not stored', async () => {
  const put = new PutObjectCommand({ Bucket: 'works', Key: 'changed.txt', Body: 'as signed' });
  put.middlewareStack.add(
    (next) => (args) => {
      Object.assign(args.request as object, { body: 'as forged' });
      return next(args);
    },
    { step: 'finalizeRequest', priority: 'low' },
  );
  await expect(s3.send(put)).rejects.toMatchObject({ name: 'XAmzContentSHA256Mismatch' });
  await expect(
    s3.send(new GetObjectCommand({ Bucket: 'works', Key: 'changed.txt' })),
  ).rejects.toMatchObject({ name: 'NoSuchKey' });
  const left = await readdir(join(layout(engines.dir).s3, 'works'));
  expect(left.filter((name) => name.startsWith('changed'))).toEqual([]);
});
