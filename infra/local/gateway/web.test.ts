import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request as openRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { securityHeaders } from '#infra/security-headers.ts';
import { SITE_ORIGIN } from '#shared/site/pages.ts';
import { createWeb } from './web.ts';

let dir: string;
const server = createServer();

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'classroom-test-'));
  await mkdir(join(dir, 'web/assets'), { recursive: true });
  await mkdir(join(dir, 'web/api/docs'), { recursive: true });
  await mkdir(join(dir, 'web/scratch-editor'), { recursive: true });
  const files = {
    'index.html': '<p>built</p>',
    'documents/zh/other.document.html': '<p>app</p>',
    'documents/en/other.document.html': '<p>app in English</p>',
    'documents/zh/login.html': '<p>sign in</p>',
    'documents/cht/login.html': '<p>sign in, in Taiwan</p>',
    'assets/a-1.js': 'run()',
    'service-worker.js': 'keep()',
    'scratch-editor/index.html': 'editor',
    'api/docs/index.html': 'docs',
    'api/openapi.json': '{}',
    'robots.txt': `Sitemap: ${SITE_ORIGIN}/sitemap.xml`,
    'documents/site/home.zh.html': '<p>the site</p>',
    'documents/site/phone.zh.html': '<p>the site on phones</p>',
    'documents/site/home.en.html': `<link rel="canonical" href="${SITE_ORIGIN}/home/en">`,
  };
  for (const language of ['zh', 'cht', 'en', 'site'])
    await mkdir(join(dir, 'web/documents', language), { recursive: true });
  for (const [name, content] of Object.entries(files))
    await writeFile(join(dir, 'web', name), content);
  await writeFile(join(dir, 'web/assets/a-1.js.br'), brotliCompressSync('run()'));
  await writeFile(join(dir, 'web/assets/a-1.js.gz'), gzipSync('run()'));
  await writeFile(join(dir, 'secret.txt'), 'secret');
  server.on('request', createWeb(join(dir, 'web'), securityHeaders(), 'http://school.test'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.close();
  await rm(dir, { recursive: true });
});

/** A raw request, without a client's normalization of paths and decompression of bodies. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  return new Promise<{
    status: number | undefined;
    headers: Record<string, unknown>;
    body: string;
  }>((resolve, reject) => {
    openRequest({ host: '127.0.0.1', port, path, headers, method }, async (answer) => {
      resolve({ status: answer.statusCode, headers: answer.headers, body: await text(answer) });
    })
      .on('error', reject)
      .end();
  });
}

test.each(['/', '/Student', '/student/list?page=2', '/a/b/c', '/assets'])(
  'a page has the application: %s',
  async (path) => {
    const { status, headers, body } = await ask(path);
    expect([status, body]).toEqual([200, '<p>app</p>']);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toMatch(
      /script-src 'self' 'sha256-[\w+/]{43}=' 'sha256-[\w+/]{43}=';/,
    );
    expect(headers['x-content-type-options']).toBe('nosniff');
  },
);

test('a document is in the language that was chosen, else in one that the browser asks for', async () => {
  const bodyOf = async (path: string, headers = {}) => (await ask(path, headers)).body;
  const english = { 'accept-language': 'en-GB,en;q=0.9' };
  expect(await bodyOf('/student', english)).toBe('<p>app in English</p>');
  expect(await bodyOf('/login?from=%2Fmail')).toBe('<p>sign in</p>');
  const cookie = 'a=b; classroom.language=cht';
  expect(await bodyOf('/login', { ...english, cookie })).toBe('<p>sign in, in Taiwan</p>');
});

test('an asset is kept for ever and sent compressed', async () => {
  const plain = await ask('/assets/a-1.js');
  expect(plain).toMatchObject({
    status: 200,
    body: 'run()',
    headers: { 'content-type': 'text/javascript' },
  });
  expect(plain.headers['cache-control']).toContain('immutable');
  expect(
    (await ask('/assets/a-1.js', { 'accept-encoding': 'gzip, br' })).headers['content-encoding'],
  ).toBe('br');
  expect(
    (await ask('/assets/a-1.js', { 'accept-encoding': 'gzip' })).headers['content-encoding'],
  ).toBe('gzip');
});

test('the service worker is asked for each time, and may answer for the whole address', async () => {
  const { status, headers, body } = await ask('/service-worker.js');
  expect([status, body]).toEqual([200, 'keep()']);
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['content-type']).toBe('text/javascript');
  // What it may fetch is what its own policy says.
  expect(headers['content-security-policy']).toMatch(/connect-src 'self'/);
  expect((await ask('/')).headers['content-security-policy']).toMatch(/worker-src 'self'/);
});

test('an unchanged file is not sent again', async () => {
  const { headers } = await ask('/');
  expect(await ask('/', { 'if-none-match': String(headers['etag']) })).toMatchObject({
    status: 304,
    body: '',
  });
});

test.each([
  '/assets/gone.js',
  '/favicon.ico',
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/.env',
  '/%',
])('a missing file is never a page: %s', async (path) => {
  const { status, body } = await ask(path);
  expect(body).not.toContain('secret');
  expect(path === '/%' ? [200, 404] : [404]).toContain(status);
});

test('the description of the API is found', async () => {
  expect(await ask('/api/docs')).toMatchObject({ status: 200, body: 'docs' });
  expect(await ask('/api/openapi.json')).toMatchObject({ status: 200, body: '{}' });
});

test('only the page of the Scratch editor may compile at run time', async () => {
  const { headers } = await ask('/scratch-editor/index.html');
  expect(headers['content-security-policy']).toContain("'unsafe-eval'");
  expect(headers['content-security-policy']).toContain("connect-src 'self' data: blob:;");
  expect((await ask('/')).headers['content-security-policy']).not.toContain('eval');
});

test('a file of the Scratch library that is not there is not found', async () => {
  const { status } = await ask('/scratch-assets/00000000000000000000000000000000.svg');
  expect(status).toBe(404);
  expect((await ask('/scratch-assets/../package.json')).body).not.toContain('cloud-classroom');
});

test('nothing can be sent to a page', async () => {
  expect(await ask('/login', {}, 'POST')).toMatchObject({ status: 405 });
  expect(await ask('/login', {}, 'HEAD')).toMatchObject({ status: 200, body: '' });
});

test('names the address of this system in the pages that tell of the service', async () => {
  const page = await ask('/home/en');
  expect(page.body).toContain('href="http://school.test/home/en"');
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect((await ask('/robots.txt')).body).toBe('Sitemap: http://school.test/sitemap.xml');
  expect((await ask('/home/en', { 'accept-encoding': 'br' })).headers['content-encoding']).toBe(
    'br',
  );
  const known = String(page.headers['etag']);
  expect((await ask('/home/en', { 'if-none-match': known })).status).toBe(304);
});

test('opens the home of phones for visitors, and the application for families of a school', async () => {
  expect((await ask('/home/mobile/index')).body).toBe('<p>the site on phones</p>');
  expect((await ask('/home/mobile/index?school=sch-1')).body).toBe('<p>app</p>');
});
