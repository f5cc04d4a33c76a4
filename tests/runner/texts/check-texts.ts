import { type Counts, FAILED, PASSED } from '../stage.ts';
import { compareLanguages } from './compare-languages.ts';
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

function findUnused(catalogue: Catalogue, files: readonly SourceFile[]): string[] {
  const scope = scopeOf(catalogue);
  const bare = usesOf(files.filter(({ path }) => scope.some((folder) => path.startsWith(folder))));
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

/** Checks that every text exists in every language, that used texts exist, and that all texts are used. */
export async function checkTexts(): Promise<Counts> {
  const catalogues = await readCatalogues();
  const files = readMentions();
  const problems = [
    ...catalogues.flatMap(compare),
    ...catalogues.flatMap((catalogue) => findUnused(catalogue, files)),
    ...findMissing(catalogues, files),
  ];
  const count = catalogues.reduce((sum, catalogue) => sum + keysOf(catalogue).length, 0);
  console.log(`${count} texts in ${catalogues.length} folders, ${files.length} source files.`);
  for (const problem of problems) console.log(`✗ ${problem}`);
  return problems.length ? FAILED : PASSED;
}
