import { dayAt } from '#functions/platform/school-day.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import { monthOfDay } from '#shared/days.ts';
import type { CourseId } from '#shared/ids.ts';
import { add, figuresOfEntry, HourCount, partOfTotals, stockOfMonth } from './count-ledger.ts';
import { withoutUse, withUse } from './forecast.ts';
import { afterMovement, type HourAccount, newAccount } from './hour-account.ts';
import { type HourEntry, hourEntries } from './hour-entry.ts';
import type { HourWallet } from './hour-wallet.ts';

/** An entry with what entries of before lack: its month, what a reversal undoes, and whether a purchase renews. */
export type CompleteEntry = HourEntry & { readonly sk: string; readonly month: string };

/** The entries of a student, completed, in the order of time. */
export function completeEntries(entries: readonly HourEntry[], timeZone: string): CompleteEntry[] {
  const sorted = entries.toSorted((a, b) => a.at.localeCompare(b.at) || a.n - b.n);
  const done = new Map<string, CompleteEntry>();
  const nameOf = ({ courseId }: HourEntry, n: number): string => `${courseId} ${n}`;
  let hasBought = false;
  for (const entry of sorted) {
    const reversed =
      entry.reverses === undefined ? undefined : done.get(nameOf(entry, entry.reverses));
    const undoes = entry.undoes ?? reversed?.kind;
    const renews =
      entry.renews ?? (reversed ? reversed.renews : entry.kind === 'purchase' && hasBought);
    hasBought ||= entry.kind === 'purchase';
    done.set(nameOf(entry, entry.n), {
      ...entry,
      sk: hourEntries.key(entry).sk,
      month: entry.month ?? monthOfDay(dayAt({ now: new Date(entry.at), timeZone })),
      ...(undoes && { undoes }),
      ...(renews && { renews }),
    });
  }
  return [...done.values()];
}

export interface CountedAccount {
  readonly courseId: CourseId | undefined;
  readonly entries: readonly CompleteEntry[];
  readonly pace: HourAccount['pace'];
}

function paceAfter(
  pace: HourAccount['pace'],
  entry: CompleteEntry,
  day: string,
): HourAccount['pace'] {
  if (entry.kind === 'use') return withUse(pace, -entry.hours, entry.lesson?.date ?? day);
  return entry.undoes === 'use' ? withoutUse(pace, entry.hours) : pace;
}

/** An account after an entry of it. */
function after(account: HourAccount, entry: CompleteEntry, day: string): HourAccount {
  const { hours, payment } = entry;
  const { totals, money } = account;
  const kind = entry.kind === 'reversal' ? entry.undoes : entry.kind;
  const sign = kind === 'purchase' || kind === 'gift' ? 1 : -1;
  const counted = kind && kind !== 'reversal' ? { [kind]: totals[kind] + sign * hours } : {};
  const amount = payment?.amount ?? 0;
  const paid = kind === 'refund' ? money.paid : money.paid + amount;
  const refunded = kind === 'refund' ? money.refunded - amount : money.refunded;
  return {
    ...afterMovement(account, entry),
    totals: { ...totals, ...counted },
    money: { paid, refunded },
    pace: paceAfter(account.pace, entry, day),
  };
}

interface Since {
  readonly timeZone: string;
  /** Earlier months are not counted. */
  readonly since: string;
}

/** Writes that a transaction has room for, beside those of the wallet. */
const ROOM = 80;

/** The accounts with their entries, and what all of them add to the figures of the school. */
export function countingHistory(
  wallet: HourWallet,
  entries: readonly HourEntry[],
  { timeZone, since }: Since,
): { readonly accounts: CountedAccount[]; readonly writes: TransactWrite[] } {
  const complete = completeEntries(entries, timeZone);
  const accounts = wallet.accounts.map(({ courseId }): CountedAccount => {
    const own = complete.filter((entry) => entry.courseId === courseId);
    const dayOf = ({ at }: CompleteEntry) => dayAt({ now: new Date(at), timeZone });
    const pace = own.reduce<HourAccount['pace']>(
      (before, entry) => paceAfter(before, entry, dayOf(entry)),
      undefined,
    );
    return { courseId, entries: own, pace };
  });
  const fromMonth = (first: string) => countFrom(wallet, accounts, { since: first, timeZone });
  // Of a student of many courses over two years the earliest months may not fit into one transaction.
  const months = [...new Set(complete.map(({ month }) => month))].filter((month) => month >= since);
  const firsts = [since, ...months.sort(), '9999-12'];
  const writes = firsts.map(fromMonth).find((each) => each.length <= ROOM) ?? [];
  return { accounts, writes };
}

interface ChangingEntry {
  readonly entry: CompleteEntry;
  /** How it changed what the account has part in of the totals of its course. */
  readonly change: Record<string, number>;
}

/** The entries of one account, each with what it changed. */
export function withChanges(entries: readonly CompleteEntry[], timeZone: string): ChangingEntry[] {
  let account = newAccount(undefined);
  return entries.map((entry) => {
    const change: Record<string, number> = {};
    add(change, partOfTotals(account), -1);
    account = after(account, entry, dayAt({ now: new Date(entry.at), timeZone }));
    add(change, partOfTotals(account));
    return { entry, change };
  });
}

function countFrom(
  wallet: HourWallet,
  accounts: readonly CountedAccount[],
  { since: first, timeZone }: Since,
) {
  const count = new HourCount(wallet.schoolId, wallet.userId);
  for (const { courseId, entries } of accounts)
    for (const { entry, change } of withChanges(entries, timeZone))
      if (entry.month >= first)
        count.addMonth(courseId, entry.month, {
          ...figuresOfEntry(entry),
          ...stockOfMonth(change, entry.month),
        });
  const paced = wallet.accounts.map((account) => {
    const pace = accounts.find(({ courseId }) => courseId === account.courseId)?.pace;
    return { ...account, ...(pace && { pace }) };
  });
  count.addAccounts([], paced, undefined);
  return count.writes();
}
