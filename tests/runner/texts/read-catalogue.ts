import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { namespaceOf } from '#frontend/build/texts/text-folders.ts';
import { readTexts } from '#infra/taiwan/read-texts.ts';
import { LANGUAGES, type Language } from '#shared/languages.ts';
import { ROOT } from '../command.ts';
import { flatten, type Texts } from './compare-languages.ts';

/** The texts of one folder `i18n` in every language. */
export interface Catalogue {
  /** Namespace of the browser; undefined for the server's messages. */
  readonly namespace: string | undefined;
  readonly folder: string;
  /** Where its files lie: the folder itself, and for the server those of its tables. */
  readonly parts: readonly string[];
  readonly languages: ReadonlyMap<Language, Texts>;
}

/** The server's messages, which have no namespaces. */
const SERVER = 'shared/i18n';

const ownerOf = (folder: string): string => folder.replace(/\/i18n$/, '');

/** The folders whose texts belong to a catalogue: for the server, those of all nouns. */
const partsOf = (folder: string): string[] =>
  folder === SERVER
    ? [SERVER, ...globSync('shared/*/**/i18n/zh.ts', { cwd: ROOT }).toSorted().map(dirname)]
    : [folder];

async function readLanguage(parts: readonly string[], language: Language): Promise<Texts> {
  const tables = await Promise.all(parts.map((part) => readTexts(join(ROOT, part), language)));
  return flatten(Object.assign({}, ...tables));
}

async function readFolder(folder: string): Promise<Catalogue> {
  const parts = partsOf(folder);
  const pairs = await Promise.all(
    LANGUAGES.map(async (language) => [language, await readLanguage(parts, language)] as const),
  );
  const namespace = folder === SERVER ? undefined : namespaceOf(join(ROOT, folder));
  return { namespace, folder, parts, languages: new Map(pairs) };
}

export const readCatalogues = (): Promise<Catalogue[]> =>
  Promise.all(globSync([SERVER, 'frontend/src/**/i18n'], { cwd: ROOT }).toSorted().map(readFolder));

/** Folders whose files may use a bare key of the catalogue: all for shared texts, else the feature's. */
export function scopeOf({ namespace, folder }: Catalogue): readonly string[] {
  if (namespace === undefined) return ['functions/', 'shared/'];
  if (namespace === 'common') return ['frontend/src/'];
  if (namespace === 'shell') return ['frontend/src/app/'];
  return [`${ownerOf(folder)}/`];
}
