import * as z from 'zod';
import type { PersonId } from '#functions/domain/people/user.ts';
import { placeOfBalance } from '#functions/domain/students/balance-place.ts';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { personPartition, schoolPrefix } from '#functions/platform/keys.ts';
import { type Listing, listing, schoolList } from '#functions/platform/listing.ts';
import { monthOfDay } from '#shared/days.ts';
import { type CourseId, SchoolId, UserId } from '#shared/ids.ts';
import { expectedEnd } from './forecast.ts';
import { balanceOf, HourAccount, nextExpiry } from './hour-account.ts';

/**
 * The class hours of a student: an account for each kind of course, and a general one. Balances change only
 * in the transaction that writes the ledger's entries, so that each balance is the sum of its entries.
 */
export const HourWallet = () =>
  z.object({
    schoolId: SchoolId,
    userId: UserId,
    accounts: z.array(HourAccount()),
    /** Time to live (epoch seconds), set when the student is removed; then it is in no list. */
    expires: z.number().int().optional(),
  });
export type HourWallet = Stored<z.infer<ReturnType<typeof HourWallet>>>;
export type HourWalletValue = Omit<HourWallet, 'rev'>;

/** The general account, where a course id would stand. */
export const GENERAL = 'general';

/** Lists of students by their hours. */
export const HOUR_LISTS = {
  /** Students with an account of a course, the lowest balance first. */
  ofCourse: (courseId: CourseId | undefined) => `hours-${courseId ?? GENERAL}`,
  /** By the day on which hours expire next. */
  expiring: 'hours-expiring',
  /** Accounts by the month in which they are expected to be used up. */
  ending: 'hours-ending',
} as const;

/** Accounts whose balance may be too low: closed ones are left out. */
const unsettled = ({ accounts }: Pick<HourWalletValue, 'accounts'>): HourAccount[] =>
  accounts.filter(({ settled }) => !settled);

/** The lowest balance of a student; undefined when all accounts are closed. */
function lowestOf(wallet: Pick<HourWalletValue, 'accounts'>): number | undefined {
  const balances = unsettled(wallet).map(balanceOf);
  return balances.length > 0 ? Math.min(...balances) : undefined;
}

function listings(wallet: HourWalletValue): Listing[] {
  const { schoolId, userId, accounts, expires } = wallet;
  if (expires !== undefined) return [];
  const first = accounts
    .flatMap((account) => nextExpiry(account)?.until ?? [])
    .sort()
    .at(0);
  return [
    ...unsettled(wallet).map((account) =>
      listing(
        schoolList(schoolId, HOUR_LISTS.ofCourse(account.courseId)),
        placeOfBalance(balanceOf(account)),
        userId,
      ),
    ),
    ...accounts.flatMap((account) => {
      const end = expectedEnd(account);
      const target = `${userId} ${account.courseId ?? GENERAL}`;
      if (!end) return [];
      return [listing(schoolList(schoolId, HOUR_LISTS.ending), monthOfDay(end), target)];
    }),
    ...(first ? [listing(schoolList(schoolId, HOUR_LISTS.expiring), first, userId)] : []),
  ];
}

/** Index partition of the students of a school, the lowest balance first. */
export const walletsOfSchool = (schoolId: SchoolId): string => `${schoolPrefix(schoolId)}HOURS`;

function indexes(wallet: HourWalletValue) {
  const lowest = lowestOf(wallet);
  if (lowest === undefined || wallet.expires !== undefined) return undefined;
  const { schoolId, userId } = wallet;
  return { gsi1pk: walletsOfSchool(schoolId), gsi1sk: `${placeOfBalance(lowest)}#${userId}` };
}

export const hourWallets = entity({
  type: 'hour-wallet',
  version: 1,
  schema: HourWallet,
  key: ({ schoolId, userId }: PersonId) => ({ pk: personPartition(schoolId, userId), sk: 'HOURS' }),
  lists: listings,
  indexes,
});
