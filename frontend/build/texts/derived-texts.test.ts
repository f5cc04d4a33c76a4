import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, normalizePath, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { derivedTexts } from './derived-texts.ts';

let root: string;
let server: ViteDevServer;

const write = (name: string, code: string) => writeFile(join(root, 'src/i18n', name), code);

async function served(): Promise<string | undefined> {
  server.moduleGraph.invalidateAll();
  const answer = await server.transformRequest('/src/i18n/cht.ts');
  return answer?.code.replaceAll(/\s/g, '');
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'classroom-texts-'));
  await mkdir(join(root, 'src/i18n'), { recursive: true });
  server = await createServer({
    configFile: false,
    root,
    plugins: [derivedTexts(normalizePath(join(root, 'src')))],
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
});

afterAll(async () => {
  await server.close();
  await rm(root, { recursive: true, force: true });
});

test('texts of Taiwan need no file, follow the Chinese ones, and obey a file that has some', async () => {
  await write('zh.ts', "export const zh = { save: '保存', states: { open: '账号' } };");
  expect(await served()).toContain('{"save":"儲存","states":{"open":"帳號"}}');
  await write('zh.ts', "export const zh = { save: '提交', states: { open: '账号' } };");
  await write('cht.ts', "export const cht = { save: '繳交' };");
  expect(await served()).toContain('{"save":"繳交","states":{"open":"帳號"}}');
});
