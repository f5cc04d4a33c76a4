import type { Actor } from '#functions/domain/sessions/actor.ts';
import { balanceAt, placesBetween } from '#functions/domain/students/balance-place.ts';
import { type ListedEntry, pageOfList, schoolList } from '#functions/platform/listing.ts';
import type { Item } from '#functions/platform/table.ts';
import type { Input } from '#shared/endpoint.ts';
import type { hours as contract } from '#shared/hours/contract.ts';
import type { UserId } from '#shared/ids.ts';
import {
  GENERAL,
  HOUR_LISTS,
  type HourWallet,
  hourWallets,
  walletsOfSchool,
} from './hour-wallet.ts';

export type HourQuery = Input<typeof contract.endpoints.list>;

export interface Paging {
  readonly limit: number;
  readonly from?: Item | undefined;
}

interface Bounds {
  /** The highest balance of the list. */
  readonly most: number;
  /** The last day of expiry of the list. */
  readonly lastDay: string;
}

export interface WalletPage {
  readonly wallets: HourWallet[];
  readonly next: Item | undefined;
}

/** A page up to the first item out of bounds: lists are sorted, so it ends the list. */
function cutOff<T>(all: readonly T[], isInBounds: (each: T) => boolean, next: Item | undefined) {
  const end = all.findIndex((each) => !isInBounds(each));
  return end < 0 ? { items: all, next } : { items: all.slice(0, end), next: undefined };
}

async function pageOfWalletList(
  { schoolId }: Actor,
  name: string,
  paging: Paging,
  isInBounds: (entry: ListedEntry) => boolean,
): Promise<WalletPage> {
  const page = await pageOfList(schoolList(schoolId, name), paging);
  const { items, next } = cutOff(page.entries, isInBounds, page.next);
  const ids = items.map(({ target }) => ({ schoolId, userId: target as UserId }));
  const found = await hourWallets.getMany(ids);
  return { wallets: found.flatMap((wallet) => wallet ?? []), next };
}

/**
 * One page of the wallets of the school: by the day on which hours expire next, or the lowest balance first,
 * of one kind of course or of all.
 */
export async function pageOfWallets(
  actor: Actor,
  { filter, course_id }: HourQuery,
  paging: Paging,
  { most, lastDay }: Bounds,
): Promise<WalletPage> {
  if (filter === 'expiring')
    return pageOfWalletList(
      actor,
      HOUR_LISTS.expiring,
      paging,
      ({ position }) => position <= lastDay,
    );
  if (course_id !== undefined) {
    const name = HOUR_LISTS.ofCourse(course_id === GENERAL ? undefined : course_id);
    return pageOfWalletList(actor, name, paging, ({ position }) => balanceAt(position) <= most);
  }
  return pageOfBalances(actor, { least: Number.NEGATIVE_INFINITY, most }, paging);
}

/** One page of the wallets with a lowest balance between two, the lowest first. */
export async function pageOfBalances(
  { schoolId }: Actor,
  { least, most }: { readonly least: number; readonly most: number },
  paging: Paging,
): Promise<WalletPage> {
  const within = placesBetween(least, most);
  const { items, next } = await hourWallets.pageOfIndex(walletsOfSchool(schoolId), {
    ...paging,
    within,
  });
  return { wallets: items, next };
}
