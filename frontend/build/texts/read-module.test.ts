import { expect, test } from 'vitest';
import { readModule } from './read-module.ts';

const read = (...lines: string[]) => readModule('Module.tsx', lines.join('\n'));

test('what is loaded with a module is followed, types are not', () => {
  const { imports } = read(
    "import type { A } from './a.ts';",
    "import { type B } from './b.ts';",
    "import c, { type D } from './c.ts';",
    "import './d.ts';",
    "export { e } from './e.ts';",
    "export * from './f.ts';",
    "export type { G } from './g.ts';",
  );
  expect(imports).toEqual(['./c.ts', './d.ts', './e.ts', './f.ts']);
});

test('a dynamic import is found where it stands, the type of one is none', () => {
  const code = "type A = typeof import('./a.ts'); const load = () => import('./B.tsx');";
  const { dynamicImports } = readModule('module.ts', code);
  expect(dynamicImports.map(({ start, end, from }) => [code.slice(start, end), from])).toEqual([
    ["import('./B.tsx')", './B.tsx'],
  ]);
});

test('a dynamic import that names no file is refused', () => {
  expect(() => read('const load = (name: string) => import(name);')).toThrow('names no file');
});

test('namespaces are named to the hook, to a field, and where there is no hook', () => {
  const { draws } = read(
    "const { t } = useTranslation(['lessons', 'plans']);",
    'const field = <FormTextField namespace="phone" name="phone" />;',
    "const common = { control, namespace: 'password' } as const;",
    "const text = i18next.t('works:lost');",
    "const screen = { path: '/leads', title: 'leads:title' };",
  );
  expect([...draws].toSorted()).toEqual(['lessons', 'password', 'phone', 'plans', 'works']);
});
