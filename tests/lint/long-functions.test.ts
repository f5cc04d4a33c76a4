import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { longFunctions } from './long-functions.ts';

const ROOT = join(import.meta.dirname, '../..');
const FILES = globSync('{functions,frontend,shared,infra}/**/*.{ts,tsx}', { cwd: ROOT }).filter(
  (file) => !/[.](test|d)[.]tsx?$|node_modules/.test(file),
);

const statements = (count: number) => 'work();\n'.repeat(count);
const properties = (count: number) => 'a: 1,\n'.repeat(count);

test('counts statements, but neither JSX nor literals', () => {
  const of = (body: string) => longFunctions('file.tsx', `function f() {\n${body}}\n`);
  expect(of(statements(38))).toEqual([]);
  expect(of(statements(39))).toEqual([{ line: 1, lines: 41 }]);
  expect(of(`return {\n${properties(50)}};\n`)).toEqual([]);
  expect(of(`return <p>\n${'<b />\n'.repeat(50)}</p>;\n`)).toEqual([]);
});

test('no function has more than 40 lines without JSX and literals', () => {
  const long = FILES.flatMap((file) =>
    longFunctions(file, readFileSync(join(ROOT, file), 'utf8')).map(
      ({ line, lines }) => `${file}:${line} has ${lines}`,
    ),
  );
  expect(long).toEqual([]);
});
