import { loadSettings } from '#functions/domain/calendar/calendar-settings.ts';
import {
  loadMonths,
  type MonthOwner,
  monthsOfCourse,
  monthsOfSchool,
} from '#functions/domain/figures/months.ts';
import { GENERAL } from '#functions/domain/hours/hour-wallet.ts';
import { mapConcurrently } from '#functions/platform/map-concurrently.ts';
import { BOOKED_FIGURES } from '#shared/figures.ts';
import type { SchoolId } from '#shared/ids.ts';
import { PAY_METHODS } from '#shared/money.ts';
import { compare, type HoursWalk, type WrongFigure } from './figure-check.ts';

/** Courses that are read at a time. */
const AT_ONCE = 20;

const CHANNELS = PAY_METHODS.flatMap((method) => [`income.${method}`, `refunds.${method}`]);
const BOOKED: readonly string[] = BOOKED_FIGURES;

/** The kept figures of the school and of its courses beside what all ledgers add up to. */
export async function compareSums(
  schoolId: SchoolId,
  { month, sums }: HoursWalk,
): Promise<WrongFigure[]> {
  const { courses } = await loadSettings(schoolId, { consistent: true });
  const sourceOf = (names: readonly string[], prefix = '') =>
    Object.fromEntries(names.map((name) => [name, sums[`${prefix}${name}`] ?? 0]));
  const keptOf = async (owner: MonthOwner) =>
    (await loadMonths(owner, [month, month], { consistent: true })).get(month) ?? {};
  const ofCourses = await mapConcurrently(
    [undefined, ...courses.map(({ id }) => id)],
    AT_ONCE,
    async (id) =>
      compare(
        { kind: 'course', of: id ?? '' },
        await keptOf(monthsOfCourse(schoolId, id)),
        sourceOf(BOOKED, `${id ?? GENERAL}#`),
      ),
  );
  const kept = await keptOf(monthsOfSchool(schoolId));
  const ofSchool = compare({ kind: 'school', of: '' }, kept, sourceOf([...BOOKED, ...CHANNELS]));
  return [...ofSchool, ...ofCourses.flat()];
}
