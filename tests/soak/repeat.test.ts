import { expect, it } from 'vitest';
import { randomTests } from './random-tests.ts';
import { repeat } from './repeat.ts';

const MINUTE = 60_000;

/** Rounds that take so many minutes, the last one again and again; every second one fails. */
async function played(minutes: readonly number[], limit: number) {
  let at = 0;
  let rounds = 0;
  const run = async () => {
    at += (minutes[rounds] ?? minutes.at(-1) ?? 0) * MINUTE;
    rounds += 1;
    const failures = rounds % 2 === 0 ? [`round ${rounds}`] : [];
    return { passed: 5, failed: failures.length, skipped: 0, failures };
  };
  const counts = await repeat(run, limit * MINUTE, () => at);
  return { at: at / MINUTE, rounds, counts };
}

it('rounds are repeated while another one ends in time, and summed up', async () => {
  expect(await played([2, 3, 2], 10)).toEqual({
    at: 9,
    rounds: 4,
    counts: { passed: 20, failed: 2, skipped: 0, failures: ['round 2', 'round 4'] },
  });
});

it('one round is played however long it takes', async () => {
  expect(await played([12], 10)).toMatchObject({ rounds: 1, counts: { passed: 5 } });
});

it('laws, properties and killed processes are repeated, and nothing else', async () => {
  const files = await randomTests();
  expect(files).toEqual(
    expect.arrayContaining([
      'functions/tasks/laws.test.ts',
      'functions/works/killed-save.test.ts',
      'shared/days.test.ts',
      'tests/contract/matrices/fuzz.test.ts',
    ]),
  );
  expect(files).not.toContain('functions/tasks/tasks.test.ts');
});
