import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '#shared/languages.ts';
import { ROOT } from '../command.ts';
import { flatten, type Texts } from './flatten.ts';

/** The texts of one folder `i18n` in every language. */
export interface Catalogue {
  /** Namespace of the browser; undefined for the server's messages. */
  readonly namespace: string | undefined;
  readonly folder: string;
  readonly languages: ReadonlyMap<Language, Texts>;
}

const NAMESPACES: Readonly<Record<string, string>> = {
  'frontend/src/ui': 'common',
  'frontend/src/app/shell': 'shell',
  // What is shown of works anywhere, beside the feature's own texts.
  'frontend/src/entities/works': 'work',
  'frontend/src/entities/tasks': 'task',
  'frontend/src/entities/hours': 'study',
  'frontend/src/entities/passwords': 'password',
  'frontend/src/entities/phones': 'phone',
  'frontend/src/entities/scratch': 'player',
  'frontend/src/entities/uploads': 'upload',
  'frontend/src/ui/rich-text': 'richText',
};

const ownerOf = (folder: string): string => folder.replace(/\/i18n$/, '');

function namespaceOf(folder: string): string | undefined {
  const owner = ownerOf(folder);
  return owner === 'shared' ? undefined : (NAMESPACES[owner] ?? owner.split('/').at(-1));
}

async function readLanguage(folder: string, language: Language): Promise<Texts> {
  const file = join(ROOT, folder, `${language}.ts`);
  if (!existsSync(file)) return new Map();
  const module: Record<string, unknown> = await import(file);
  const texts = module[language];
  if (typeof texts !== 'object' || texts === null)
    throw new TypeError(`${folder}/${language}.ts exports no "${language}"`);
  return flatten(texts);
}

async function readFolder(folder: string): Promise<Catalogue> {
  const pairs = await Promise.all(
    LANGUAGES.map(async (language) => [language, await readLanguage(folder, language)] as const),
  );
  return { namespace: namespaceOf(folder), folder, languages: new Map(pairs) };
}

export const readCatalogues = (): Promise<Catalogue[]> =>
  Promise.all(
    globSync(['shared/i18n', 'frontend/src/**/i18n'], { cwd: ROOT }).toSorted().map(readFolder),
  );

/** Where a bare key of the catalogue may be meant: everywhere for shared texts, else in the feature. */
export function scopeOf({ namespace, folder }: Catalogue): readonly string[] {
  if (namespace === undefined) return ['functions/', 'shared/'];
  if (namespace === 'common') return ['frontend/src/'];
  if (namespace === 'shell') return ['frontend/src/app/'];
  return [`${ownerOf(folder)}/`];
}
