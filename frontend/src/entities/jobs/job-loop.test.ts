import { expect, test, vi } from 'vitest';
import type { JobDto } from '#shared/jobs/fields.ts';
import { JobLoop } from './job-loop.ts';

type Job = JobDto & { readonly id: string };
const jobOf = (id: string, done: number, state: JobDto['state'] = 'running') =>
  ({ id, state, done, failed: 0, total: 3 }) as Job;

/** A server whose answers come when the test says so. */
function heldSteps() {
  const asked: { readonly id: string; answer: (job: Job) => void; fail: (error: Error) => void }[] =
    [];
  const step = ({ id }: Job) =>
    new Promise<Job>((answer, fail) => void asked.push({ id, answer, fail }));
  return { asked, step };
}

const turn = () => vi.waitFor(() => undefined);

test('a job is followed to its end, step after step', async () => {
  const shown: number[] = [];
  const loop = new JobLoop<Job>();
  const ended = loop.follow(Promise.resolve(jobOf('a', 0)), {
    step: async ({ done }) => jobOf('a', done + 1, done === 2 ? 'done' : 'running'),
    onBegin: ({ done }) => shown.push(done),
    onStep: ({ done }) => shown.push(done),
  });
  expect(await ended).toBe(true);
  expect(shown).toEqual([0, 1, 2, 3]);
});

test('another job ends the loop of the one before, and nothing of that is shown any more', async () => {
  const { asked, step } = heldSteps();
  const shown: string[] = [];
  const options = {
    step,
    onBegin: ({ id }: Job) => void shown.push(id),
    onStep: ({ id, done }: Job) => void shown.push(`${id} ${done}`),
  };
  const loop = new JobLoop<Job>();
  const first = loop.follow(Promise.resolve(jobOf('a', 0)), options);
  await turn();
  const second = loop.follow(Promise.resolve(jobOf('b', 0)), options);
  await turn();
  asked[0]?.answer(jobOf('a', 1));
  expect(await first).toBe(false);
  expect(asked.map(({ id }) => id)).toEqual(['a', 'b']);
  asked[1]?.answer(jobOf('b', 1, 'done'));
  expect(await second).toBe(true);
  expect(shown).toEqual(['a', 'b', 'b 1']);
});

test('a fault is told while it is looked at, and not afterwards', async () => {
  const { asked, step } = heldSteps();
  const ignore = { step, onBegin: () => undefined, onStep: () => undefined };
  const loop = new JobLoop<Job>();
  const seen = loop.follow(Promise.resolve(jobOf('a', 0)), ignore);
  await turn();
  asked[0]?.fail(new Error('broken'));
  await expect(seen).rejects.toThrow('broken');

  const left = loop.follow(Promise.resolve(jobOf('a', 0)), ignore);
  await turn();
  loop.stop();
  asked[1]?.fail(new Error('broken'));
  expect(await left).toBe(false);
});
