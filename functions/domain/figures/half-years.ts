import type { Item, TableKey } from '#functions/platform/table.ts';
import type { TeachingFigure } from '#shared/figures/figures.ts';

/**
 * Figures of teaching of six months lie in one item: two years of an owner are five items of less than 1 kB, which
 * cost as much to read as one, and no more to write than a month of its own. That needs short names: `3l` are the
 * lessons of the fourth month. A letter is never given to another figure.
 */
const LETTERS: Readonly<Record<TeachingFigure, string>> = {
  lessons: 'l',
  hours: 'h',
  present: 'p',
  late: 't',
  leave: 'v',
  absent: 'a',
  makeup: 'm',
  minutes: 'n',
  seats: 's',
  inTime: 'i',
  tasks: 'k',
  reviews: 'r',
  reviewMinutes: 'w',
  works: 'o',
  reports: 'e',
};
const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries(LETTERS).map(([name, letter]) => [letter, name]),
);
const letterOf = (name: string): string => {
  const letter: string | undefined = LETTERS[name as TeachingFigure];
  if (!letter) throw new TypeError(`${name} is no figure of teaching`);
  return letter;
};

const MONTHS = 6;
const numbersOf = (month: string): readonly [year: string, month: number] => [
  month.slice(0, 4),
  Number(month.slice(5)) - 1,
];
const toMonth = (year: string, month: number): string =>
  `${year}-${String(month + 1).padStart(2, '0')}`;

/** The first month of the half-year of a month (`YYYY-MM`). */
export function halfYearOf(month: string): string {
  const [year, at] = numbersOf(month);
  return toMonth(year, at - (at % MONTHS));
}

/** How the figures of a month are named in the item of its half-year. */
export const inHalfYear = (
  month: string,
  changes: Readonly<Partial<Record<string, number>>>,
): Record<string, number> =>
  Object.fromEntries(
    Object.entries(changes).map(([name, by]) => [
      `${numbersOf(month)[1] % MONTHS}${letterOf(name)}`,
      by ?? 0,
    ]),
  );

/** Before the month, in the sort keys of all items of months. */
export const MONTH_PREFIX = 'MONTH#';
const HALF = '#half-';
const FIGURE = /^([0-5])([a-z])$/;
const PLACE = new RegExp(`^${MONTH_PREFIX}(?<first>\\d{4}-\\d{2})${HALF}`);

/** Sorts among the items of single months, so that one query finds both. */
export const halfYearKey = (pk: string, month: string, part: string): TableKey => ({
  pk,
  sk: `${MONTH_PREFIX}${halfYearOf(month)}${HALF}${part}`,
});

/** A month, the name of a figure, and its value. */
export type MonthFigure = readonly [month: string, name: string, value: number];

/** The figures of an item by month; undefined for an item of a single month. */
export function figuresOfHalfYear(item: Item): MonthFigure[] | undefined {
  const first = PLACE.exec(String(item['sk']))?.groups?.['first'];
  if (first === undefined) return undefined;
  const [year, begins] = numbersOf(first);
  const figures: MonthFigure[] = [];
  for (const [attribute, value] of Object.entries(item)) {
    const [, at, letter = ''] = FIGURE.exec(attribute) ?? [];
    const name = NAMES.get(letter);
    if (name && typeof value === 'number')
      figures.push([toMonth(year, begins + Number(at)), name, value]);
  }
  return figures;
}
