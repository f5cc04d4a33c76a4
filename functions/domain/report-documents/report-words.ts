import { isDay } from '#shared/days.ts';
import type { Language } from '#shared/languages.ts';
import { DIMENSION_MAX, DIMENSIONS, type Dimensions } from '#shared/reports/fields.ts';
import { message } from './messages.ts';

const LOCALES: Readonly<Record<Language, string>> = { zh: 'zh-CN', cht: 'zh-TW', en: 'en-GB' };

/** A day (`YYYY-MM-DD`) as a person of the language writes it; empty for none. */
export const dayInWords = (day: string, language: Language): string =>
  isDay(day)
    ? new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
        new Date(`${day}T00:00:00Z`),
      )
    : '';

export const periodInWords = (
  { from, to }: { readonly from: string; readonly to: string },
  language: Language,
): string =>
  [...new Set([dayInWords(from, language), dayInWords(to, language)])].filter(Boolean).join(' – ');

/** A row of the radar: the value as a number and in words, which are empty where nothing was rated. */
export interface DimensionRow {
  readonly name: string;
  readonly value: number;
  readonly words: string;
}

const VALUES = [1, 2, 3, 4, 5] as const;
const isValue = (value: number): value is (typeof VALUES)[number] =>
  VALUES.some((each) => each === value);

/** Those that were asked for, in the order of the radar, each at most 5 (specification 3). */
export const dimensionRows = (
  dimensions: Partial<Dimensions>,
  language: Language,
): DimensionRow[] =>
  DIMENSIONS.flatMap((dimension) => {
    const found = dimensions[dimension];
    if (found === undefined) return [];
    const value = Math.min(found, DIMENSION_MAX);
    return {
      name: message(language, `documents.dimension.${dimension}`),
      value,
      words: isValue(value) ? message(language, `documents.value.${value}`) : '',
    };
  });

export const isRated = (dimensions: Partial<Dimensions>): boolean =>
  Object.values(dimensions).some((value) => value > 0);

/** Two values are no area. */
export const RADAR_FROM = 3;

/** The teacher as a family addresses one; many have the title in the nickname already. */
export const teacherInWords = (nick: string, language: Language): string =>
  /老[师師]$/u.test(nick) ? nick : message(language, 'documents.teacher', { name: nick });
