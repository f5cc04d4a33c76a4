import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { paths } from '../lib/paths.ts';
import { screenAt } from './route-table.ts';

const SOURCE = dirname(import.meta.dirname);
const FILES = globSync('**/*.{ts,tsx}', { cwd: SOURCE }).filter(
  (file) => !/^lib\/paths(?:\/|[.]ts$)/.test(file) && !/[.](?:test|scene)[.]/.test(file),
);

const isComment = (line: string): boolean => /^\s*(\/\/|\/?\*|\{\/\*)/.test(line);

/** Paths that a line writes out: after a quote or an origin, with `id` for whatever is put into them. */
const pathsIn = (line: string): string[] =>
  [...line.matchAll(/['"`}](\/(?:[\w.:/-]|\$\{[^}]*\})+)/g)].map(([, path = '']) =>
    path.replace(/\$\{[^}]*\}/g, 'id'),
  );

const addressesIn = (file: string): string[] =>
  readFileSync(join(SOURCE, file), 'utf8')
    .split('\n')
    .filter((line) => !isComment(line))
    .flatMap(pathsIn)
    .filter((path) => screenAt(path))
    .map((path) => `${file}: ${path}`);

describe('addresses of screens', () => {
  it('are written out in lib/paths only', () => {
    expect(FILES.flatMap(addressesIn)).toEqual([]);
  });

  it.each([
    ['<Link to="/login">', '/login'],
    ["{ path: '/works/:id' }", '/works/:id'],
    ['navigate(`/scratch/${id}?task=1`)', '/scratch/id'],
    ['`${location.origin}/card/${token}`', '/card/id'],
  ])('are seen in %s', (line, path) => {
    expect(pathsIn(line)).toEqual([path]);
    expect(screenAt(path)).toBeDefined();
  });

  it.each(
    Object.entries(paths).flatMap(([name, address]) => {
      if (typeof address === 'string') return [[name, address.replace(/\?.*/, '')]];
      return 'pattern' in address ? [[name, address.pattern]] : [];
    }),
  )('%s leads to a screen', (_, path) => {
    expect(screenAt(path)).toBeDefined();
  });
});
