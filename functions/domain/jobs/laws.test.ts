import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { epochSeconds } from '#functions/platform/epoch-seconds.ts';
import { CallError } from '#functions/platform/errors.ts';
import { dynamoDb } from '#functions/platform/table-client.ts';
import { CODE } from '#shared/codes.ts';
import { DAY_MS } from '#shared/days.ts';
import { newId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import { shiftAt } from '#tests/factories/shift.ts';
import { type JobKey, progressOf } from './job.ts';
import { cancelJob, loadJob, retryJob, runJob, runJobs, STEP_ROWS } from './run-job.ts';
import { countOf, hooks, planTally, tallies } from './tally-job.fixture.ts';

/** Longer than a lease. */
const LATER_MS = LIMITS.requestTimeoutMs + 60_000;
const ROWS = 3;
/** More requests than a job of so many rows sends to the table. */
const REQUESTS = 18;

/** A run that stops answering at one of its requests to the table, before or after this is carried out. */
class Interrupted {
  static readonly current = new AsyncLocalStorage<Interrupted>();
  readonly reached = Promise.withResolvers<void>();
  readonly released = Promise.withResolvers<void>();
  readonly #at: number;
  readonly #isAfter: boolean;
  #sent = 0;

  constructor(at: number, isAfter: boolean) {
    this.#at = at;
    this.#isAfter = isAfter;
  }

  async send<T>(request: () => Promise<T>): Promise<T> {
    const isHere = this.#sent === this.#at;
    this.#sent += 1;
    if (!isHere) return request();
    const answer = this.#isAfter ? await request() : undefined;
    this.reached.resolve();
    await this.released.promise;
    return answer ?? request();
  }
}

beforeEach(() => {
  for (const name of ['get', 'batchGet', 'put', 'update', 'transactWrite'] as const) {
    const send = dynamoDb[name] as (input: object) => Promise<unknown>;
    vi.spyOn(dynamoDb, name as 'get').mockImplementation((input) => {
      const run = Interrupted.current.getStore();
      return (run ? run.send(() => send(input)) : send(input)) as never;
    });
  }
});
afterEach(() => {
  vi.restoreAllMocks();
  hooks.duringRow = async () => undefined;
});

/** Runs a step until it ends or stops answering. */
async function runStep(key: JobKey, now: Date, run: Interrupted) {
  const whole = Interrupted.current.run(run, () => runJob(tallies, key, now, { unasked: true }));
  await Promise.race([whole, run.reached.promise]);
  return { run, whole };
}

const interruption = fc.record({
  at: fc.nat(REQUESTS),
  isAfter: fc.boolean(),
  /** Otherwise it never goes on. */
  wakesUp: fc.boolean(),
});

it('killed or held up at any request, a job goes on, and each row and the end happen exactly once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(interruption, { maxLength: 4 }), async (interruptions) => {
      let now = new Date();
      const planned = await planTally(newId('school'), ROWS, { now });
      const asleep: Awaited<ReturnType<typeof runStep>>[] = [];
      let before = 0;
      const expectProgress = async () => {
        const { done, failed, total } = progressOf(await loadJob(tallies, planned));
        expect([failed, total]).toEqual([0, ROWS]);
        expect(done).toBeGreaterThanOrEqual(before);
        before = done;
      };
      for (const { at, isAfter, wakesUp } of interruptions) {
        const step = await runStep(planned, now, new Interrupted(at, isAfter));
        if (wakesUp) asleep.push(step);
        await expectProgress();
        now = new Date(now.getTime() + LATER_MS);
      }
      await runJob(tallies, planned, now, { unasked: true });
      for (const { run, whole } of asleep) {
        run.released.resolve();
        await whole;
        await expectProgress();
      }

      expect(await loadJob(tallies, planned)).toMatchObject({ state: 'done', busyUntil: 0 });
      for (const { id } of [...planned.rows, planned]) expect(await countOf(id)).toBe(1);
    }),
    { numRuns: 25, endOnFailure: true },
  );
});

it('two at once begin no row twice, and all rows are done', async () => {
  const begun: number[] = [];
  hooks.duringRow = async (at) => {
    begun.push(at);
    await sleep(Math.random() * 5);
  };
  const now = new Date();
  const planned = await planTally(newId('school'), STEP_ROWS + 2, { now });
  const steps = () => Promise.all([1, 2, 3].map(() => runJob(tallies, planned, now)));
  await steps();
  await steps();

  expect(begun).toEqual(planned.rows.map((_, at) => at));
  expect(await loadJob(tallies, planned)).toMatchObject({ state: 'done', busyUntil: 0 });
});

it('a step that was held up begins no further row once another one has taken the job over', async () => {
  const begun: number[] = [];
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const [atFirst, atSecond] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  hooks.duringRow = async (at) => {
    begun.push(at);
    if (begun.length === 1) {
      atFirst.resolve();
      await first.promise;
    }
    if (at === 1) {
      atSecond.resolve();
      await second.promise;
    }
  };
  const now = new Date();
  const planned = await planTally(newId('school'), ROWS, { now });
  const heldUp = runJob(tallies, planned, now);
  await atFirst.promise;
  const other = runJob(tallies, planned, new Date(now.getTime() + LATER_MS));
  await atSecond.promise;
  first.resolve();
  expect(await heldUp).toMatchObject({ state: 'running' });
  expect(begun).toEqual([0, 0, 1]);
  second.resolve();

  expect(await other).toMatchObject({ state: 'done', busyUntil: 0 });
  expect(begun).toEqual([0, 0, 1, 2]);
  for (const { id } of planned.rows) expect(await countOf(id)).toBe(1);
});

it('ends before the next row when it is cancelled, tells what was done, and can go on', async () => {
  for (const last of [0, 1]) {
    const planned = await planTally(newId('school'), ROWS);
    hooks.duringRow = async (at) => {
      if (at !== last) return;
      const { busyUntil } = await cancelJob(tallies, planned);
      expect(busyUntil).toBeGreaterThan(Date.now());
    };
    const cancelled = await runJob(tallies, planned, new Date());

    expect(cancelled).toMatchObject({ state: 'cancelled', busyUntil: 0 });
    expect(progressOf(cancelled)).toEqual({ done: last + 1, failed: 0, total: ROWS });
    expect(progressOf(await runJob(tallies, planned, new Date()))).toMatchObject({
      done: last + 1,
    });
    expect(await countOf(planned.rows[last + 1]?.id ?? '')).toBe(0);

    hooks.duringRow = async () => undefined;
    expect(await retryJob(tallies, planned)).toMatchObject({ state: 'running' });
    expect(progressOf(await runJob(tallies, planned, new Date()))).toMatchObject({ done: ROWS });
  }
});

it('tells which row failed and why, and lets it stop no other', async () => {
  const planned = await planTally(newId('school'), 4);
  const lines = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  hooks.duringRow = async (at) => {
    if (at === 1) throw new CallError(CODE.forbidden, { reason: 'students.notYours' });
    if (at === 2) throw new TypeError('a fault of ours');
  };
  const failed = await runJob(tallies, planned, new Date());
  const logged = lines.mock.calls.map(([line]) => String(line)).join('');
  lines.mockRestore();

  expect(failed.rows.map(({ state, reason }) => [state, reason])).toEqual([
    ['done', ''],
    ['failed', 'students.notYours'],
    ['failed', 'code.0'],
    ['done', ''],
  ]);
  expect(failed.state).toBe('done');
  expect(logged).toContain('a fault of ours');
  expect(logged).not.toContain('notYours');

  hooks.duringRow = async () => undefined;
  await retryJob(tallies, planned);
  expect(progressOf(await runJob(tallies, planned, new Date()))).toMatchObject({ done: 4 });
});

it('breaks off for what passes by itself, and goes on later with no row failed', async () => {
  const now = new Date();
  const planned = await planTally(newId('school'), ROWS, { now });
  hooks.duringRow = async (at) => {
    if (at === 1) throw new CallError(CODE.wait, { reason: 'common.updating', status: 503 });
  };
  await expect(runJob(tallies, planned, now)).rejects.toThrow('common.updating');
  expect(progressOf(await loadJob(tallies, planned))).toMatchObject({ failed: 0 });

  hooks.duringRow = async () => undefined;
  await runJob(tallies, planned, new Date(now.getTime() + LATER_MS));
  expect(progressOf(await loadJob(tallies, planned))).toMatchObject({ done: ROWS });
  for (const { id } of planned.rows) expect(await countOf(id)).toBe(1);
});

it('tries again what had failed, also when a step was under way', async () => {
  const planned = await planTally(newId('school'), STEP_ROWS + 1);
  hooks.duringRow = async (at) => {
    if (at === 0) throw new CallError(CODE.forbidden, { reason: 'students.notYours' });
    if (at < STEP_ROWS) return;
    await cancelJob(tallies, planned);
    await retryJob(tallies, planned);
  };
  await runJob(tallies, planned, new Date());
  const { rows } = await runJob(tallies, planned, new Date());

  expect(rows[0]).toMatchObject({ state: 'waiting', reason: '' });

  hooks.duringRow = async () => undefined;
  expect(await runJob(tallies, planned, new Date())).toMatchObject({ state: 'done' });
});

it('waits for its time, and goes on by the scheduled job', async () => {
  const now = new Date();
  const at = new Date(now.getTime() + LATER_MS);
  const planned = await planTally(newId('school'), STEP_ROWS + 2, { now, at: at.toISOString() });
  expect(await runJob(tallies, planned, now)).toMatchObject({ state: 'waiting' });
  expect(await runJobs(tallies, shiftAt(now))).toBe(0);

  expect(await runJobs(tallies, shiftAt(at))).toBe(2);

  expect(await loadJob(tallies, planned)).toMatchObject({ state: 'done' });
  expect(await countOf(planned.id)).toBe(1);
});

it('ends with all its entries in lists half a year after its time', async () => {
  const now = new Date();
  const at = new Date(now.getTime() + 20 * DAY_MS).toISOString();
  const planned = await planTally(newId('school'), 1, { now, at });
  const writes = [
    ...tallies.jobs.creating(planned, planned),
    ...tallies.jobs.replacing(planned, { ...planned, rev: 1 }, { ...planned, state: 'done' }),
  ];
  const ends = writes.flatMap(({ Put }) => (Put?.Item ? [Put.Item['expires']] : []));
  expect(ends.length).toBeGreaterThan(3);
  const end = epochSeconds(new Date(now.getTime() + 200 * DAY_MS));
  expect(new Set(ends)).toEqual(new Set([end]));
});
