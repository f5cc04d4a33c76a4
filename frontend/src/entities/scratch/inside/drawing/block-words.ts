import type { Language } from '#shared/languages.ts';

/** The words of blocks in a language, by scratchblocks' names of them. */
export interface BlockWords {
  readonly commands: Readonly<Record<string, string>>;
  /** What stands before a block that a child made. */
  readonly definePrefix: readonly string[];
}

const ENGLISH: BlockWords = { commands: {}, definePrefix: ['define'] };

/** The English words are in scratchblocks itself. */
export async function loadBlockWords(language: Language): Promise<BlockWords> {
  if (language === 'zh') return (await import('scratchblocks/locales/zh-cn.json')).default;
  if (language === 'cht') return (await import('scratchblocks/locales/zh-tw.json')).default;
  return ENGLISH;
}
