import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays } from '#shared/days.ts';
import {
  balanceOf,
  expireHours,
  giveHours,
  type HourAccount,
  hoursIn,
  newAccount,
  nextExpiry,
  takeHours,
} from './hour-account.ts';

const lot = (entry: number, left: number, until?: string) => ({
  entry,
  left,
  ...(until && { until }),
});
const holding = (...lots: HourAccount['lots']): HourAccount => ({
  ...newAccount(undefined),
  lots,
});

describe('hours', () => {
  it('that expire first are used first', () => {
    const account = holding(lot(1, 2), lot(2, 2, '2027-03-01'), lot(3, 2, '2027-02-01'));
    expect(takeHours(account, 3)).toMatchObject({
      account: { lots: [lot(2, 1, '2027-03-01'), lot(1, 2)], owed: 0 },
      parts: [
        { entry: 3, hours: 2 },
        { entry: 2, hours: 1 },
      ],
    });
  });

  it('that are not there are owed, and paid by the next ones', () => {
    const { account, owed } = takeHours(holding(lot(1, 0.5)), 2);
    expect([owed, balanceOf(account)]).toEqual([1.5, -1.5]);
    const paid = giveHours(account, 10, [{ entry: 3, hours: 10 }]);
    expect(paid).toMatchObject({ owed: -1.5, account: { owed: 0, lots: [lot(3, 8.5)] } });
  });

  it('are good on their last day, and not on the next', () => {
    const account = holding(lot(1, 2, '2027-03-01'), lot(2, 1, '2027-03-01'), lot(3, 4));
    expect(expireHours(account, '2027-03-01')).toBeUndefined();
    expect(nextExpiry(account)).toEqual({ until: '2027-03-01', hours: 3 });
    const after = expireHours(account, '2027-03-02');
    expect(hoursIn(after?.parts ?? [])).toBe(3);
    expect(after?.account.lots).toEqual([lot(3, 4)]);
  });
});

const DAY = '2027-01-01';
const halves = fc.integer({ min: 1, max: 20 }).map((half) => half / 2);
const step = fc.oneof(
  fc.record({ kind: fc.constant('give' as const), hours: halves, days: fc.option(fc.nat(40)) }),
  fc.record({ kind: fc.constant('take' as const), hours: halves }),
  fc.record({ kind: fc.constant('wait' as const), days: fc.nat(30) }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** Half hours one by one, each with its day: what a child would do with slips of paper. */
class Slips {
  slips: { until: string | undefined; entry: number }[] = [];
  owed = 0;
  today = DAY;
  play(each: Step, entry: number): void {
    if (each.kind === 'wait') this.today = addDays(this.today, each.days);
    this.slips = this.slips.filter(({ until }) => until === undefined || until >= this.today);
    if (each.kind === 'wait') return;
    for (let half = 0; half < each.hours * 2; half += 1) {
      if (each.kind === 'give') this.add(each.days, entry);
      else this.takeOne();
    }
  }
  add(days: number | null, entry: number): void {
    if (this.owed > 0) this.owed -= 1;
    else this.slips.push({ entry, until: days === null ? undefined : addDays(this.today, days) });
  }
  takeOne(): void {
    const [first] = this.slips.toSorted(
      (a, b) => (a.until ?? '9999').localeCompare(b.until ?? '9999') || a.entry - b.entry,
    );
    if (first) this.slips.splice(this.slips.indexOf(first), 1);
    else this.owed += 1;
  }
}

function play(account: HourAccount, each: Step, today: string, entry: number): HourAccount {
  const before = expireHours(account, today)?.account ?? account;
  if (each.kind === 'wait') return before;
  if (each.kind === 'take') return takeHours(before, each.hours).account;
  const until = each.days === null ? {} : { until: addDays(today, each.days) };
  return giveHours(before, each.hours, [{ entry, hours: each.hours, ...until }]).account;
}

test('any sequence of entries gives the same balance as slips of paper for half hours', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const slips = new Slips();
      let account = newAccount(undefined);
      for (const [index, each] of steps.entries()) {
        slips.play(each, index);
        account = play(account, each, slips.today, index);
        const halvesOf = (until: string | undefined, entry: number) =>
          slips.slips.filter((slip) => slip.until === until && slip.entry === entry).length;
        expect(account.owed).toBe(slips.owed / 2);
        expect(balanceOf(account)).toBe((slips.slips.length - slips.owed) / 2);
        for (const { left, until, entry } of account.lots) {
          expect(left).toBeGreaterThan(0);
          expect(left).toBe(halvesOf(until, entry) / 2);
        }
      }
    }),
    { numRuns: 300 },
  );
});
