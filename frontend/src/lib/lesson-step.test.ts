import { expect, test } from 'vitest';
import { lessonStep } from './lesson-step.ts';

const NOON = Date.parse('2026-11-21T12:00:00Z');

test.each([
  ['planned', '2026-11-21T12:30:00Z', 'planned'],
  ['planned', '2026-11-21T12:00:00Z', 'running'],
  ['running', '2026-11-21T12:30:00Z', 'running'],
  ['taught', '2026-11-21T11:00:00Z', 'taught'],
] as const)('a lesson that is %s until %s is to be %s', (state, ends_at, step) => {
  expect(lessonStep({ state, ends_at }, NOON)).toBe(step);
});
