import { generateKeyPairSync } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/cloudfront-signer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Engines, startEngines } from '#infra/local/start-engines.ts';
import { createMedia } from './media.ts';
import { mediaPublicKey } from './signed-media.ts';

const KEY = 'schools/sch-1/works/upl-1.mp4';
const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
});

const lines: object[] = [];
let engines: Engines;
let server: Server;
let s3: S3Client;
let baseUrl = '';

beforeAll(async () => {
  engines = await startEngines({ parts: ['s3'] });
  Object.assign(process.env, engines.env);
  s3 = new S3Client({ forcePathStyle: true });
  await s3.send(
    new PutObjectCommand({
      Bucket: 'works',
      Key: KEY,
      Body: '0123456789',
      ContentType: 'video/mp4',
    }),
  );
  let serve: ReturnType<typeof createMedia> | undefined;
  server = createServer((request, response) => void serve?.(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/media`;
  serve = createMedia({
    baseUrl,
    key: { id: 'K1', publicKey: mediaPublicKey(privateKey) },
    s3Endpoint: engines.endpoints.s3 ?? '',
    served: (line) => lines.push(line),
  });
}, 30_000);
afterAll(async () => {
  server.close();
  await engines.stop();
});

const sign = (key: string, seconds = 60) =>
  getSignedUrl({
    url: `${baseUrl}/${key}`,
    keyPairId: 'K1',
    privateKey,
    dateLessThan: new Date(Date.now() + seconds * 1000).toISOString(),
  });

describe('a work', () => {
  test('is read in ranges, and its bytes are logged with its school', async () => {
    const url = sign(KEY);
    const whole = await fetch(url);
    expect([whole.status, await whole.text()]).toEqual([200, '0123456789']);
    const range = await fetch(url, { headers: { range: 'bytes=2-4' } });
    expect([range.status, await range.text()]).toEqual([206, '234']);
    expect(range.headers.get('content-range')).toBe('bytes 2-4/10');
    expect(range.headers.get('content-type')).toBe('video/mp4');
    await expect
      .poll(() => lines)
      .toMatchObject([
        { type: 'media', school: 'sch-1', uri: `/${KEY}`, status: 200, bytes: 10 },
        { type: 'media', school: 'sch-1', uri: `/${KEY}`, status: 206, bytes: 3 },
      ]);
  });

  test('is not what whoever stored it says it is', async () => {
    const html = '<script>alert(1)</script>';
    for (const [key, type, disposition] of [
      ['schools/sch-1/works/a.png', 'image/png', null],
      ['schools/sch-1/works/a.txt', 'text/plain; charset=utf-8', null],
      ['schools/sch-1/works/a.html', 'application/octet-stream', 'attachment'],
      ['schools/sch-1/works/a.svg', 'application/octet-stream', 'attachment'],
      ['schools/sch-1/works/a', 'application/octet-stream', 'attachment'],
    ] as const) {
      const object = { Bucket: 'works', Key: key, Body: html, ContentType: 'text/html' };
      await s3.send(new PutObjectCommand(object));
      const { headers } = await fetch(sign(key));
      expect([key, headers.get('content-type')]).toEqual([key, type]);
      expect([key, headers.get('content-disposition')]).toEqual([key, disposition]);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*; sandbox$/);
    }
  });

  test.each([
    ['without a signature', () => `${baseUrl}/${KEY}`],
    ['after the end of its address', () => sign(KEY, -1)],
    ['by the address of another', () => sign(KEY).replace('upl-1', 'upl-2')],
    ['of another school by the address of one', () => sign(KEY).replace('sch-1', 'sch-2')],
  ])('is not read %s', async (_what, url) => {
    expect((await fetch(url())).status).toBe(403);
  });
});
