import { loadCheck } from '#functions/domain/analysis/load-check.ts';
import {
  type MonthsAsked,
  monthsAhead,
  monthsOf,
  spansOf,
  stockOf,
  sumsOf,
  toMonthsAsked,
} from '#functions/domain/analysis/months-asked.ts';
import { figuresKey, ofSchool } from '#functions/domain/figures/figures.ts';
import {
  loadMonths,
  loadTotals,
  monthsOfSchool,
  type Sums,
} from '#functions/domain/figures/months.ts';
import { loadOwed } from '#functions/domain/makeups/count-rights.ts';
import { loadCounts } from '#functions/domain/schools/school-counts.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { dayAt, momentOf } from '#functions/platform/school-day.ts';
import { getItemsInOrder } from '#functions/platform/table.ts';
import type { Business, MonthsInput } from '#shared/analysis/fields.ts';
import { firstOfMonthFrom, monthOfDay } from '#shared/days.ts';
import { MONTH_FIGURES } from '#shared/figures/figures.ts';
import type { SchoolId } from '#shared/ids.ts';
import { PAY_METHODS } from '#shared/money.ts';
import { toOutlook } from './outlook.ts';

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

/** What was still to be taught at the end of each month: today's, less what was added since. */
function stocksOf(
  months: ReadonlyMap<string, Sums>,
  { window: [from, to] }: MonthsAsked,
  today: ReturnType<typeof stockOf>,
): ReadonlyMap<string, ReturnType<typeof stockOf>> {
  const stocks = new Map<string, ReturnType<typeof stockOf>>();
  let stock = today;
  for (const date of monthsOf({ from, to }).toReversed()) {
    stocks.set(date, stock);
    const sums = sumsOf(STOCK, months, [date]);
    stock = {
      unused: stock.unused - sums.unused,
      owed: stock.owed - sums.owed,
      value: stock.value - sums.value,
    };
  }
  return stocks;
}

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

/** What there is by a month to come (`until#2026-12`), with a row for each month. */
const byMonth = (total: Sums, prefix: string, months: readonly string[]) =>
  months.map((date) => ({ date, value: Math.max(0, total[`${prefix}#${date}`] ?? 0) }));

/** What there is today, and was at the ends of the last month that is over and of that a year before. */
function toStock(
  total: Sums,
  stocks: ReturnType<typeof stocksOf>,
  today: string,
): Business['stock'] {
  const months = monthsAhead(today);
  const at = (back: number) => {
    const date = monthOfDay(firstOfMonthFrom(today, -back));
    return { date, ...(stocks.get(date) ?? stockOf({})) };
  };
  return {
    ...stockOf(total),
    before: at(1),
    year: at(13),
    until: byMonth(total, 'until', months).map(({ date, value: hours }) => ({ date, hours })),
    ends: byMonth(total, 'ends', months).map(({ date, value: accounts }) => ({ date, accounts })),
  };
}

/** The business analysis of the caller's school. */
export async function loadBusiness(
  actor: Actor,
  input: MonthsInput,
  deps: Pick<Deps, 'now'>,
): Promise<Business> {
  const { schoolId, school } = actor;
  const asked = toMonthsAsked(input, momentOf(actor, deps.now()));
  const { spans, today } = asked;
  const [months, total, counts, owed, check] = await Promise.all([
    loadSchoolMonths(schoolId, asked),
    loadTotals(schoolId),
    loadCounts(schoolId),
    loadOwed(schoolId, today, monthOfDay(firstOfMonthFrom(today, -12))),
    loadCheck(schoolId),
  ]);
  const { timeZone, subscription } = school;
  const since = monthOfDay(dayAt({ now: new Date(subscription.start), timeZone }));
  const stocks = stocksOf(months, asked, stockOf(total));
  return {
    spans,
    today,
    currency: school.currency,
    totals: spansOf(NAMES, months, spans),
    rows: monthsOf({ from: asked.window[0], to: spans.now.to }).map((date) => ({
      date,
      ...sumsOf(NAMES, months, [date]),
      stock: stocks.get(date) ?? stockOf({}),
    })),
    channels: toChannels(months, asked),
    stock: toStock(total, stocks, today),
    students: counts.students,
    outlook: toOutlook({ total, months, owed, since }, today),
    check,
  };
}
