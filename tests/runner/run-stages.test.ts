import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { runStages } from './run-stages.ts';
import { type Counts, FAILED, PASSED, type Stage } from './stage.ts';

const said: string[] = [];
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation((text: string) => void said.push(text));
});
afterEach(() => {
  vi.restoreAllMocks();
  said.length = 0;
});

const done = vi.fn(async () => undefined);
const stage = (name: string, counts: Counts, needs: readonly string[] = []): Stage => ({
  name,
  needs,
  run: async () => counts,
});

it('ends with what was remembered, what passed at a second try, and the sum', async () => {
  const secondTries = ['leads.e2e.ts (phone): a lead enrols: Error: no toast'];
  const stages = [
    [stage('unit', { passed: 7, failed: 0, skipped: 0, remembered: 4 })],
    stage('browser', { passed: 2, failed: 0, skipped: 1, secondTries }),
  ];
  expect(await runStages({ stages, done })).toBe(0);
  expect(said.slice(-4)).toEqual([
    expect.stringMatching(/^4 of them were remembered/),
    expect.stringMatching(/^Passed only at a second try .*: 1$/),
    `  ${secondTries[0]}`,
    '9 passed, 0 failed, 1 skipped',
  ]);
  expect(done).toHaveBeenCalledOnce();
});

it('goes on after a failure, but not with what needs it', async () => {
  const stages = [stage('build', FAILED), stage('unit', PASSED), stage('smoke', PASSED, ['build'])];
  expect(await runStages({ stages, done })).toBe(1);
  expect(said.at(-1)).toBe('1 passed, 2 failed');
});
