import { expect, test } from 'vitest';
import type { JobState } from '#shared/jobs/fields.ts';
import { furtherJob } from './further-job.ts';

const job = (state: JobState, done: number) => ({ state, done, failed: 0 });

test('a cancelled job shows what its last step has done, whichever answer comes first', () => {
  const [atOnce, afterTheStep] = [job('cancelled', 0), job('cancelled', 10)];
  expect(furtherJob(atOnce, afterTheStep)).toBe(afterTheStep);
  expect(furtherJob(afterTheStep, atOnce)).toBe(afterTheStep);
});

test('a job that has ended does not run again by a late answer', () => {
  const [running, ended] = [job('running', 10), job('cancelled', 10)];
  expect(furtherJob(ended, running)).toBe(ended);
  expect(furtherJob(running, ended)).toBe(ended);
});

test('a job that goes on shows the last answer', () => {
  const [before, after] = [job('running', 0), job('running', 10)];
  expect(furtherJob(before, after)).toBe(after);
});
