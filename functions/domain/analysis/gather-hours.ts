import { type CountedAccount, countingHistory } from '#functions/domain/hours/count-history.ts';
import { ENTRIES_PREFIX, type HourEntry, hourEntries } from '#functions/domain/hours/hour-entry.ts';
import { type HourWallet, hourWallets } from '#functions/domain/hours/hour-wallet.ts';
import { PEOPLE_LISTS } from '#functions/domain/people/user.ts';
import type { School } from '#functions/domain/schools/school.ts';
import { chunk } from '#functions/platform/chunk.ts';
import { beginningWith } from '#functions/platform/key-range.ts';
import { personPartition } from '#functions/platform/keys.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { type Item, queryAll, transact } from '#functions/platform/table.ts';
import { type SchoolId, UserId } from '#shared/ids.ts';

/** Students of one step. */
const PAGE = 10;
const ENTRIES_AT_ONCE = 40;

type Gathered = Pick<School, 'id' | 'timeZone'>;

const loadEntries = async (schoolId: SchoolId, userId: UserId): Promise<HourEntry[]> => {
  const where = beginningWith(personPartition(schoolId, userId), ENTRIES_PREFIX);
  const items = await queryAll({ ...where, ConsistentRead: true });
  return items.filter(hourEntries.is).map(hourEntries.parse);
};

/** Puts entries into the lists of their months; repeating it does no harm. */
async function enlist(
  before: readonly HourEntry[],
  histories: readonly CountedAccount[],
): Promise<void> {
  const known = new Map(
    histories.flatMap(({ entries }) => entries).map((entry) => [entry.sk, entry]),
  );
  const changed = before.flatMap((entry) => {
    const found = known.get(hourEntries.key(entry).sk);
    return found && entry.month === undefined ? [{ entry, found }] : [];
  });
  for (const part of chunk(changed, ENTRIES_AT_ONCE))
    await transact(
      part.flatMap(({ entry, found }) => {
        const { month, undoes, renews } = found;
        const after = { ...entry, month, ...(undoes && { undoes }), ...(renews && { renews }) };
        return hourEntries.replacing(entry, entry, after);
      }),
    );
}

/** Counts all entries of a wallet that was written before there were figures, and marks it as counted. */
async function gatherWallet({ timeZone }: Gathered, id: HourWallet, since: string): Promise<void> {
  await retryWrite(async () => {
    const wallet = await hourWallets.get(id, { consistent: true });
    if (!wallet || wallet.booked || wallet.expires !== undefined) return;
    const entries = await loadEntries(wallet.schoolId, wallet.userId);
    const { accounts, writes } = countingHistory(wallet, entries, { timeZone, since });
    await enlist(entries, accounts);
    const paces = new Map(accounts.map(({ courseId, pace }) => [courseId, pace]));
    const after = wallet.accounts.map((account) => {
      const pace = paces.get(account.courseId);
      return { ...account, ...(pace && { pace }) };
    });
    await transact([
      ...hourWallets.replacing(wallet, wallet, { ...wallet, accounts: after, booked: true }),
      ...writes,
    ]);
  });
}

interface Step {
  readonly from: Item | undefined;
  /** The first month, `YYYY-MM`. */
  readonly since: string;
}

/** Takes over the hours of some students, in the order of the school's list. */
export async function gatherHours(school: Gathered, { from, since }: Step) {
  const list = schoolList(school.id, PEOPLE_LISTS.students);
  const { entries, next } = await pageOfList(list, { limit: PAGE, from, consistent: true });
  const ids = entries.map(({ target }) => ({ schoolId: school.id, userId: UserId.parse(target) }));
  const wallets = await hourWallets.getMany(ids, { consistent: true });
  for (const wallet of wallets)
    if (wallet && !wallet.booked) await gatherWallet(school, wallet, since);
  return { count: entries.length, next };
}
