import { completeEntries } from '#functions/domain/hours/count-history.ts';
import { figuresOfEntry } from '#functions/domain/hours/count-ledger.ts';
import { balanceOf } from '#functions/domain/hours/hour-account.ts';
import { ENTRIES_PREFIX, type HourEntry, hourEntries } from '#functions/domain/hours/hour-entry.ts';
import { GENERAL, type HourWallet, hourWallets } from '#functions/domain/hours/hour-wallet.ts';
import { leaversList } from '#functions/domain/people/leave-school.ts';
import { PEOPLE_LISTS } from '#functions/domain/people/user.ts';
import type { School } from '#functions/domain/schools/school.ts';
import { beginningWith } from '#functions/platform/key-range.ts';
import { personPartition } from '#functions/platform/keys.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import { mapConcurrently } from '#functions/platform/map-concurrently.ts';
import { queryAll } from '#functions/platform/table.ts';
import { type SchoolId, UserId } from '#shared/ids.ts';
import { compareSums } from './check-sums.ts';
import { compare, type HoursWalk, WRONG_MAX, type WrongFigure } from './figure-check.ts';
import { LEFT_MAX, toBeAdded, whoLeft } from './who-left.ts';

/** Students of one step, and how many ledgers are read at a time. */
const PAGE = 100;
const AT_ONCE = 20;

const loadEntries = async ({ schoolId, userId }: HourWallet): Promise<HourEntry[]> => {
  const where = beginningWith(personPartition(schoolId, userId), ENTRIES_PREFIX);
  const items = await queryAll({ ...where, ConsistentRead: true });
  return items.filter(hourEntries.is).map(hourEntries.parse);
};

/** Balance and money of each account against its entries, unless the wallet changed meanwhile. */
async function checkAccounts(
  wallet: HourWallet,
  entries: readonly HourEntry[],
): Promise<WrongFigure[]> {
  const again = await hourWallets.get(wallet, { consistent: true });
  if (again?.rev !== wallet.rev) return [];
  return wallet.accounts.flatMap((account) => {
    const own = entries.filter(({ courseId }) => courseId === account.courseId);
    const sum = (of: (entry: HourEntry) => number) => own.reduce((all, each) => all + of(each), 0);
    const kept = {
      balance: balanceOf(account),
      money: account.money.paid - account.money.refunded,
    };
    const source = {
      balance: sum(({ hours }) => hours),
      money: sum(({ payment }) => payment?.amount ?? 0),
    };
    return compare({ kind: 'student', of: wallet.userId }, kept, source);
  });
}

/** What the entries of a month add to the figures of the school, by channel too, and of each course. */
async function checkWallet(wallet: HourWallet, month: string, timeZone: string) {
  const entries = await loadEntries(wallet);
  const sums: Record<string, number> = {};
  const add = (name: string, by: number) => {
    sums[name] = (sums[name] ?? 0) + by;
  };
  for (const entry of completeEntries(entries, timeZone))
    if (wallet.booked && entry.month === month)
      for (const [name, by] of Object.entries(figuresOfEntry(entry))) {
        add(name, by);
        if (!name.includes('.')) add(`${entry.courseId ?? GENERAL}#${name}`, by);
      }
  return { sums, wrong: await checkAccounts(wallet, entries) };
}

const listOf = (schoolId: SchoolId, list: HoursWalk['list']): string =>
  list === 'students' ? schoolList(schoolId, PEOPLE_LISTS.students) : leaversList(schoolId);

/** The walk with what the ledgers of some people add up to. */
async function addLedgers(
  { id: schoolId, timeZone }: Checked,
  walk: HoursWalk,
  ids: readonly string[],
): Promise<HoursWalk> {
  const wallets = await hourWallets.getMany(
    ids.map((id) => ({ schoolId, userId: UserId.parse(id) })),
    { consistent: true },
  );
  const known = wallets.flatMap((wallet) => wallet ?? []);
  const found = await mapConcurrently(known, AT_ONCE, (wallet) =>
    checkWallet(wallet, walk.month, timeZone),
  );
  const sums = { ...walk.sums };
  for (const each of found)
    for (const [name, by] of Object.entries(each.sums)) sums[name] = (sums[name] ?? 0) + by;
  const wrong = [...walk.wrong, ...found.flatMap((each) => each.wrong)].slice(0, WRONG_MAX);
  return { ...walk, sums, wrong, students: walk.students + ids.length };
}

export const beginWalk = (month: string, now: Date): HoursWalk => ({
  month,
  began: now.toISOString(),
  left: [],
  list: 'students',
  from: null,
  students: 0,
  sums: {},
  wrong: [],
});

type Checked = Pick<School, 'id' | 'timeZone'>;
/** A walk that goes on, or what it found. */
type Walked =
  | { readonly walk: HoursWalk }
  | { readonly walk: undefined; readonly students: number; readonly wrong: WrongFigure[] };

/**
 * Adds up the ledgers of some students, then of those who have left: entries of a month that is over do not change,
 * so it does not matter how long all of them take. Who leaves meanwhile is added up once.
 */
export async function stepHours(school: Checked, walk: HoursWalk, at: Date): Promise<Walked> {
  const { month, list, from } = walk;
  if (walk.left === undefined) return { walk: beginWalk(month, at) };
  const paging = { limit: PAGE, from: from ?? undefined, consistent: true };
  const { entries, next } = await pageOfList(listOf(school.id, list), paging);
  const positions = new Map(entries.map(({ target, position }) => [target, position]));
  if (list === 'leavers') {
    const after = await addLedgers(school, walk, toBeAdded(walk, positions, at));
    if (next) return { walk: { ...after, from: next } };
    const wrong = [...(await compareSums(school.id, after)), ...after.wrong];
    return { walk: undefined, students: after.students, wrong };
  }
  const ids = [...positions.keys()];
  // After the page: who left in between is in both, and known to be added up.
  const left = await whoLeft(school.id, walk, new Set(ids));
  if (left.length > LEFT_MAX) return { walk: beginWalk(month, at) };
  const after = { ...(await addLedgers(school, walk, ids)), left };
  return next
    ? { walk: { ...after, from: next } }
    : { walk: { ...after, list: 'leavers', from: null } };
}
