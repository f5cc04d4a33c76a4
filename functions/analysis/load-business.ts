import { figureChecks } from '#functions/domain/analysis/figure-check.ts';
import { loadGathering } from '#functions/domain/analysis/gathering.ts';
import {
  type MonthsAsked,
  monthsOf,
  spansOf,
  sumsOf,
  toMonthsAsked,
} from '#functions/domain/analysis/months-asked.ts';
import {
  type CalendarSettings,
  loadSettings,
} from '#functions/domain/calendar/calendar-settings.ts';
import { figuresKey, ofSchool } from '#functions/domain/figures/figures.ts';
import {
  loadMonths,
  loadTotal,
  monthsOfCourse,
  monthsOfSchool,
  type Sums,
} from '#functions/domain/figures/months.ts';
import { MAKEUP_LISTS } from '#functions/domain/makeups/makeup-right.ts';
import { loadCounts } from '#functions/domain/schools/school-counts.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import { momentOf } from '#functions/platform/school-day.ts';
import { getItemsInOrder } from '#functions/platform/table.ts';
import type {
  Business,
  BusinessMonth,
  CourseFigures,
  MonthsInput,
} from '#shared/contracts/analysis-fields.ts';
import { MONTH_FIGURES } from '#shared/figures.ts';
import type { CourseId, SchoolId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import { PAY_METHODS } from '#shared/money.ts';

const { teaching, hours } = MONTH_FIGURES;
/** Of these the statistics by day keep the month, too. */
const BY_DAY = ['joined', 'left', 'works'] as const;
const NAMES = [...new Set(['joined', 'left', ...teaching, ...hours] as const)];
const STOCK = ['unused', 'owed', 'value'] as const;

/** The figures of the school by month: those of analysis, with what only the statistics by day count. */
async function loadSchoolMonths(schoolId: SchoolId, { window }: MonthsAsked) {
  const [from, to] = window;
  const all = monthsOf({ from, to });
  const [months, statistics] = await Promise.all([
    loadMonths(monthsOfSchool(schoolId), window),
    getItemsInOrder(all.map((month) => figuresKey(ofSchool(schoolId), month))),
  ]);
  return new Map<string, Sums>(
    all.map((month, index) => {
      const item = statistics[index] ?? {};
      const counted = BY_DAY.map((name) => [name, Number(item[name] ?? 0)] as const);
      return [month, { ...months.get(month), ...Object.fromEntries(counted) }];
    }),
  );
}

const stockOf = (sums: Readonly<Partial<Record<string, number>>>) => ({
  unused: sums['unused'] ?? 0,
  owed: sums['owed'] ?? 0,
  value: sums['value'] ?? 0,
});

/** Two years of months, each with what was still to be taught at its end: today's, less what was added since. */
function toRows(
  months: ReadonlyMap<string, Sums>,
  { spans, window: [from, to] }: MonthsAsked,
  today: ReturnType<typeof stockOf>,
): BusinessMonth[] {
  const rows: BusinessMonth[] = [];
  let stock = today;
  for (const date of monthsOf({ from, to }).toReversed()) {
    const sums = sumsOf(NAMES, months, [date]);
    if (date <= spans.now.to) rows.unshift({ date, ...sums, stock });
    const before = STOCK.map((name) => [name, stock[name] - sums[name]]);
    stock = Object.fromEntries(before) as typeof stock;
  }
  return rows;
}

interface CourseMonths {
  readonly course: { readonly id: CourseId; readonly name: string } | undefined;
  readonly months: ReadonlyMap<string, Sums>;
  readonly total: Sums;
}

/** The kinds of course with the general account, each with its months and what there is of it today. */
async function loadCourses(
  schoolId: SchoolId,
  { courses }: CalendarSettings,
  { window }: MonthsAsked,
): Promise<CourseMonths[]> {
  return Promise.all(
    [...courses, undefined].map(async (course) => {
      const owner = monthsOfCourse(schoolId, course?.id);
      const [months, total] = await Promise.all([loadMonths(owner, window), loadTotal(owner)]);
      return { course, months, total };
    }),
  );
}

const toCourse =
  ({ spans }: MonthsAsked) =>
  ({ course, months, total }: CourseMonths): CourseFigures[] =>
    months.size === 0 && Object.values(total).every((value) => value === 0)
      ? []
      : [
          {
            course_id: course?.id ?? null,
            course_name: course?.name ?? '',
            sums: spansOf(hours, months, spans),
            stock: stockOf(total),
          },
        ];

function toChannels(
  months: ReadonlyMap<string, Sums>,
  { spans }: MonthsAsked,
): Business['channels'] {
  return PAY_METHODS.flatMap((method) => {
    const [income, refunds] = [`income.${method}`, `refunds.${method}`] as const;
    const found = spansOf([income, refunds], months, spans);
    const of = (sums: (typeof found)['now']) => ({ income: sums[income], refunds: sums[refunds] });
    const sums = { now: of(found.now), before: of(found.before), year: of(found.year) };
    const isEmpty = Object.values(sums).every((each) => each.income === 0 && each.refunds === 0);
    return isEmpty ? [] : [{ method, sums }];
  });
}

/** What there is by a month to come: `until#2026-12`. */
function byMonth(totals: readonly Sums[], prefix: string, from: string) {
  const sums = new Map<string, number>();
  for (const total of totals)
    for (const [name, value] of Object.entries(total)) {
      const [of, date = ''] = name.split('#');
      if (of === prefix && date >= from) sums.set(date, (sums.get(date) ?? 0) + value);
    }
  return [...sums].filter(([, value]) => value > 0).sort(([a], [b]) => a.localeCompare(b));
}

function toStock(courses: readonly CourseMonths[], current: string): Business['stock'] {
  const totals = courses.map(({ total }) => total);
  const all = sumsOf(
    STOCK,
    new Map(totals.map((total, index) => [String(index), total])),
    [...totals.keys()].map(String),
  );
  return {
    ...all,
    until: byMonth(totals, 'until', current).map(([date, value]) => ({ date, hours: value })),
    ends: byMonth(totals, 'ends', current).map(([date, value]) => ({ date, students: value })),
  };
}

/** Makeup rights that can still be used, and those that are booked. */
async function countMakeups({ schoolId }: Actor, today: string): Promise<number> {
  const count = async (state: 'open' | 'booked') => {
    const list = schoolList(schoolId, MAKEUP_LISTS.of(state));
    const within = state === 'open' ? ([today, '~'] as const) : undefined;
    const { entries } = await pageOfList(list, { limit: LIMITS.missingCountMax, within });
    return entries.length;
  };
  const [open, booked] = await Promise.all([count('open'), count('booked')]);
  return Math.min(LIMITS.missingCountMax, open + booked);
}

async function loadCheck(schoolId: SchoolId): Promise<Business['check']> {
  const found = await figureChecks.get(schoolId);
  if (!found?.at) return null;
  const { at, month, students, records, wrong } = found;
  return { at, month, students, records, wrong };
}

/** The business analysis of the caller's school. */
export async function loadBusiness(
  actor: Actor,
  input: MonthsInput,
  deps: Pick<Deps, 'now'>,
): Promise<Business> {
  const { schoolId, school } = actor;
  const asked = toMonthsAsked(input, momentOf(actor, deps.now()));
  const settings = await loadSettings(schoolId);
  const [months, courses, counts, makeups, gathering, check] = await Promise.all([
    loadSchoolMonths(schoolId, asked),
    loadCourses(schoolId, settings, asked),
    loadCounts(schoolId),
    countMakeups(actor, asked.today),
    loadGathering(schoolId),
    loadCheck(schoolId),
  ]);
  const stock = toStock(courses, asked.window[1]);
  const { unused, owed, value } = stock;
  return {
    spans: asked.spans,
    today: asked.today,
    currency: school.currency,
    totals: spansOf(NAMES, months, asked.spans),
    rows: toRows(months, asked, { unused, owed, value }),
    courses: courses.flatMap(toCourse(asked)),
    channels: toChannels(months, asked),
    stock,
    students: counts.students,
    makeups,
    gathering,
    check,
  };
}
