import type { Texts } from './flatten.ts';

const PLACEHOLDER = /\{\{?\s*(\w+)[^}]*\}?\}/g;

const placeholders = (text: string): string =>
  [...new Set([...text.matchAll(PLACEHOLDER)].map(([, name]) => name))].toSorted().join(', ');

/** `lessons_one` belongs to `lessons_other`: a singular that Chinese does not have. */
const isSingular = (key: string, keys: Texts): boolean =>
  key.endsWith('_one') && keys.has(key.replace(/_one$/, '_other'));

/** What a language lacks, has too much, leaves blank or fills in otherwise than the Chinese that defines the keys. */
export function compareLanguages(zh: Texts, other: Texts): string[] {
  const problems: string[] = [];
  for (const [key, text] of zh) {
    const translated = other.get(key);
    if (translated === undefined) problems.push(`"${key}" is missing`);
    else if (placeholders(translated) !== placeholders(text))
      problems.push(`"${key}" fills in other values than the Chinese text`);
  }
  for (const [key, text] of other) {
    if (!zh.has(key) && !isSingular(key, zh)) problems.push(`"${key}" does not exist in Chinese`);
    if (text.trim() === '') problems.push(`"${key}" is blank`);
  }
  return problems;
}
