import { Converter } from 'opencc-js/cn2t';
import { memoize } from '#shared/memoize.ts';
import { TERMS } from './terms.ts';

/** Reading its dictionaries takes a third of a second and 90 MB: for builds and tests only. */
const converter = memoize(() => Converter({ from: 'cn', to: 'twp' }));

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Of the terms that begin at the same character, the longest. */
const TERM = new RegExp(
  `(${Object.keys(TERMS)
    .toSorted((a, b) => b.length - a.length)
    .map(escapePattern)
    .join('|')})`,
);

/** Latin words that stand for Chinese ones get spaces as the other Latin words have. */
const spaced = (text: string): string =>
  text.replace(/(?<=[\p{Script=Han}}])(?=QR Code)|(?<=QR Code)(?=[\p{Script=Han}{])/gu, ' ');

/** A text in simplified Chinese as Taiwan says it: our terms first, and opencc (s2twp) between them. */
export function toTaiwan(text: string): string {
  const parts = text.split(TERM);
  const converted = parts.map((part, index) =>
    index % 2 === 1 ? (TERMS[part] ?? part) : converter()(part),
  );
  return spaced(converted.join(''));
}

/** Texts, or texts within texts. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** Texts in Taiwan's words: those of a tree, with some that Taiwan says in another way. */
export function deriveTexts(zh: TextTree, overrides: TextTree = {}): TextTree {
  const entries = Object.entries(zh).map(([key, value]) => {
    const own = overrides[key];
    if (typeof value === 'string') return [key, own ?? toTaiwan(value)];
    return [key, deriveTexts(value, typeof own === 'object' ? own : {})];
  });
  return Object.fromEntries(entries);
}
