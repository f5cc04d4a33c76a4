import { loadSettings } from '#functions/domain/calendar/calendar-settings.ts';
import {
  loadMonths,
  loadTotals,
  type MonthOwner,
  monthsOfCourse,
  monthsOfSchool,
} from '#functions/domain/figures/months.ts';
import { GENERAL } from '#functions/domain/hours/hour-wallet.ts';
import { mapConcurrently } from '#functions/platform/map-concurrently.ts';
import { MONTH_FIGURES } from '#shared/figures/figures.ts';
import type { SchoolId } from '#shared/ids.ts';
import { PAY_METHODS } from '#shared/money.ts';
import { compare, type HoursWalk, NOW_PREFIX, type WrongFigure } from './figure-check.ts';

/** Courses that are read at a time. */
const AT_ONCE = 20;

const CHANNELS = PAY_METHODS.flatMap((method) => [`income.${method}`, `refunds.${method}`]);
/** Those of entries, and by how much what is still to be taught changed. */
const OF_MONTH: readonly string[] = MONTH_FIGURES.hours;

/** What a month keeps of what expires and ends (`until.2026-12`). */
const FORESEEN = /^(until|ends)\./;
const foreseenIn = (sums: Readonly<Record<string, number>>): string[] =>
  Object.keys(sums).filter((name) => FORESEEN.test(name));

/** The stored figures of the school and of its courses beside what all ledgers add up to. */
export async function compareSums(
  schoolId: SchoolId,
  { month, sums }: HoursWalk,
): Promise<WrongFigure[]> {
  const { courses } = await loadSettings(schoolId, { consistent: true });
  const sourceOf = (names: readonly string[], prefix = '') =>
    Object.fromEntries(names.map((name) => [name, sums[`${prefix}${name}`] ?? 0]));
  const storedOf = async (owner: MonthOwner) =>
    (await loadMonths(owner, [month, month], { consistent: true })).get(month) ?? {};
  const ofCourses = await mapConcurrently(
    [undefined, ...courses.map(({ id }) => id)],
    AT_ONCE,
    async (id) =>
      compare(
        { kind: 'course', of: id ?? '' },
        await storedOf(monthsOfCourse(schoolId, id)),
        sourceOf(OF_MONTH, `${id ?? GENERAL}#`),
      ),
  );
  const stored = await storedOf(monthsOfSchool(schoolId));
  const foreseen = [...foreseenIn(stored), ...foreseenIn(sums)].sort();
  const source = sourceOf([...OF_MONTH, ...CHANNELS, ...foreseen]);
  const ofSchool = compare({ kind: 'school', of: '' }, stored, source);
  return [...ofSchool, ...ofCourses.flat()];
}

/** What the school has now, beside what all accounts have part in. */
export async function compareNow(schoolId: SchoolId, { sums }: HoursWalk): Promise<WrongFigure[]> {
  const totals = await loadTotals(schoolId);
  const stored = Object.fromEntries(
    Object.entries(totals).map(([name, value]) => [`${NOW_PREFIX}${name}`, value]),
  );
  const found = Object.entries(sums).filter(([name]) => name.startsWith(NOW_PREFIX));
  const nothing = Object.keys(stored).map((name) => [name, 0] as const);
  const source = Object.fromEntries([...nothing, ...found]);
  const different = compare({ kind: 'school', of: '' }, stored, source);
  return different.toSorted((a, b) => a.figure.localeCompare(b.figure));
}
