import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../command.ts';
import { readCatalogues } from './read-catalogue.ts';
import { readSource } from './read-source.ts';

// Finds the texts of the code in another way than the build (`frontend/build/texts`).

const SOURCE = join(ROOT, 'frontend/src');
const ALIAS = '#frontend/src/';
/** `import { a } from './a.ts'`, `export * from './a.ts'`, `import './a.ts'`; no types. */
const STATIC = /^(?:import|export)\s(?!type\s)(?:[^;']*?\sfrom\s)?'([^']+)'/gm;
const DYNAMIC = /(?<!typeof )\bimport\(\s*'([^']+)',?\s*\)/g;
/** A dynamic import as the build writes it: the module, and the texts that are loaded with it. */
const BESIDE = /import\("\/src\/([^"?]+)[^"]*"\), loadTextsBeside\((\[[^\]]*\])\)/g;

const namespaces = new Set((await readCatalogues()).map(({ namespace }) => namespace));

const read = (file: string) => readFileSync(join(SOURCE, file), 'utf8');

function resolve(from: string, importer: string): string[] {
  if (!/\.tsx?$/.test(from)) return [];
  if (from.startsWith(ALIAS)) return [from.slice(ALIAS.length)];
  return from.startsWith('.') ? [join(dirname(importer), from)] : [];
}

const importsOf = (file: string, pattern: RegExp): string[] =>
  [...read(file).matchAll(pattern)].flatMap(([, from = '']) => resolve(from, file));

/** The namespaces that a module uses: in the hook, in a form's field, or as the prefix of a key. */
function namedBy(file: string): string[] {
  const code = read(file);
  const { namespaces: ofHooks, literals, templates } = readSource(code, file.endsWith('x'));
  const ofFields = [...code.matchAll(/\bnamespace(?:=|: )['"](\w+)/g)].map(([, name = '']) => name);
  const texts = [...literals, ...templates.map(([first = '']) => first)];
  const ofKeys = texts.flatMap((text) => /^(\w+):/.exec(text)?.[1] ?? []);
  // The title of a screen is loaded when the screen is opened.
  const named = [...ofHooks, ...ofFields, ...(file.endsWith('/routes.ts') ? [] : ofKeys)];
  return named.filter((name) => name !== 'common' && namespaces.has(name));
}

function drawnWith(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return new Set();
  seen.add(file);
  const imported = importsOf(file, STATIC).flatMap((other) => [...drawnWith(other, seen)]);
  return new Set([...namedBy(file), ...imported]);
}

let server: ViteDevServer;

beforeAll(async () => {
  server = await createServer({
    configFile: join(ROOT, 'frontend/vite.config.ts'),
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
    dev: { preTransformRequests: false },
  });
});
afterAll(() => server.close());

const importers = globSync('**/*.{ts,tsx}', { cwd: SOURCE })
  .filter((file) => !file.includes('.test.') && importsOf(file, DYNAMIC).length > 0)
  .toSorted();

test.each(importers)('%s: an import brings every text that its code can draw', async (importer) => {
  const answer = await server.transformRequest(`/src/${importer}`);
  const beside = [...(answer?.code ?? '').matchAll(BESIDE)];
  for (const file of importsOf(importer, DYNAMIC)) {
    const names = beside.find(([, address]) => address === file)?.[2] ?? '[]';
    expect(JSON.parse(names), file).toEqual(expect.arrayContaining([...drawnWith(file)]));
  }
});

test('before anything is imported, only texts that are always there are drawn', () => {
  expect([...drawnWith('app/main.tsx')]).toEqual([]);
});
