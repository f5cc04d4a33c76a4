import type { Mentions } from './read-source.ts';

/** Templates with less fixed text, such as `${group}.${name}`, would match any key. */
const MIN_FIXED = 3;

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const patternOf = (parts: readonly string[]): RegExp | undefined =>
  parts.join('').replace(/\W/g, '').length >= MIN_FIXED
    ? new RegExp(`^${parts.map(escapePattern).join('.+')}$`)
    : undefined;

/** A function that tells whether any source could use a key, in any of its spellings. */
export function usesOf(mentions: readonly Mentions[]): (spellings: readonly string[]) => boolean {
  const literals = new Set(mentions.flatMap((each) => [...each.literals]));
  const patterns = mentions
    .flatMap(({ templates }) => templates.map(patternOf))
    .filter((pattern) => pattern !== undefined);
  return (spellings) =>
    spellings.some((key) => literals.has(key) || patterns.some((pattern) => pattern.test(key)));
}
