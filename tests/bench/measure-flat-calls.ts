import type { CalendarReport } from './calendar-process.ts';
import { askChild } from './child.ts';
import type { FlatReport } from './flat-process.ts';
import type { ListReport } from './lists-process.ts';
import type { Figure } from './report.ts';
import { flatFigures, OF_THE_SAME, WITH_THE_YEAR_BEFORE } from './sample-calls.ts';

const HISTORY_DAYS = 730;
const SCHOOLS = 2000;

/**
 * Calls of the calendar cost the same with two years of history. Answers also the account that sees this
 * calendar, for the measurements of its screens.
 */
export async function measureCalendar(
  env: Readonly<Record<string, string>>,
): Promise<CalendarReport & { readonly figures: Figure[] }> {
  const report = await askChild<CalendarReport>('calendar-process.ts', env, HISTORY_DAYS);
  const section = 'Calendar of 100 teachers, 40 rooms, 3,000 students, 40 lessons a day';
  return { ...report, figures: flatFigures(section, report.times) };
}

/**
 * A page of a list costs the same in a school of 30 and of 3,000 students, with few schools or many.
 * Answers also the account that sees the large school, for the measurements of its screens.
 */
export async function measureLists(
  env: Readonly<Record<string, string>>,
): Promise<ListReport & { readonly figures: Figure[] }> {
  const report = await askChild<ListReport>('lists-process.ts', env, SCHOOLS);
  return {
    ...report,
    figures: flatFigures('Lists, in a small and a large school', report.times),
  };
}

/**
 * Reports and figures cost the same for 30 and 3,000 students, for one month of history and for 24; and the business
 * analysis about the same for 3 and 40 kinds of course.
 */
export async function measureFlat(env: Readonly<Record<string, string>>): Promise<Figure[]> {
  const { times, business, courses } = await askChild<FlatReport>('flat-process.ts', env, {});
  const section = 'Reports and figures, classes of 30';
  return [
    ...flatFigures(section, times, OF_THE_SAME),
    ...flatFigures(section, business, WITH_THE_YEAR_BEFORE),
    ...flatFigures('Figures by the number of kinds of course, 24 months', courses, OF_THE_SAME),
  ];
}
