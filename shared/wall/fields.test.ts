import { expect, test } from 'vitest';
import { marksOf } from './fields.ts';
import { WALL_LIMITS } from './limits.ts';

const quiet = { state: 'programming', idle: 0, errors: 0, empty: false } as const;

test('a child who programs has no marks', () => {
  expect(marksOf(quiet)).toEqual([]);
  expect(marksOf({ ...quiet, idle: WALL_LIMITS.idleSeconds - 1 })).toEqual([]);
  expect(marksOf({ ...quiet, empty: true, idle: WALL_LIMITS.emptySeconds - 1 })).toEqual([]);
});

test('errors, no blocks and nothing changed are marked, the most telling first', () => {
  const idle = WALL_LIMITS.idleSeconds;
  expect(marksOf({ ...quiet, idle })).toEqual(['idle']);
  expect(marksOf({ ...quiet, errors: 1 })).toEqual(['errors']);
  expect(marksOf({ ...quiet, idle: WALL_LIMITS.emptySeconds, empty: true })).toEqual(['empty']);
  expect(marksOf({ ...quiet, errors: 1, empty: true, idle })).toEqual(['errors', 'empty', 'idle']);
});

test('a child who is elsewhere is not marked', () => {
  for (const state of ['away', 'closed', 'offline'] as const)
    expect(marksOf({ state, idle: 9999, errors: 9, empty: true })).toEqual([]);
});
