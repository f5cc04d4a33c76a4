import { loadMonths, monthsOfSchool } from '#functions/domain/figures/months.ts';
import { completeEntries } from '#functions/domain/hours/count-history.ts';
import { figuresOfEntry } from '#functions/domain/hours/count-ledger.ts';
import { balanceOf } from '#functions/domain/hours/hour-account.ts';
import { ENTRIES_PREFIX, type HourEntry, hourEntries } from '#functions/domain/hours/hour-entry.ts';
import { type HourWallet, hourWallets } from '#functions/domain/hours/hour-wallet.ts';
import { leaversList } from '#functions/domain/people/leave-school.ts';
import { PEOPLE_LISTS } from '#functions/domain/people/user.ts';
import type { School } from '#functions/domain/schools/school.ts';
import { retainedUntil } from '#functions/domain/schools/subscription.ts';
import { beginningWith } from '#functions/platform/key-range.ts';
import { personPartition } from '#functions/platform/keys.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import { queryAll } from '#functions/platform/table.ts';
import { BOOKED_FIGURES } from '#shared/figures.ts';
import { type SchoolId, UserId } from '#shared/ids.ts';
import { compare, type FigureCheckValue, WRONG_MAX, type WrongFigure } from './figure-check.ts';

export type HoursWalk = NonNullable<FigureCheckValue['walk']>;

/** Students of one step. */
const PAGE = 20;

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
    return compare(wallet.userId, kept, source);
  });
}

async function checkWallet(wallet: HourWallet, month: string, timeZone: string) {
  const entries = await loadEntries(wallet);
  const sums: Record<string, number> = {};
  for (const entry of completeEntries(entries, timeZone))
    if (wallet.booked && entry.month === month)
      for (const [name, by] of Object.entries(figuresOfEntry(entry)))
        sums[name] = (sums[name] ?? 0) + by;
  return { sums, wrong: await checkAccounts(wallet, entries) };
}

const listOf = (schoolId: SchoolId, list: HoursWalk['list']): string =>
  list === 'students' ? schoolList(schoolId, PEOPLE_LISTS.students) : leaversList(schoolId);

/** The kept figures of a school beside what all its ledgers add up to. */
async function compareSchool(
  schoolId: SchoolId,
  month: string,
  sums: HoursWalk['sums'],
): Promise<WrongFigure[]> {
  const months = monthsOfSchool(schoolId);
  const kept = await loadMonths(months, [month, month], { consistent: true });
  const source = Object.fromEntries(BOOKED_FIGURES.map((name) => [name, sums[name] ?? 0]));
  return compare('', kept.get(month) ?? {}, source);
}

/**
 * Adds up the ledgers of some students, then of those who have left: entries of a month that is over do not change,
 * so it does not matter how long all of them take. Undefined `walk` when all were added up, with what differs.
 */
export async function stepHours(
  { id: schoolId, timeZone }: Pick<School, 'id' | 'timeZone'>,
  walk: HoursWalk,
  at: Date,
): Promise<{
  readonly walk: HoursWalk | undefined;
  readonly wrong: readonly WrongFigure[];
  readonly students: number;
}> {
  const { month, list, from } = walk;
  const paging = { limit: PAGE, from: from ?? undefined, consistent: true };
  const { entries, next } = await pageOfList(listOf(schoolId, list), paging);
  // Who leaves stands in the list twice until the works are cleaned up; the later entry counts.
  const ids = new Map(entries.map(({ target, position }) => [target, position]));
  const now = at.toISOString();
  const since = retainedUntil(new Date(walk.began)).toISOString();
  const left = list === 'leavers' && [...ids.values()].some((position) => position > since);
  const targets = [...ids].filter(([, position]) => list === 'students' || position > now);
  const wallets = await hourWallets.getMany(
    targets.map(([id]) => ({ schoolId, userId: UserId.parse(id) })),
    { consistent: true },
  );
  const sums = { ...walk.sums };
  const wrong = [...walk.wrong];
  for (const wallet of wallets) {
    if (!wallet) continue;
    const found = await checkWallet(wallet, month, timeZone);
    for (const [name, by] of Object.entries(found.sums)) sums[name] = (sums[name] ?? 0) + by;
    wrong.push(...found.wrong);
  }
  const students = walk.students + targets.length;
  const moved = walk.moved || left;
  const after = { ...walk, moved, sums, students, wrong: wrong.slice(0, WRONG_MAX) };
  if (next) return { walk: { ...after, from: next }, wrong, students };
  if (list === 'students')
    return { walk: { ...after, list: 'leavers', from: null }, wrong, students };
  const more = moved ? [] : await compareSchool(schoolId, month, sums);
  return { walk: undefined, wrong: [...more, ...wrong], students };
}
