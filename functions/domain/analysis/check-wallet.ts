import {
  type CompleteEntry,
  completeEntries,
  withChanges,
} from '#functions/domain/hours/count-history.ts';
import {
  countedAccounts,
  figuresOfEntry,
  partOfTotals,
} from '#functions/domain/hours/count-ledger.ts';
import { balanceOf, type HourAccount } from '#functions/domain/hours/hour-account.ts';
import { ENTRIES_PREFIX, type HourEntry, hourEntries } from '#functions/domain/hours/hour-entry.ts';
import { GENERAL, type HourWallet, hourWallets } from '#functions/domain/hours/hour-wallet.ts';
import { users } from '#functions/domain/people/user.ts';
import { beginningWith } from '#functions/platform/key-range.ts';
import { personPartition } from '#functions/platform/keys.ts';
import { dayAt } from '#functions/platform/school-day.ts';
import { queryAll } from '#functions/platform/table.ts';
import { monthOfDay } from '#shared/days.ts';
import { compare, NOW_PREFIX, type WrongFigure } from './figure-check.ts';

const loadEntries = async ({ schoolId, userId }: HourWallet): Promise<HourEntry[]> => {
  const where = beginningWith(personPartition(schoolId, userId), ENTRIES_PREFIX);
  const items = await queryAll({ ...where, ConsistentRead: true });
  return items.filter(hourEntries.is).map(hourEntries.parse);
};

const FIGURE_OF = {
  purchase: 'sold',
  gift: 'given',
  use: 'used',
  expiry: 'expired',
  refund: 'back',
} as const;

const keptOf = (account: HourAccount) => ({
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
function sourceOf(entries: readonly CompleteEntry[]) {
  const sum = (of: (entry: CompleteEntry) => number | undefined) =>
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
  readonly entries: readonly CompleteEntry[];
}

/** Each account against its entries, unless the wallet changed meanwhile. */
async function checkAccounts(
  wallet: HourWallet,
  accounts: readonly AccountEntries[],
): Promise<WrongFigure[]> {
  const again = await hourWallets.get(wallet, { consistent: true });
  if (again?.rev !== wallet.rev) return [];
  return accounts.flatMap(({ account, entries }) =>
    compare({ kind: 'student', of: wallet.userId }, keptOf(account), sourceOf(entries)),
  );
}

class LedgerSums {
  readonly sums: Record<string, number> = {};

  add(name: string, by: number): void {
    this.sums[name] = (this.sums[name] ?? 0) + by;
  }

  /** Of the school, and of a course what is not by channel. */
  addAll(course: string, figures: Readonly<Record<string, number>>): void {
    for (const [name, by] of Object.entries(figures)) {
      this.add(name, by);
      if (!name.includes('.')) this.add(`${course}#${name}`, by);
    }
  }
}

/** When a student left, of whom nothing is still to be taught since. */
async function leftAt(wallet: HourWallet): Promise<string | undefined> {
  if (wallet.expires === undefined) return undefined;
  return (await users.get(wallet, { consistent: true }))?.removed;
}

interface Month {
  readonly month: string;
  readonly timeZone: string;
}

const NOTHING = { unused: 0, owed: 0, value: 0 };

/** How what is still to be taught changed in a month: by the entries of it, and when the student left. */
function stockChange(
  entries: readonly CompleteEntry[],
  { month, left, timeZone }: Month & { readonly left: string | undefined },
) {
  const known = withChanges(entries.filter(({ at }) => left === undefined || at <= left));
  const sum = { ...NOTHING };
  const leftInMonth =
    left !== undefined && monthOfDay(dayAt({ now: new Date(left), timeZone })) === month;
  for (const { entry, change } of known)
    for (const name of ['unused', 'owed', 'value'] as const) {
      if (entry.month === month) sum[name] += change[name];
      if (leftInMonth) sum[name] -= change[name];
    }
  return sum;
}

/** What the accounts of a wallet add to the figures: those that have been counted. */
function sumWallet(
  wallet: HourWallet,
  accounts: readonly AccountEntries[],
  at: Month & { readonly left: string | undefined },
): Readonly<Record<string, number>> {
  const found = new LedgerSums();
  if (!wallet.booked) return found.sums;
  for (const { account, entries } of accounts) {
    const course = account.courseId ?? GENERAL;
    const ofMonth = entries.filter(({ month }) => month === at.month);
    for (const entry of ofMonth) found.addAll(course, figuresOfEntry(entry));
    found.addAll(course, stockChange(entries, at));
  }
  for (const [name, by] of countedAccounts(wallet).map(partOfTotals).flatMap(Object.entries))
    found.add(`${NOW_PREFIX}${name}`, by);
  return found.sums;
}

/**
 * What the entries of a month add to the figures of the school, by channel too, and of each course; and what the
 * accounts have part in of what there is now.
 */
export async function checkWallet(wallet: HourWallet, at: Month) {
  const [entries, left] = await Promise.all([loadEntries(wallet), leftAt(wallet)]);
  const complete = completeEntries(entries, at.timeZone);
  const accounts = wallet.accounts.map((account) => ({
    account,
    entries: complete
      .filter(({ courseId }) => courseId === account.courseId)
      .toSorted((a, b) => a.n - b.n),
  }));
  return {
    sums: sumWallet(wallet, accounts, { ...at, left }),
    wrong: await checkAccounts(wallet, accounts),
  };
}
