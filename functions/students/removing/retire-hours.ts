import { ENTRIES_PREFIX, hourEntries } from '#functions/domain/hours/hour-entry.ts';
import { hourWallets } from '#functions/domain/hours/hour-wallet.ts';
import type { PersonId } from '#functions/domain/people/user.ts';
import { personPartition } from '#functions/platform/keys.ts';
import { type Item, transact } from '#functions/platform/table.ts';

const ENTRIES_AT_ONCE = 50;

/**
 * Takes a removed student out of the lists of hours. The ledger stays for old statements and goes at
 * `expires` (epoch seconds); repeating it does no harm.
 */
export async function retireHours({ schoolId, userId }: PersonId, expires: number): Promise<void> {
  const wallet = await hourWallets.change({ schoolId, userId }, (before) =>
    before.expires === expires ? undefined : { ...before, expires },
  );
  if (!wallet) return;
  let from: Item | undefined;
  do {
    const paging = { limit: ENTRIES_AT_ONCE, from };
    const page = await hourEntries.page(personPartition(schoolId, userId), ENTRIES_PREFIX, paging);
    const writes = page.items.flatMap((entry) =>
      hourEntries.replacing(entry, entry, { ...entry, expires }),
    );
    if (writes.length > 0) await transact(writes);
    from = page.next;
  } while (from);
}
