import { expect, test } from 'vitest';
import { choicesWith } from './stale-choices.ts';

const THERE = { hasFile: true, isComing: false, isBroken: false };

test('both versions can be compared and chosen once the other is there, also while it is renewed', () => {
  const all = { canCompare: true, canUseTheirs: true, problem: null };
  expect(choicesWith(THERE)).toEqual(all);
  expect(choicesWith({ ...THERE, isComing: true })).toEqual(all);
});

test('without the other version nothing that needs it can be chosen, and it says why once it does not come', () => {
  const none = { canCompare: false, canUseTheirs: false };
  const absent = { ...THERE, hasFile: false };
  expect(choicesWith({ ...absent, isComing: true })).toEqual({ ...none, problem: null });
  expect(choicesWith(absent)).toEqual({ ...none, problem: 'stale.missing' });
});

test('another version that does not play is not used, but its blocks may be readable', () => {
  expect(choicesWith({ ...THERE, isBroken: true })).toEqual({
    canCompare: true,
    canUseTheirs: false,
    problem: 'stale.broken',
  });
});
