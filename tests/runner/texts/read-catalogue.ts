import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { namespaceOf } from '#frontend/build/texts/text-folders.ts';
import { LANGUAGES, type Language } from '#shared/languages.ts';
import { ROOT } from '../command.ts';
import { flatten, type Texts } from './compare-languages.ts';

/** The texts of one folder `i18n` in every language. */
export interface Catalogue {
  /** Namespace of the browser; undefined for the server's messages. */
  readonly namespace: string | undefined;
  readonly folder: string;
  readonly languages: ReadonlyMap<Language, Texts>;
}

/** The server's messages, which have no namespaces. */
const SERVER = 'shared/i18n';

const ownerOf = (folder: string): string => folder.replace(/\/i18n$/, '');

async function readLanguage(folder: string, language: Language): Promise<Texts> {
  const file = join(ROOT, folder, `${language}.ts`);
  if (!existsSync(file)) return new Map();
  const module: Record<string, unknown> = await import(file);
  const texts = module[language];
  if (typeof texts !== 'object' || texts === null)
    throw new TypeError(`${folder}/${language}.ts exports no "${language}"`);
  return flatten(texts);
}

/** All messages of the server: those of every function, and the tables that only some have (`shared/i18n/<part>`). */
async function readServer(language: Language): Promise<Texts> {
  const files = globSync(`${SERVER}/{,*/}${language}.ts`, { cwd: ROOT }).toSorted();
  const modules: Record<string, object>[] = await Promise.all(
    files.map((file) => import(join(ROOT, file))),
  );
  return flatten(Object.assign({}, ...modules.flatMap((module) => Object.values(module))));
}

async function readFolder(folder: string): Promise<Catalogue> {
  const read = (language: Language) =>
    folder === SERVER ? readServer(language) : readLanguage(folder, language);
  const pairs = await Promise.all(
    LANGUAGES.map(async (language) => [language, await read(language)] as const),
  );
  const namespace = folder === SERVER ? undefined : namespaceOf(join(ROOT, folder));
  return { namespace, folder, languages: new Map(pairs) };
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
