import type { SearchText } from '#functions/platform/text-search.ts';

/*
 * How people type a Chinese name on a Latin keyboard: 王子涵 as wangzihan, wzh, wangzh, 王zh or 子han.
 */

interface Unit {
  /** A character, or a word in Latin letters. */
  readonly written: string;
  readonly syllable: string;
}

/** Names of so many characters are found by every mixture, longer ones by whole syllables or initials only. */
const MIXED_MAX = 4;

const WRITTEN = /\p{Script=Han}|[^\p{Script=Han}\s·-]+/gu;
const HAN = /\p{Script=Han}/u;

function unitsOf(name: string, reading: string): Unit[] {
  const syllables = reading.split(' ');
  const written = name.normalize('NFKC').match(WRITTEN) ?? [];
  // A character without a reading: what stands where is not known.
  const isAligned = written.length === syllables.length;
  return syllables.map((syllable, at) => ({
    syllable,
    written: isAligned ? (written[at] ?? syllable) : syllable,
  }));
}

const initialOf = ({ syllable }: Unit): string => syllable.charAt(0);

/** Each syllable whole or as its initial. The last one is whole: a search finds whatever begins with its words. */
function latinForms([first, ...others]: readonly Unit[]): string[] {
  if (!first) return [];
  if (others.length === 0) return [first.syllable];
  return latinForms(others).flatMap((form) => [first.syllable + form, initialOf(first) + form]);
}

/** Latin forms, and those that begin with characters. */
function mixedForms(units: readonly Unit[]): string[] {
  const [first, ...others] = units;
  if (!first) return [];
  return [...latinForms(units), ...mixedForms(others).map((form) => first.written + form)];
}

function plainForms(units: readonly Unit[]): string[] {
  const last = units.at(-1)?.syllable ?? '';
  const whole = units.map(({ syllable }) => syllable).join('');
  return [whole, units.slice(0, -1).map(initialOf).join('') + last];
}

/**
 * What a name is found by besides its own characters, in the forms that begin with one of its first characters.
 * `reading` is the name in Latin letters, syllable by syllable; a name without Chinese characters has no forms.
 */
function nameForms(name: string, reading: string, starts = Number.POSITIVE_INFINITY): string[] {
  if (!reading || !HAN.test(name)) return [];
  const units = unitsOf(name, reading);
  const formsOf = units.length <= MIXED_MAX ? mixedForms : plainForms;
  const forms = units.slice(0, starts).flatMap((_, at) => formsOf(units.slice(at)));
  return [...new Set(forms)];
}

/** Characters that begin a form, and entries of a name and its forms together: as many as the longest name has. */
const ENTERED = { starts: 6, most: 30 } as const;

/** The forms that stand in lists for searching. A transaction takes the largest student just so. */
export const enteredForms = (name: string, reading: string): string[] =>
  nameForms(name, reading, ENTERED.starts).slice(
    0,
    Math.max(0, ENTERED.most - Array.from(name).length),
  );

/** As a whole, not in parts. */
const FROM_ITS_START = 1;

/** What has a name, and how it is read. */
interface Named {
  readonly name: string;
  readonly reading: string;
}

/** The forms of a name as texts of a search. */
export const readingTexts = ({ name, reading }: Named): SearchText[] =>
  enteredForms(name, reading).map((text) => ({ text, starts: FROM_ITS_START }));
