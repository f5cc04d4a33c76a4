import {
  balanceAt,
  GENERAL,
  HOUR_LISTS,
  type HourWallet,
  hourWallets,
  lowestOf,
  walletsOfSchool,
} from '#functions/domain/hours/hour-wallet.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { type ListedEntry, pageOfList, schoolList } from '#functions/platform/listing.ts';
import type { Item } from '#functions/platform/table.ts';
import type { Input } from '#shared/contracts/endpoint.ts';
import type { hours as contract } from '#shared/contracts/hours.ts';
import type { UserId } from '#shared/ids.ts';

export type HourQuery = Input<typeof contract.endpoints.list>;

export interface Paging {
  readonly limit: number;
  readonly from?: Item | undefined;
}

interface Bounds {
  /** Balances above this are not meant. */
  readonly most: number;
  /** Hours that expire after this day are not meant. */
  readonly lastDay: string;
}

interface PageOfWallets {
  readonly wallets: HourWallet[];
  readonly next: Item | undefined;
}

/** A page up to the first that is not meant, which ends the list: what follows is not meant either. */
function upTo<T>(all: readonly T[], isMeant: (each: T) => boolean, next: Item | undefined) {
  const end = all.findIndex((each) => !isMeant(each));
  return end < 0 ? { meant: all, next } : { meant: all.slice(0, end), next: undefined };
}

async function pageOfPlaces(
  { schoolId }: Actor,
  name: string,
  paging: Paging,
  isMeant: (entry: ListedEntry) => boolean,
): Promise<PageOfWallets> {
  const page = await pageOfList(schoolList(schoolId, name), paging);
  const { meant, next } = upTo(page.entries, isMeant, page.next);
  const ids = meant.map(({ target }) => ({ schoolId, userId: target as UserId }));
  const found = await hourWallets.getMany(ids);
  return { wallets: found.flatMap((wallet) => wallet ?? []), next };
}

/**
 * One page of the students of the school who have hours: by the day on which hours expire, or the lowest
 * balance first, of one kind of course or of any.
 */
export async function pageOfWallets(
  actor: Actor,
  { filter, course_id }: HourQuery,
  paging: Paging,
  { most, lastDay }: Bounds,
): Promise<PageOfWallets> {
  if (filter === 'expiring')
    return pageOfPlaces(actor, HOUR_LISTS.expiring, paging, ({ position }) => position <= lastDay);
  if (course_id !== undefined) {
    const name = HOUR_LISTS.ofCourse(course_id === GENERAL ? undefined : course_id);
    return pageOfPlaces(actor, name, paging, ({ position }) => balanceAt(position) <= most);
  }
  const page = await hourWallets.pageOfIndex(walletsOfSchool(actor.schoolId), paging);
  const { meant, next } = upTo(
    page.items,
    (wallet) => (lowestOf(wallet) ?? most) <= most,
    page.next,
  );
  return { wallets: [...meant], next };
}
