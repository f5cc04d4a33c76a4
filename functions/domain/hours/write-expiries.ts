import type { Author } from '#functions/domain/sessions/actor.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import { dayAt } from '#functions/platform/school-day.ts';
import { isConditionFailure, transact } from '#functions/platform/table.ts';
import type { SchoolId, UserId } from '#shared/ids.ts';
import { HOUR_LISTS, type HourWallet, hourWallets } from './hour-wallet.ts';
import { openLedger, writingLedger } from './ledger.ts';

/** Writes the expiries of a wallet to the ledger. Another request that changed it in between has written them too. */
export async function writeExpiries(wallet: HourWallet, writer: Author): Promise<void> {
  const writes = writingLedger(openLedger(wallet, wallet, writer));
  if (writes.length === 0) return;
  await transact(writes).catch((error: unknown) => {
    if (!isConditionFailure(error)) throw error;
  });
}

/** Students whose expiries one request writes; the next request continues. */
const SWEPT_AT_ONCE = 5;

/**
 * Writes the expiries of the students whose hours expired first, so that lists by balance become right without
 * a scheduled job. Costs half a read unit when nothing has expired.
 */
export async function sweepExpiries(schoolId: SchoolId, writer: Author): Promise<void> {
  const list = schoolList(schoolId, HOUR_LISTS.expiring);
  const { entries } = await pageOfList(list, { limit: SWEPT_AT_ONCE });
  const today = dayAt(writer);
  const due = entries.filter(({ position }) => position < today);
  const ids = due.map(({ target }) => ({ schoolId, userId: target as UserId }));
  const wallets = await hourWallets.getMany(ids, { consistent: true });
  for (const wallet of wallets) if (wallet) await writeExpiries(wallet, writer);
}
