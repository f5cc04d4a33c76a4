import type { CalendarSettings } from '#functions/domain/calendar/calendar-settings.ts';
import type { ListedPerson, User } from '#functions/domain/people/user.ts';
import { loadClassNamesOf } from '#functions/domain/profiles/load-person.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { mediaUrl } from '#functions/platform/media.ts';
import { dayAt, momentOf } from '#functions/platform/school-day.ts';
import type { HourAccountDto, HourEntryDto, HourRow } from '#shared/hours/fields.ts';
import { StudentId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { can } from '#shared/teachers/abilities.ts';
import { balanceOf, expireHours, type HourAccount, leftOf, nextExpiry } from './hour-account.ts';
import type { HourEntryValue } from './hour-entry.ts';
import type { HourWalletValue } from './hour-wallet.ts';

/** What an account's DTO needs besides the account: the school's settings, its current day, and who looks. */
export interface AccountContext {
  readonly settings: CalendarSettings;
  readonly today: string;
  readonly viewer: Pick<Actor, 'user' | 'role'>;
}

export const accountContext = (
  actor: Actor,
  settings: CalendarSettings,
  now: Date,
): AccountContext => ({ settings, today: dayAt(momentOf(actor, now)), viewer: actor });

const seesMoney = ({ user }: AccountContext['viewer']): boolean => can(user, 'see-finances');

/** Bought and given hours concern finances; families see their own. */
function creditsOf({ totals, money }: HourAccount, { viewer }: AccountContext) {
  if (!seesMoney(viewer) && viewer.role !== ROLE.student) return {};
  const { purchase: purchased, gift: given, refund: refunded } = totals;
  return { purchased, given, refunded, ...(seesMoney(viewer) && { money }) };
}

/** The account without expired hours, also when their expiry is not yet in the ledger. */
const effective = (account: HourAccount, today: string): HourAccount => {
  const moved = expireHours(account, today);
  if (!moved) return account;
  const expired = balanceOf(account) - balanceOf(moved.account);
  const { totals } = moved.account;
  return { ...moved.account, totals: { ...totals, expiry: totals.expiry + expired } };
};

export function toHourAccountDto(account: HourAccount, context: AccountContext): HourAccountDto {
  const { courses, rules } = context.settings;
  const now = effective(account, context.today);
  const { courseId, owed, totals, settled } = now;
  const balance = balanceOf(now);
  const next = nextExpiry(now);
  return {
    course_id: courseId ?? null,
    course_name: courses.find(({ id }) => id === courseId)?.name ?? '',
    balance,
    owed,
    settled,
    ...creditsOf(now, context),
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

/** In a class, and nothing has ever been bought, given or used: nobody would notice otherwise. */
export const isWithoutHours = (
  { classIds }: Pick<ListedPerson, 'classIds'>,
  accounts: readonly unknown[],
): boolean => classIds.length > 0 && accounts.length === 0;

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
      without_hours: isWithoutHours(user, accounts),
    })),
  );
}

const isReversible = ({ kind, lesson, reversedBy, refunded }: HourEntryValue): boolean =>
  reversedBy === undefined && kind !== 'reversal' && !lesson && !refunded?.hours;

/** What can be given back of a purchase: what is left of its hours, and of the money. */
export function refundableOf(entry: HourEntryValue, account: HourAccount) {
  const { kind, n, payment, refunded, reversedBy } = entry;
  if (kind !== 'purchase' || reversedBy !== undefined) return { hours: 0, amount: 0 };
  return { hours: leftOf(account, n), amount: (payment?.amount ?? 0) - (refunded?.amount ?? 0) };
}

function financesOf(entry: HourEntryValue, account: HourAccount, context: AccountContext) {
  if (!seesMoney(context.viewer)) return {};
  const refundable = refundableOf(entry, effective(account, context.today));
  return {
    payment: entry.payment ?? null,
    refundable: refundable.hours > 0 ? refundable : null,
  };
}

/** An entry of an account, as it is now. */
export const toHourEntryDto = (
  entry: HourEntryValue,
  account: HourAccount,
  context: AccountContext,
): HourEntryDto => ({
  ...financesOf(entry, account, context),
  refunds: entry.refunds ?? null,
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
