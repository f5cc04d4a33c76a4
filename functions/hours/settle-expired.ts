import { type HourWriter, openBook, writingBook } from '#functions/domain/hours/book.ts';
import type { HourWallet } from '#functions/domain/hours/hour-wallet.ts';
import { HOUR_LISTS, hourWallets } from '#functions/domain/hours/hour-wallet.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import { dayAt } from '#functions/platform/school-day.ts';
import { isConditionFailure, transact } from '#functions/platform/table.ts';
import type { SchoolId, UserId } from '#shared/ids.ts';

/** Writes down what has expired of a student. Whoever was faster has done so too. */
export async function settleExpired(wallet: HourWallet, writer: HourWriter): Promise<void> {
  const writes = writingBook(openBook(wallet, wallet, writer));
  if (writes.length === 0) return;
  await transact(writes).catch((error: unknown) => {
    if (!isConditionFailure(error)) throw error;
  });
}

/** Students for whom one look at the list writes down what has expired; the next look goes on. */
const SWEPT_AT_ONCE = 5;

/**
 * Writes down what has expired of the students whose turn it is, so that lists by balance are right without
 * anybody who watches the clock. Costs half a unit when nothing has expired.
 */
export async function sweepExpired(schoolId: SchoolId, writer: HourWriter): Promise<void> {
  const list = schoolList(schoolId, HOUR_LISTS.expiring);
  const { entries } = await pageOfList(list, { limit: SWEPT_AT_ONCE });
  const today = dayAt(writer);
  const due = entries.filter(({ position }) => position < today);
  const ids = due.map(({ target }) => ({ schoolId, userId: target as UserId }));
  const wallets = await hourWallets.getMany(ids, { consistent: true });
  for (const wallet of wallets) if (wallet) await settleExpired(wallet, writer);
}
