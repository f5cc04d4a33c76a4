import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const FILES = globSync('functions/**/*.ts', { cwd: ROOT }).filter(
  (file) => !/[.](test|fixture)[.]ts$/.test(file),
);
const MADE = /makeClient\(\s*(?:\w+\.)?\w+Client\b/g;
const OTHERWISE = /new (?:\w+\.)?\w+Client\(/g;

const found = (pattern: RegExp) =>
  FILES.flatMap((file) => {
    const matches = readFileSync(join(ROOT, file), 'utf8').match(pattern) ?? [];
    return matches.map((match) => `${file}: ${match}`);
  });

test('every client of the SDK ends what hangs, and tells what it sends, so that tests can judge the rights', () => {
  expect(found(MADE).length).toBeGreaterThan(0);
  expect(found(OTHERWISE)).toEqual([]);
});
