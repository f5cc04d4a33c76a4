import { expect, test } from 'vitest';
import { lessonStep } from './lesson-step.ts';

test.each([
  ['planned', { startable: false, over: false }, 'early'],
  ['planned', { startable: true, over: false }, 'planned'],
  ['planned', { startable: true, over: true }, 'running'],
  ['running', { startable: true, over: false }, 'running'],
  ['taught', { startable: true, over: true }, 'taught'],
] as const)('a lesson that is %s, at %o, is to be %s', (state, time, step) => {
  expect(lessonStep(state, time)).toBe(step);
});
