import { expect } from 'vitest';
import { balanceOf, type HourAccount } from '#functions/domain/hours/hour-account.ts';
import type { HourEntry } from '#functions/domain/hours/hour-entry.ts';
import { moneyIn } from '#shared/hours/hour-money.ts';

/** An account is the sum of its entries, in hours and in money. */
export function checkAccount(account: HourAccount, entries: readonly HourEntry[]): void {
  let balance = 0;
  for (const [index, entry] of entries.entries()) {
    balance += entry.hours;
    expect([entry.n, entry.balance]).toEqual([index + 1, balance]);
  }
  checkRefunds(entries);
  const { lots, owed, totals, money } = account;
  expect(account.entries).toBe(entries.length);
  expect(balanceOf(account)).toBe(balance);
  expect(totals.purchase + totals.gift - totals.use - totals.expiry - totals.refund).toBe(balance);
  const amounts = entries.map(({ payment }) => payment?.amount ?? 0);
  expect(money.paid - money.refunded).toBe(amounts.reduce((all, each) => all + each, 0));
  expect(money).toEqual(
    moneyIn(
      entries.map(({ kind, reverses = null, payment = null }) => ({ kind, reverses, payment })),
    ),
  );
  expect(owed === 0 || lots.length === 0).toBe(true);
  for (const { left } of lots) expect(left).toBeGreaterThan(0);
  const reversals = entries.flatMap(({ n, reverses }) => (reverses ? [[reverses, n]] : []));
  const marks = entries.flatMap(({ n, reversedBy }) => (reversedBy ? [[n, reversedBy]] : []));
  expect(new Set(reversals.map(([reversed]) => reversed)).size).toBe(reversals.length);
  expect(new Set(marks.map(String))).toEqual(new Set(reversals.map(String)));
  for (const { reverses, hours: back } of entries)
    if (reverses) expect(entries[reverses - 1]?.hours).toBe(-back);
}

/** No more is refunded of a purchase than was bought and paid, and what stands at it is the sum of its refunds. */
function checkRefunds(entries: readonly HourEntry[]): void {
  for (const { n, kind, hours: bought, payment, refunded, reversedBy } of entries) {
    const refunds = entries.filter((each) => each.refunds === n && !each.reversedBy);
    const back = { hours: 0, amount: 0 };
    for (const refund of refunds) {
      back.hours -= refund.hours;
      back.amount -= refund.payment?.amount ?? 0;
    }
    expect(refunded ?? { hours: 0, amount: 0 }).toEqual(back);
    if (kind !== 'purchase') expect(refunds).toEqual([]);
    if (reversedBy) expect(refunds).toEqual([]);
    if (kind !== 'purchase') continue;
    expect(back.hours).toBeLessThanOrEqual(bought);
    expect(back.amount).toBeLessThanOrEqual(payment?.amount ?? 0);
  }
}
