import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  costOf,
  LEAD_SOURCES,
  LEAD_STATES,
  NO_SUMS,
  rate,
  stagesWith,
  sumsOf,
  totalsBy,
} from './rules.ts';

const states = fc.array(fc.constantFrom(...LEAD_STATES), { minLength: 1, maxLength: 8 });

test('what a lead has reached never shrinks, and stays in the order of the funnel', () => {
  fc.assert(
    fc.property(states, (way) => {
      let reached = stagesWith([], 'new');
      for (const state of way) {
        const after = stagesWith(reached, state);
        expect(after).toEqual(expect.arrayContaining(reached));
        expect(stagesWith(after, state)).toEqual(after);
        reached = after;
      }
    }),
  );
});

test('a trial that was done was booked, and whoever enrolled was in contact', () => {
  expect(stagesWith([], 'trial_done')).toEqual(['contacted', 'trial_booked', 'trial_done']);
  expect(stagesWith([], 'enrolled')).toEqual(['contacted', 'enrolled']);
  expect(stagesWith(['contacted', 'trial_booked'], 'lost')).toEqual(['contacted', 'trial_booked']);
});

const row = fc.record({
  source: fc.constantFrom(...LEAD_SOURCES),
  state: fc.constantFrom(...LEAD_STATES),
  cost: fc.nat(1000),
});

test('totals add up to all rows, however they are divided', () => {
  fc.assert(
    fc.property(fc.array(row, { minLength: 1 }), (list) => {
      const rows = list.map(({ source, state, cost }) => ({
        source,
        cost,
        ...sumsOf({ reached: stagesWith([], state), state }),
      }));
      const [all] = totalsBy(rows, () => '');
      const parts = totalsBy(rows, ({ source }) => source);
      const add = (name: 'leads' | 'enrolled' | 'lost' | 'cost') =>
        parts.reduce((sum, part) => sum + (part[name] ?? 0), 0);
      for (const name of ['leads', 'enrolled', 'lost', 'cost'] as const)
        expect(add(name)).toBe(all?.[name]);
      expect(all?.leads).toBe(list.length);
    }),
  );
});

test('costs that nobody may see are no costs', () => {
  const [total] = totalsBy(
    [
      { ...NO_SUMS, leads: 1, cost: null },
      { ...NO_SUMS, leads: 2, cost: null },
    ],
    () => '',
  );
  expect(total).toMatchObject({ leads: 3, cost: null });
});

test('rates and costs of nothing are none', () => {
  expect(rate(1, 3)).toBe(33);
  expect(rate(0, 0)).toBeNull();
  expect(costOf(1000, 3)).toBe(333);
  expect(costOf(0, 3)).toBeNull();
  expect(costOf(1000, 0)).toBeNull();
  expect(costOf(null, 3)).toBeNull();
});
