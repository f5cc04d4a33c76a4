import type { CalendarSettings } from '#functions/domain/calendar/calendar-settings.ts';
import type { ListedPerson, User } from '#functions/domain/people/user.ts';
import { loadClassNamesOf } from '#functions/domain/profiles/load-person.ts';
import { mediaUrl } from '#functions/platform/media.ts';
import type { HourAccountDto, HourEntryDto, HourRow } from '#shared/contracts/hour-fields.ts';
import { StudentId } from '#shared/ids.ts';
import { balanceOf, expireHours, type HourAccount, nextExpiry } from './hour-account.ts';
import type { HourEntryValue } from './hour-entry.ts';
import type { HourWalletValue } from './hour-wallet.ts';

/** What an account's DTO needs besides the account: the school's settings, and its current day. */
export interface AccountContext {
  readonly settings: CalendarSettings;
  readonly today: string;
}

/** The account without expired hours, also when their expiry is not yet in the ledger. */
const effective = (account: HourAccount, today: string): HourAccount => {
  const moved = expireHours(account, today);
  if (!moved) return account;
  const expired = balanceOf(account) - balanceOf(moved.account);
  const { totals } = moved.account;
  return { ...moved.account, totals: { ...totals, expiry: totals.expiry + expired } };
};

export function toHourAccountDto(
  account: HourAccount,
  { settings: { courses, rules }, today }: AccountContext,
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

/** Accounts in the order of the school's courses, the general one last. */
export function toHourAccountDtos(
  wallet: Pick<HourWalletValue, 'accounts'> | undefined,
  context: AccountContext,
): HourAccountDto[] {
  const { courses } = context.settings;
  const placeOf = ({ courseId }: HourAccount): number =>
    courseId ? courses.findIndex(({ id }) => id === courseId) : courses.length;
  const accounts = (wallet?.accounts ?? []).toSorted((a, b) => placeOf(a) - placeOf(b));
  return accounts.map((account) => toHourAccountDto(account, context));
}

export interface StudentHours {
  readonly user: ListedPerson;
  readonly accounts: HourAccountDto[];
}

/** Rows of a list, with each student's classes. */
export async function toHourRows(
  schoolId: User['schoolId'],
  students: readonly StudentHours[],
  now: Date,
): Promise<HourRow[]> {
  const classesOf = await loadClassNamesOf(
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
