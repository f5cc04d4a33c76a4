import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '#shared/languages.ts';
import { deriveTexts, type TextTree } from './to-taiwan.ts';

/**
 * What the file of a language exports in a folder of texts; nothing where there is no such file. Texts that were
 * changed since are read anew when `version` is another.
 */
export async function readOwn(folder: string, language: Language, version = ''): Promise<TextTree> {
  const file = join(folder, `${language}.ts`);
  if (!existsSync(file)) return {};
  const module: Record<string, TextTree> = await import(
    /* @vite-ignore */ `${pathToFileURL(file).href}${version}`
  );
  const [texts] = Object.values(module);
  if (typeof texts !== 'object') throw new TypeError(`${file} exports no texts`);
  return texts;
}

/** The texts of a folder in a language. Those of Taiwan are derived; their file has only what differs. */
export async function readTexts(
  folder: string,
  language: Language,
  version?: string,
): Promise<TextTree> {
  const own = await readOwn(folder, language, version);
  return language === 'cht' ? deriveTexts(await readOwn(folder, 'zh', version), own) : own;
}
