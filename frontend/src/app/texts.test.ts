import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

type Texts = Readonly<Record<string, unknown>>;

const SOURCE = dirname(import.meta.dirname);
const FOLDERS = globSync('**/i18n/zh.ts', { cwd: SOURCE }).map((file) => dirname(dirname(file)));

async function textsOf(folder: string, language: string): Promise<Texts> {
  const module = await import(join(SOURCE, folder, 'i18n', `${language}.ts`));
  return module[language];
}

const flat = (texts: Texts, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as [string, string]]
      : flat(value as Texts, `${prefix}${key}.`),
  );

const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);

const ALL_CODE = globSync('**/*.{ts,tsx}', { cwd: SOURCE })
  .filter((file) => !file.includes('i18n/') && !file.includes('.test.'))
  .map((file) => readFileSync(join(SOURCE, file), 'utf8'))
  .join('\n');

/** Keys that are put together at run time, such as `role${role}`, as patterns. */
const COMPOSED = [
  ...ALL_CODE.matchAll(/`(?:[\w.]+:|\$\{\w+\}:)?([\w.]+(?:\$\{[^}`]*\}[\w.]*)+)`/g),
].map(
  ([, key = '']) => new RegExp(`^${key.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '.+')}$`),
);

const isUsed = (key: string) =>
  new RegExp(`['":]${key}['"]`).test(ALL_CODE) || COMPOSED.some((pattern) => pattern.test(key));

test.each(FOLDERS)('%s: every text is used', async (folder) => {
  const keys = flat(await textsOf(folder, 'zh')).map(([key]) => key.replace(/_(one|other)$/, ''));
  expect(keys.filter((key) => !isUsed(key))).toEqual([]);
});

test.each(FOLDERS)('%s: the languages fill in the same values', async (folder) => {
  const chinese = new Map(flat(await textsOf(folder, 'zh')));
  for (const language of ['cht', 'en']) {
    for (const [key, text] of flat(await textsOf(folder, language))) {
      const original = chinese.get(key) ?? chinese.get(key.replace(/_one$/, '_other')) ?? '';
      const where = `${relative(SOURCE, folder)} ${language} ${key}`;
      expect(placeholders(text).toSorted(), where).toEqual(placeholders(original).toSorted());
    }
  }
});
