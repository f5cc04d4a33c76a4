import {
  addingMonth,
  addingTotal,
  type MonthChanges,
  monthsOfCourse,
  monthsOfSchool,
} from '#functions/domain/figures/months.ts';
import { dayAt, type SchoolMoment } from '#functions/platform/school-day.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import { ANALYSIS_LIMITS } from '#shared/analysis/limits.ts';
import { firstOfMonthFrom, monthOfDay } from '#shared/days.ts';
import type { HoursFigure } from '#shared/figures/figures.ts';
import type { CourseId, SchoolId, UserId } from '#shared/ids.ts';
import { expectedEnd } from './forecast.ts';
import type { HourAccount } from './hour-account.ts';
import type { HourEntryValue } from './hour-entry.ts';
import type { HourWalletValue } from './hour-wallet.ts';

type Sums = Record<string, number>;

export const add = (sums: Sums, changes: MonthChanges, sign = 1): void => {
  for (const [name, by = 0] of Object.entries(changes)) sums[name] = (sums[name] ?? 0) + sign * by;
};

/**
 * The money of what is left of an account: what was paid for it and not given back, by the share of its hours that
 * are left. Hours that were given make each hour cheaper.
 */
function moneyLeftOf({ lots, totals, money }: HourAccount): number {
  const left = lots.reduce((sum, lot) => sum + lot.left, 0);
  const credited = totals.purchase + totals.gift - totals.refund;
  return credited > 0 ? Math.round(((money.paid - money.refunded) * left) / credited) : 0;
}

/** What an account has part in of the totals of its course: `until#` and `ends#` are followed by a month. */
export function partOfTotals(account: HourAccount): Sums {
  const unused = account.lots.reduce((sum, lot) => sum + lot.left, 0);
  const sums: Sums = { unused, owed: account.owed, value: moneyLeftOf(account) };
  for (const { until, left: hours } of account.lots)
    if (until) add(sums, { [`until#${monthOfDay(until)}`]: hours });
  const end = expectedEnd(account);
  if (end) add(sums, { [`ends#${monthOfDay(end)}`]: 1 });
  return sums;
}

type Counted = Exclude<HourEntryValue['kind'], 'reversal'>;

/** The figure of each kind of entry. */
export const FIGURE_OF = {
  purchase: 'sold',
  gift: 'given',
  use: 'used',
  expiry: 'expired',
  refund: 'back',
} as const satisfies Record<Counted, HoursFigure>;

type CountedEntry = Pick<HourEntryValue, 'kind' | 'hours' | 'payment' | 'renews' | 'undoes'>;

/** What an entry adds to the figures of its month; a reversal takes away what its entry had added. */
export function figuresOfEntry(entry: CountedEntry): Sums {
  const { kind, hours, payment, renews, undoes } = entry;
  const counted = kind === 'reversal' ? undoes : kind;
  if (!counted || counted === 'reversal') return {};
  const isCredit = counted === 'purchase' || counted === 'gift';
  const sums: Sums = { [FIGURE_OF[counted]]: isCredit ? hours : -hours };
  if (counted === 'purchase') sums[renews ? 'renewals' : 'first'] = kind === 'reversal' ? -1 : 1;
  if (!payment) return sums;
  const [name, amount] =
    counted === 'refund'
      ? (['refunds', -payment.amount] as const)
      : (['income', payment.amount] as const);
  return { ...sums, [name]: amount, [`${name}.${payment.method}`]: amount };
}

/** Parts of figures (`income.wechat`, `until.2026-12`) are kept of the school alone. */
const isOfSchool = (name: string): boolean => name.includes('.');
export const ofCourseOnly = (sums: Sums): Sums =>
  Object.fromEntries(Object.entries(sums).filter(([name]) => !isOfSchool(name)));

/** What expires and ends in a month to come. */
const FORESEEN = /^(?<name>until|ends)#(?<month>.+)$/;
/** So long ago is the earliest end of a month that is compared with. */
const BACK = 12;

/**
 * What a month keeps of a change of what there is: of what expires and ends, that which the ends of months are compared
 * by (`until.2026-12`). At the end of a month they are those of the next ones, which may change until today.
 */
export function stockOfMonth({ unused = 0, owed = 0, value = 0, ...more }: Sums, month: string) {
  const from = monthOfDay(firstOfMonthFrom(`${month}-01`, -BACK));
  const to = monthOfDay(firstOfMonthFrom(`${month}-01`, ANALYSIS_LIMITS.soonMonths - 1));
  const sums: Sums = { unused, owed, value };
  for (const [figure, by] of Object.entries(more)) {
    const { name = '', month: of = '' } = FORESEEN.exec(figure)?.groups ?? {};
    if (name && of >= from && of <= to) sums[`${name}.${of}`] = by;
  }
  return sums;
}

/** The figures of several changes of hours of a school that are written in one transaction. */
export class HourCount {
  readonly #schoolId: SchoolId;
  /** Chooses the items that are written, where they are spread. */
  readonly #by: UserId;
  readonly #months = new Map<string, Sums>();
  readonly #courses = new Map<CourseId | undefined, { months: Map<string, Sums>; total: Sums }>();

  constructor(schoolId: SchoolId, by: UserId) {
    this.#schoolId = schoolId;
    this.#by = by;
  }

  #courseOf(courseId: CourseId | undefined) {
    const found = this.#courses.get(courseId) ?? { months: new Map<string, Sums>(), total: {} };
    this.#courses.set(courseId, found);
    return found;
  }

  /** Figures of a course and of the school in a month. */
  addMonth(courseId: CourseId | undefined, month: string, changes: Sums): void {
    const { months } = this.#courseOf(courseId);
    for (const [of, sums] of [
      [this.#months, changes],
      [months, ofCourseOnly(changes)],
    ] as const) {
      const before = of.get(month) ?? {};
      of.set(month, before);
      add(before, sums);
    }
  }

  /** An entry, in the month in which it was written. */
  addEntry(entry: Pick<HourEntryValue, 'courseId'> & CountedEntry, month: string): void {
    this.addMonth(entry.courseId, month, figuresOfEntry(entry));
  }

  /** How accounts changed, in the month of the change. */
  addAccounts(before: readonly HourAccount[], after: readonly HourAccount[], month: string): void {
    const courses = new Set([...before, ...after].map(({ courseId }) => courseId));
    for (const courseId of courses) {
      const change: Sums = {};
      for (const [accounts, sign] of [
        [before, -1],
        [after, 1],
      ] as const)
        for (const account of accounts)
          if (account.courseId === courseId) add(change, partOfTotals(account), sign);
      add(this.#courseOf(courseId).total, change);
      this.addMonth(courseId, month, stockOfMonth(change, month));
    }
  }

  writes(): TransactWrite[] {
    const place = { part: 'hours', by: this.#by } as const;
    const school = monthsOfSchool(this.#schoolId);
    return [
      ...[...this.#months].flatMap(([month, sums]) => addingMonth(school, month, sums, place)),
      ...[...this.#courses].flatMap(([courseId, { months, total }]) => {
        const course = monthsOfCourse(this.#schoolId, courseId);
        return [
          ...[...months].flatMap(([month, sums]) => addingMonth(course, month, sums, place)),
          ...addingTotal(this.#schoolId, courseId, total, this.#by),
        ];
      }),
    ];
  }
}

export const monthAt = (moment: SchoolMoment): string => monthOfDay(dayAt(moment));

/** The accounts of a wallet that count: those of a student who has left the school do not. */
export const countedAccounts = (
  wallet: Pick<HourWalletValue, 'accounts' | 'expires'> | undefined,
): readonly HourAccount[] => (wallet && wallet.expires === undefined ? wallet.accounts : []);

/** A student leaves the school: what was left is not to be taught any more. */
export function countingLeaver(
  wallet: Pick<HourWalletValue, 'schoolId' | 'userId' | 'accounts' | 'expires'>,
  moment: SchoolMoment,
): TransactWrite[] {
  const count = new HourCount(wallet.schoolId, wallet.userId);
  count.addAccounts(countedAccounts(wallet), [], monthAt(moment));
  return count.writes();
}
