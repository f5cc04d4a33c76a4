import * as z from 'zod';
import type { PersonId } from '#functions/domain/people/user.ts';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { personPartition, schoolPrefix } from '#functions/platform/keys.ts';
import { type Listing, listing, schoolList } from '#functions/platform/listing.ts';
import { type CourseId, SchoolId, UserId } from '#shared/ids.ts';
import { balanceOf, HourAccount, nextExpiry } from './account.ts';

/**
 * The class hours of a student: an account for each kind of course, and a general one. It changes only in
 * the transaction that writes the entries of the ledger, so that each balance is the sum of its entries.
 */
export const HourWallet = () =>
  z.object({
    schoolId: SchoolId,
    userId: UserId,
    accounts: z.array(HourAccount()),
    /** Set when the student is removed: then it stands in no list, and goes with the retention time. */
    expires: z.number().int().optional(),
  });
export type HourWallet = Stored<z.infer<ReturnType<typeof HourWallet>>>;
export type HourWalletValue = Omit<HourWallet, 'rev'>;

/** How the general account is called where courses are named by their ids. */
export const GENERAL = 'general';

/** Lists of students by their hours. */
export const HOUR_LISTS = {
  /** Of those with an account of a course, the lowest balance first. */
  ofCourse: (courseId: CourseId | undefined) => `hours-${courseId ?? GENERAL}`,
  /** By the day on which the first of their hours expire. */
  expiring: 'hours-expiring',
} as const;

const HALVES_FROM = 5_000_000;
/** A balance as a text that sorts as it does. */
const placeOf = (balance: number): string =>
  String(HALVES_FROM + Math.round(balance * 2)).padStart(7, '0');

/** The balance at a place of a list. */
export const balanceAt = (position: string): number => (Number(position) - HALVES_FROM) / 2;

/** Accounts whose balance matters: one that is used up and settled warns of nothing. */
const watched = ({ accounts }: Pick<HourWalletValue, 'accounts'>): HourAccount[] =>
  accounts.filter(({ settled }) => !settled);

/** The lowest balance of a student; undefined when there is nothing to watch. */
export function lowestOf(wallet: Pick<HourWalletValue, 'accounts'>): number | undefined {
  const balances = watched(wallet).map(balanceOf);
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
    ...watched(wallet).map((account) =>
      listing(
        schoolList(schoolId, HOUR_LISTS.ofCourse(account.courseId)),
        placeOf(balanceOf(account)),
        userId,
      ),
    ),
    ...(first ? [listing(schoolList(schoolId, HOUR_LISTS.expiring), first, userId)] : []),
  ];
}

/** Index partition of the students of a school, the lowest balance first. */
export const walletsOfSchool = (schoolId: SchoolId): string => `${schoolPrefix(schoolId)}HOURS`;

function indexes(wallet: HourWalletValue) {
  const lowest = lowestOf(wallet);
  if (lowest === undefined || wallet.expires !== undefined) return undefined;
  const { schoolId, userId } = wallet;
  return { gsi1pk: walletsOfSchool(schoolId), gsi1sk: `${placeOf(lowest)}#${userId}` };
}

export const hourWallets = entity({
  type: 'hour-wallet',
  version: 1,
  schema: HourWallet,
  key: ({ schoolId, userId }: PersonId) => ({ pk: personPartition(schoolId, userId), sk: 'HOURS' }),
  lists: listings,
  indexes,
});
