import { TERMS } from '#infra/taiwan/terms.ts';
import { toTaiwan } from '#infra/taiwan/to-taiwan.ts';
import type { Texts } from './compare-languages.ts';

/** Overrides that say what is derived from the Chinese text anyway, and those of no text. */
export function compareOverrides(zh: Texts, overrides: Texts): string[] {
  return [...overrides].flatMap(([key, text]) => {
    const chinese = zh.get(key);
    if (chinese === undefined) return `"${key}" does not exist in Chinese`;
    return text === toTaiwan(chinese) ? `"${key}" is derived anyway, without this line` : [];
  });
}

/** Terms that stand in none of the Chinese texts. */
export const unusedTerms = (chinese: readonly string[]): string[] => {
  const all = chinese.join('\n');
  return Object.keys(TERMS).filter((term) => !all.includes(term));
};
