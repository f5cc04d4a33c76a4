import type { Page } from '@playwright/test';
import { STORAGE_KEY } from '#frontend/src/lib/storage.ts';
import type { Language } from '#shared/languages.ts';

type Tree = { readonly [key: string]: string | Tree };

/** From its next document on, a page is in a language, whoever signs in. */
export const speak = (page: Page, language: Language): Promise<unknown> =>
  page.addInitScript(
    ([key, value]) => {
      // The empty page has no storage.
      if (location.origin !== 'null') localStorage.setItem(key, value);
    },
    [STORAGE_KEY.language, language] as const,
  );

/** What a namespace of the application says in a language: its folder, and a text by its path. */
export async function wordsOf(folder: string, language: Language) {
  const file: Record<string, Tree> = await import(`#frontend/src/${folder}/i18n/${language}.ts`);
  const texts = file[language];
  const find = (path: string) =>
    path
      .split('.')
      .reduce<string | Tree | undefined>(
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
