import { expect, test } from 'vitest';
import type { Plan } from '../queries.ts';
import { furtherPlan } from './further-plan.ts';

const plan = (state: Plan['state'], done: number) => ({ state, done, failed: 0 });

test('a cancelled plan shows what its last step has published, whichever answer comes first', () => {
  const [atOnce, afterTheStep] = [plan('cancelled', 0), plan('cancelled', 10)];
  expect(furtherPlan(atOnce, afterTheStep)).toBe(afterTheStep);
  expect(furtherPlan(afterTheStep, atOnce)).toBe(afterTheStep);
});

test('a plan that has ended does not run again by a late answer', () => {
  const [running, ended] = [plan('running', 10), plan('cancelled', 10)];
  expect(furtherPlan(ended, running)).toBe(ended);
  expect(furtherPlan(running, ended)).toBe(ended);
});

test('a plan that goes on shows the last answer', () => {
  const [before, after] = [plan('running', 0), plan('running', 10)];
  expect(furtherPlan(before, after)).toBe(after);
});
