import { matchesGlob } from 'node:path';
import { expect, it } from 'vitest';
import { isLike } from './glob.ts';

const PATHS = ['a.ts', 'b/a.ts', 'b/c/a.ts', 'b/c/a.test.tsx', 'b/cd.json', 'b/.npmrc', 'ab.ts'];
const PATTERNS = [
  'a.ts',
  '*.ts',
  '**/*.ts',
  'b/**',
  'b/*.{ts,json}',
  'b/*/a.ts',
  '{a,b/c/a}.ts',
  'b/**/*.test.{ts,tsx}',
  '{b/**/,}a.ts',
];

it.each(PATTERNS)('%s means what it means to Node', (pattern) => {
  const seen = PATHS.filter((path) => !path.includes('/.'));
  expect(seen.filter((path) => isLike(path, pattern))).toEqual(
    seen.filter((path) => matchesGlob(path, pattern)),
  );
});

it('means files that begin with a point, too', () => {
  expect(isLike('b/.npmrc', 'b/**')).toBe(true);
});
