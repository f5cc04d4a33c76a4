import { dayAt } from '#functions/platform/school-day.ts';
import { add, partOfTotals } from './count-ledger.ts';
import { withoutUse, withUse } from './forecast.ts';
import { afterMovement, type HourAccount, newAccount } from './hour-account.ts';
import type { HourEntry } from './hour-entry.ts';

function paceAfter(pace: HourAccount['pace'], entry: HourEntry, day: string): HourAccount['pace'] {
  if (entry.kind === 'use') return withUse(pace, -entry.hours, entry.lesson?.date ?? day);
  return entry.undoes === 'use' ? withoutUse(pace, entry.hours) : pace;
}

/** An account after an entry of it. */
function after(account: HourAccount, entry: HourEntry, day: string): HourAccount {
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

interface ChangingEntry {
  readonly entry: HourEntry;
  /** How it changed what the account has part in of the totals of its course. */
  readonly change: Record<string, number>;
}

/** The entries of one account in the order of writing, each with what it changed. */
export function withChanges(entries: readonly HourEntry[], timeZone: string): ChangingEntry[] {
  let account = newAccount(undefined);
  return entries.map((entry) => {
    const change: Record<string, number> = {};
    add(change, partOfTotals(account), -1);
    account = after(account, entry, dayAt({ now: new Date(entry.at), timeZone }));
    add(change, partOfTotals(account));
    return { entry, change };
  });
}
