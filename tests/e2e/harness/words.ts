import type { Language } from '#shared/languages.ts';

type Tree = { readonly [key: string]: string | Tree };

/** What a namespace of the application says in a language: its folder, and a text by its path. */
export async function wordsOf(folder: string, language: Language) {
  const file: Record<string, Tree> = await import(`#frontend/src/${folder}/i18n/${language}.ts`);
  const texts = file[language];
  return (path: string): string => {
    const found = path
      .split('.')
      .reduce<string | Tree | undefined>(
        (at, name) => (typeof at === 'object' ? at[name] : undefined),
        texts,
      );
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
