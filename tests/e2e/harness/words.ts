import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { STORAGE_KEY } from '#frontend/src/lib/storage.ts';
import { readTexts } from '#infra/taiwan/read-texts.ts';
import type { TextTree } from '#infra/taiwan/to-taiwan.ts';
import type { Language } from '#shared/languages.ts';

const SOURCE = join(import.meta.dirname, '../../../frontend/src');

/** From its next document on, a page is in a language, whoever signs in. */
export const speak = (page: Page, language: Language): Promise<unknown> =>
  page.addInitScript(
    ([key, value]) => {
      // The empty page has no storage.
      if (location.origin !== 'null') localStorage.setItem(key, value);
    },
    [STORAGE_KEY.language, language] as const,
  );

/** All that a namespace of the application says in a language. */
export const textsOf = (folder: string, language: Language): Promise<TextTree> =>
  readTexts(join(SOURCE, folder, 'i18n'), language);

/** What a namespace of the application says in a language: its folder, and a text by its path. */
export async function wordsOf(folder: string, language: Language) {
  const texts = await textsOf(folder, language);
  const find = (path: string) =>
    path
      .split('.')
      .reduce<string | TextTree | undefined>(
        (at, name) => (typeof at === 'object' ? at[name] : undefined),
        texts,
      );
  return (path: string): string => {
    // Chinese has one form for every number.
    const found = find(path) ?? find(path.replace(/_one$/, '_other'));
    if (typeof found !== 'string') throw new TypeError(`${folder} has no text ${path}`);
    return found;
  };
}

const escaped = (text: string): string => text.replace(/[.*+?^$()[\]|\\]/g, '\\$&');

/** A text, whatever is filled in for its `{{…}}`. */
export const like = (text: string): RegExp =>
  new RegExp(`^${escaped(text).replaceAll(/\{\{[^}]*\}\}/g, '.+')}$`);

/** A text with what is filled in for its `{{…}}`. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{\{([^}]*)\}\}/g, (_, name: string) => String(values[name.trim()] ?? ''));
