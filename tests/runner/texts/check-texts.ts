import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { labelKeyOf } from '#frontend/src/ui/form/field-labels.ts';
import { readOwn } from '#infra/taiwan/read-texts.ts';
import { MESSAGES, renderMessages } from '#infra/taiwan/render-messages.ts';
import { ROOT } from '../command.ts';
import { type Counts, FAILED, PASSED } from '../stage.ts';
import { compareLanguages, flatten } from './compare-languages.ts';
import { compareOverrides, unusedTerms } from './compare-overrides.ts';
import { unknownField } from './field-names.ts';
import { usesOf } from './find-uses.ts';
import { type Catalogue, readCatalogues, scopeOf } from './read-catalogue.ts';
import { readMentions, type SourceFile } from './read-mentions.ts';

const PLURAL = /_(one|other)$/;

const keysOf = ({ languages }: Catalogue): string[] => [...(languages.get('zh')?.keys() ?? [])];

function compare(catalogue: Catalogue): string[] {
  const zh = catalogue.languages.get('zh') ?? new Map();
  return [...catalogue.languages].flatMap(([language, texts]) =>
    compareLanguages(zh, texts).map((text) => `${catalogue.folder}/${language}.ts: ${text}`),
  );
}

/** A field of a form is named where it is drawn, and so is its label: `bought_on` uses `boughtOn`, or `fields.boughtOn`. */
const withLabels = (file: SourceFile): SourceFile => {
  // Of a field in a list, such as `guardians.${index}.phone`, the end.
  const ends = file.templates.map((parts) => parts.at(-1)?.replace(/^[.]/, '') ?? '');
  const labels = [...file.literals, ...ends].map(labelKeyOf);
  return {
    ...file,
    literals: new Set([...file.literals, ...labels, ...labels.map((label) => `fields.${label}`)]),
  };
};

function findUnused(catalogue: Catalogue, files: readonly SourceFile[]): string[] {
  const scope = scopeOf(catalogue);
  const bare = usesOf(
    files.filter(({ path }) => scope.some((folder) => path.startsWith(folder))).map(withLabels),
  );
  const qualified = usesOf(files);
  return keysOf(catalogue)
    .filter((key) => {
      const base = key.replace(PLURAL, '');
      const used = bare([key, base]) || qualified([`${catalogue.namespace}:${base}`]);
      return !used || unknownField(key) !== undefined;
    })
    .map((key) => `${catalogue.folder}: nothing uses "${key}"`);
}

function findMissing(catalogues: readonly Catalogue[], files: readonly SourceFile[]): string[] {
  const known = new Set(
    catalogues.flatMap((each) =>
      keysOf(each).map((key) => `${each.namespace}:${key.replace(PLURAL, '')}`),
    ),
  );
  return files.flatMap(({ path, translated, namespaces }) =>
    translated
      .filter((key) => {
        const spellings = [...namespaces, 'common'].map((name) => `${name}:${key}`);
        return ![key, ...spellings].some((spelling) => known.has(spelling));
      })
      .map((key) => `${path}: there is no text "${key}"`),
  );
}

async function findWrongOverrides(folder: string): Promise<string[]> {
  const read = async (language: 'zh' | 'cht') =>
    flatten(await readOwn(join(ROOT, folder), language));
  const problems = compareOverrides(await read('zh'), await read('cht'));
  return problems.map((text) => `${folder}/cht.ts: ${text}`);
}

async function findStale(): Promise<string[]> {
  if ((await renderMessages()) === readFileSync(MESSAGES, 'utf8')) return [];
  return [`${relative(ROOT, MESSAGES)}: not what is derived now; run "npm run texts"`];
}

/** Keys that two tables of the server have: only one of their messages is ever said. */
async function findDoubles(tables: readonly string[]): Promise<string[]> {
  const seen = new Map<string, string>();
  const problems: string[] = [];
  for (const table of tables) {
    for (const key of flatten(await readOwn(join(ROOT, table), 'zh')).keys()) {
      const other = seen.get(key);
      if (other) problems.push(`${table}: ${other} has the key "${key}", too`);
      seen.set(key, table);
    }
  }
  return problems;
}

/**
 * Checks that every text exists in every language and once, that used texts exist and all are used, and what is
 * derived for Taiwan.
 */
export async function checkTexts(): Promise<Counts> {
  const catalogues = await readCatalogues();
  const files = readMentions();
  const overrides = await Promise.all(
    catalogues.flatMap(({ parts }) => parts).map(findWrongOverrides),
  );
  const chinese = catalogues.flatMap(({ languages }) => [...(languages.get('zh')?.values() ?? [])]);
  // The first part of the server's is what all tables together are.
  const doubles = await Promise.all(catalogues.map(({ parts }) => findDoubles(parts.slice(1))));
  const problems = [
    ...catalogues.flatMap(compare),
    ...doubles.flat(),
    ...overrides.flat(),
    ...(await findStale()),
    ...unusedTerms(chinese).map((term) => `no Chinese text has the term "${term}"`),
    ...catalogues.flatMap((catalogue) => findUnused(catalogue, files)),
    ...findMissing(catalogues, files),
  ];
  const count = catalogues.reduce((sum, catalogue) => sum + keysOf(catalogue).length, 0);
  console.log(`${count} texts in ${catalogues.length} folders, ${files.length} source files.`);
  for (const problem of problems) console.log(`✗ ${problem}`);
  return problems.length ? FAILED : PASSED;
}
