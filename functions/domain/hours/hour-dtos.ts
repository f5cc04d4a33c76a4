import type { CalendarSettings } from '#functions/domain/calendar/calendar-settings.ts';
import type { User } from '#functions/domain/people/user.ts';
import { loadClassesOf } from '#functions/domain/profiles/people.ts';
import { mediaUrl } from '#functions/platform/media.ts';
import type { HourAccountDto, HourEntryDto, HourRow } from '#shared/contracts/hour-fields.ts';
import { StudentId } from '#shared/ids.ts';
import { balanceOf, expireHours, type HourAccount, nextExpiry } from './account.ts';
import type { HourEntryValue } from './hour-entry.ts';
import type { HourWalletValue } from './hour-wallet.ts';

/** What accounts are shown with: names of courses, rules, and the day that it is at the school. */
export interface Shown {
  readonly settings: CalendarSettings;
  readonly today: string;
}

/** What can be used today, whether or not somebody has written down yet what has expired. */
const effective = (account: HourAccount, today: string): HourAccount => {
  const moved = expireHours(account, today);
  if (!moved) return account;
  const expired = balanceOf(account) - balanceOf(moved.account);
  const { totals } = moved.account;
  return { ...moved.account, totals: { ...totals, expiry: totals.expiry + expired } };
};

export function toHourAccountDto(
  account: HourAccount,
  { settings: { courses, rules }, today }: Shown,
): HourAccountDto {
  const now = effective(account, today);
  const { courseId, owed, totals, settled } = now;
  const balance = balanceOf(now);
  const next = nextExpiry(now);
  return {
    course_id: courseId ?? null,
    course_name: courses.find(({ id }) => id === courseId)?.name ?? '',
    balance,
    owed,
    settled,
    purchased: totals.purchase,
    given: totals.gift,
    used: totals.use,
    expired: totals.expiry,
    next_expiry: next ? { date: next.until, hours: next.hours } : null,
    low: !settled && balance <= rules.lowHours,
  };
}

/** In the order of the school's courses, the general account at the end. */
export function toHourAccountDtos(
  wallet: Pick<HourWalletValue, 'accounts'> | undefined,
  shown: Shown,
): HourAccountDto[] {
  const { courses } = shown.settings;
  const placeOf = ({ courseId }: HourAccount): number =>
    courseId ? courses.findIndex(({ id }) => id === courseId) : courses.length;
  const accounts = (wallet?.accounts ?? []).toSorted((a, b) => placeOf(a) - placeOf(b));
  return accounts.map((account) => toHourAccountDto(account, shown));
}

export interface StudentHours {
  readonly user: User;
  readonly accounts: HourAccountDto[];
}

/** Rows of a list, with the classes of the students. */
export async function toHourRows(
  schoolId: User['schoolId'],
  students: readonly StudentHours[],
  now: Date,
): Promise<HourRow[]> {
  const classesOf = await loadClassesOf(
    schoolId,
    students.map(({ user }) => user),
  );
  return Promise.all(
    students.map(async ({ user, accounts }) => ({
      student_id: StudentId.parse(user.id),
      name: user.name,
      account: user.account,
      avatar: await mediaUrl(user.avatar, now),
      classes: classesOf(user).map(({ id, name }) => ({ id, name })),
      accounts,
    })),
  );
}

const isReversible = ({ kind, lesson, reversedBy }: HourEntryValue): boolean =>
  reversedBy === undefined && kind !== 'reversal' && !lesson;

export const toHourEntryDto = (entry: HourEntryValue): HourEntryDto => ({
  entry: entry.n,
  kind: entry.kind,
  hours: entry.hours,
  balance: entry.balance,
  at: entry.at,
  by_name: entry.byName,
  note: entry.note,
  valid_to: entry.until ?? null,
  lesson: entry.lesson ?? null,
  reverses: entry.reverses ?? null,
  reversed_by: entry.reversedBy ?? null,
  reversible: isReversible(entry),
});
