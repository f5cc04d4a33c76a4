import type { Author } from '#functions/domain/sessions/actor.ts';
import { type ListedEntry, pageOfList, schoolList } from '#functions/platform/listing.ts';
import { dayAt } from '#functions/platform/school-day.ts';
import { type Item, isConditionFailure, transact } from '#functions/platform/table.ts';
import { type SchoolId, UserId } from '#shared/ids.ts';
import { HOUR_LISTS, type HourWallet, hourWallets } from './hour-wallet.ts';
import { openLedger, writingLedger } from './ledger.ts';

/**
 * Writes the expiries of a wallet to the ledger. Another request that changed it in between has written them too.
 * Answers whether there were any to write.
 */
export async function writeExpiries(wallet: HourWallet, writer: Author): Promise<boolean> {
  const writes = writingLedger(openLedger(wallet, wallet, writer));
  if (writes.length === 0) return false;
  await transact(writes).catch((error: unknown) => {
    if (!isConditionFailure(error)) throw error;
  });
  return true;
}

/** Students whose expiries one request writes; the next request continues. */
const SWEPT_AT_ONCE = 5;

const expiringList = (schoolId: SchoolId): string => schoolList(schoolId, HOUR_LISTS.expiring);

/** Writes the expiries of those of some listed students whose hours have expired; answers how many had some. */
async function writeDue(
  schoolId: SchoolId,
  entries: readonly ListedEntry[],
  writer: Author,
): Promise<number> {
  const today = dayAt(writer);
  const due = entries.filter(({ position }) => position < today);
  const ids = due.map(({ target }) => ({ schoolId, userId: UserId.parse(target) }));
  const wallets = await hourWallets.getMany(ids, { consistent: true });
  let written = 0;
  for (const wallet of wallets) if (wallet && (await writeExpiries(wallet, writer))) written += 1;
  return written;
}

/**
 * Writes the expiries of the students whose hours expired first, so that lists by balance are right as soon as
 * somebody looks. Costs half a read unit when nothing has expired.
 */
export async function sweepExpiries(schoolId: SchoolId, writer: Author): Promise<void> {
  const { entries } = await pageOfList(expiringList(schoolId), { limit: SWEPT_AT_ONCE });
  await writeDue(schoolId, entries, writer);
}

/** Students of one page of `writeAllExpiries`. */
const PAGE = 20;

/**
 * Writes the expiries of all students of a school whose hours have expired, as long as there is time; answers how many
 * had some. Each is written once, whoever does the same at the same time.
 */
export async function writeAllExpiries(
  schoolId: SchoolId,
  writer: () => Author,
  isOver: () => boolean,
): Promise<number> {
  let written = 0;
  let from: Item | undefined;
  do {
    const within = ['0', dayAt(writer())] as const;
    const query = { limit: PAGE, from, within, consistent: true };
    const page = await pageOfList(expiringList(schoolId), query);
    written += await writeDue(schoolId, page.entries, writer());
    from = page.next;
  } while (from && !isOver());
  return written;
}
