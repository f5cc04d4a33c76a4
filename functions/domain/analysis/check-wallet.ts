import {
  add,
  countedAccounts,
  FIGURE_OF,
  figuresOfEntry,
  monthAt,
  ofCourseOnly,
  partOfTotals,
  stockOfMonth,
} from '#functions/domain/hours/count-ledger.ts';
import { balanceOf, type HourAccount } from '#functions/domain/hours/hour-account.ts';
import { ENTRIES_PREFIX, type HourEntry, hourEntries } from '#functions/domain/hours/hour-entry.ts';
import { GENERAL, type HourWallet, hourWallets } from '#functions/domain/hours/hour-wallet.ts';
import { withChanges } from '#functions/domain/hours/replay-entries.ts';
import { users } from '#functions/domain/people/user.ts';
import { beginningWith } from '#functions/platform/key-range.ts';
import { personPartition } from '#functions/platform/keys.ts';
import { queryAll } from '#functions/platform/table.ts';
import { compare, NOW_PREFIX, type WrongFigure } from './figure-check.ts';

const loadEntries = async ({ schoolId, userId }: HourWallet): Promise<HourEntry[]> => {
  const where = beginningWith(personPartition(schoolId, userId), ENTRIES_PREFIX);
  const items = await queryAll({ ...where, ConsistentRead: true });
  return items.filter(hourEntries.is).map(hourEntries.parse);
};

const storedOf = (account: HourAccount) => ({
  balance: balanceOf(account),
  owed: account.owed,
  money: account.money.paid - account.money.refunded,
  ...Object.fromEntries(
    Object.entries(FIGURE_OF).map(([kind, name]) => [
      name,
      account.totals[kind as keyof typeof FIGURE_OF],
    ]),
  ),
});

/** What the entries of an account add up to. */
function sourceOf(entries: readonly HourEntry[]) {
  const sum = (of: (entry: HourEntry) => number | undefined) =>
    entries.reduce((all, each) => all + (of(each) ?? 0), 0);
  return {
    balance: sum(({ hours }) => hours),
    owed: sum(({ owed }) => owed),
    money: sum(({ payment }) => payment?.amount),
    ...Object.fromEntries(
      Object.values(FIGURE_OF).map((name) => [name, sum((entry) => figuresOfEntry(entry)[name])]),
    ),
  };
}

/** An account with its entries, in the order in which they were written. */
interface AccountEntries {
  readonly account: HourAccount;
  readonly entries: readonly HourEntry[];
}

/** Each account against its entries, unless the wallet changed meanwhile. */
async function checkAccounts(
  wallet: HourWallet,
  accounts: readonly AccountEntries[],
): Promise<WrongFigure[]> {
  const again = await hourWallets.get(wallet, { consistent: true });
  if (again?.rev !== wallet.rev) return [];
  return accounts.flatMap(({ account, entries }) =>
    compare({ kind: 'student', of: wallet.userId }, storedOf(account), sourceOf(entries)),
  );
}

/** When the student left; undefined for one who is still there. From then on nothing is to be taught any more. */
async function leftAt(wallet: HourWallet): Promise<string | undefined> {
  if (wallet.expires === undefined) return undefined;
  return (await users.get(wallet, { consistent: true }))?.removed;
}

type Sums = Record<string, number>;

interface Month {
  readonly month: string;
  readonly timeZone: string;
}

/** How what is still to be taught changed in a month: by its entries, and by the student's leaving, which takes away all that was left. */
function stockChange(
  entries: readonly HourEntry[],
  { month, left, timeZone }: Month & { readonly left: string | undefined },
) {
  const then = entries.filter(({ at }) => left === undefined || at <= left);
  const sum: Sums = {};
  const leftInMonth = left !== undefined && monthAt({ now: new Date(left), timeZone }) === month;
  for (const { entry, change } of withChanges(then, timeZone)) {
    if (entry.month === month) add(sum, change);
    if (leftInMonth) add(sum, change, -1);
  }
  return stockOfMonth(sum, month);
}

const named = (prefix: string, figures: Readonly<Sums>): Sums =>
  Object.fromEntries(Object.entries(figures).map(([name, by]) => [`${prefix}${name}`, by]));

/** What the accounts of a wallet add to the figures. */
function sumWallet(
  wallet: HourWallet,
  accounts: readonly AccountEntries[],
  at: Month & { readonly left: string | undefined },
): Readonly<Sums> {
  const sums: Sums = {};
  for (const { account, entries } of accounts) {
    const course = `${account.courseId ?? GENERAL}#`;
    const ofMonth = entries.filter(({ month }) => month === at.month);
    for (const figures of [...ofMonth.map(figuresOfEntry), stockChange(entries, at)]) {
      add(sums, figures);
      add(sums, named(course, ofCourseOnly(figures)));
    }
  }
  for (const account of countedAccounts(wallet))
    add(sums, named(NOW_PREFIX, partOfTotals(account)));
  return sums;
}

/**
 * What the entries of a month add to the figures of the school, by channel too, and of each course; and what the
 * accounts have part in of what there is now.
 */
export async function checkWallet(wallet: HourWallet, at: Month) {
  const [entries, left] = await Promise.all([loadEntries(wallet), leftAt(wallet)]);
  const accounts = wallet.accounts.map((account) => ({
    account,
    entries: entries
      .filter(({ courseId }) => courseId === account.courseId)
      .toSorted((a, b) => a.n - b.n),
  }));
  return {
    sums: sumWallet(wallet, accounts, { ...at, left }),
    wrong: await checkAccounts(wallet, accounts),
  };
}
