import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const FILES = globSync('functions/**/*.ts', { cwd: ROOT }).filter(
  (file) => !/[.](test|fixture)[.]ts$/.test(file),
);
const CLIENT = /(observed\(\s*)?new (?:\w+\.)?\w+Client\(/g;

test('every client of the SDK tells what it sends, so that tests can judge the rights', () => {
  const clients = FILES.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(CLIENT)].map(([found, observed]) => ({
      file,
      found,
      observed: observed !== undefined,
    })),
  );
  expect(clients.length).toBeGreaterThan(0);
  expect(clients.filter(({ observed }) => !observed)).toEqual([]);
});
