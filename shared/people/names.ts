import type * as z from 'zod';
import { noLonger } from '#shared/field-limits.ts';
import { Line } from '#shared/rich-text/plain-text.ts';

/*
 * One rule for the names of all people (record 183): Chinese characters, Latin letters with their marks, and digits,
 * in parts with a single sign in between.
 */

/** Characters of a name. Signs of the Latin script that are no letters (ª, Ⅷ) do not count. */
const LETTER = String.raw`(?:\p{Script=Han}|(?=\p{Script=Latin})[\p{Lu}\p{Ll}\p{Lt}]\p{M}?|[0-9])`;
/** O'Connor, Smith-Jones, 阿卜杜拉·买买提, J. P. Morgan, Jean-Pierre, J.-P. */
const BETWEEN = String.raw`(?:[ ·'-]|\.[ -]?)`;
/** Digits alone have no parts: those are days and phone numbers. */
const NO_NUMBER = String.raw`(?!\d+[ ·'.-][\d ·'.-]*$)`;
const NAME = new RegExp(`^${NO_NUMBER}${LETTER}+(?:${BETWEEN}${LETTER}+)*\\.?$`, 'u');

const HAN = String.raw`\p{Script=Han}`;
const DOT_IN_CHINESE = new RegExp(`(?<=${HAN})\\s*\\.\\s*(?=${HAN})`, 'gu');

/** Letters and signs as keyboards, spreadsheets and phones write them, made into those of the rule. */
const withPlainSigns = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[\uFF01-\uFF5E]/gu, (wide) => wide.normalize('NFKC'))
    .replace(/[‘’‛ʼʹ′`´]/gu, "'")
    .replace(/\s*[•‧∙⋅・･·]\s*/gu, '·')
    .replace(DOT_IN_CHINESE, '·')
    .replace(/\s*[‐‑‒–－-]\s*/gu, '-')
    .replace(/\s+/gu, ' ');

/** The name of a person, of `max` characters at most; it may not be empty. */
export const PersonName = (max: number): z.ZodString =>
  noLonger(
    Line()
      .overwrite(withPlainSigns)
      .min(1)
      .refine((name) => !name || NAME.test(name), { params: { rule: 'letters' } }),
    max,
    'too_long',
  );

/** Whether a name is written in Chinese characters only, as one word: names of other languages have parts or a dot. */
export const isChineseName = (name: string): boolean => /^\p{Script=Han}+$/u.test(name);
