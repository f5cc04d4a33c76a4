import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { CODE } from '#shared/codes.ts';
import { CertificateBatchId, newId } from '#shared/ids.ts';
import { CallError } from './errors.ts';
import { listing, platformList } from './listing.ts';
import { deleteItem, putItem, type TableKey } from './table.ts';
import { unlessOvertaken, workOff } from './work-off.ts';

const HOUR_MS = 3_600_000;
const MOMENT = new Date('2026-03-02T08:00:00Z');

let output: MockInstance<typeof process.stdout.write>;
beforeEach(() => {
  output = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  output.mockRestore();
});

const makeQueue = () => ({
  list: platformList(`TEST-${randomUUID()}`),
  ids: CertificateBatchId,
  part: 'test',
});

/** Entries at these minutes of the hour before the moment, or at none; answers their ids. */
async function fill({ list }: ReturnType<typeof makeQueue>, minutes: readonly (number | '')[]) {
  const school = newId('school');
  const ids: string[] = [];
  for (const minute of minutes) {
    const id = newId('certificateBatch');
    const at = minute === '' ? '' : new Date(MOMENT.getTime() - minute * 60_000).toISOString();
    await putItem({ Item: { ...listing(list, at, `${school}/${id}`) } });
    ids.push(id);
  }
  return ids;
}

const shift = { now: () => MOMENT, until: new Date(MOMENT.getTime() + HOUR_MS) };

it('works off what is due, the oldest first, and leaves what is due later', async () => {
  const queue = makeQueue();
  const [later, old, oldest, always] = await fill(queue, [-1, 5, 9, '']);
  const done: string[] = [];
  const step = async ({ id }: { id: string }, _now: Date, { pk, sk }: TableKey) => {
    done.push(id);
    await deleteItem({ Key: { pk, sk } });
    return true;
  };

  expect(await workOff(queue, shift, step)).toBe(3);
  expect(await workOff(queue, shift, step)).toBe(0);

  expect(done).toEqual([always, oldest, old]);
  expect(done).not.toContain(later);
});

it('takes steps of all items in turn, however many fail before them, and tells of each fault once', async () => {
  const queue = makeQueue();
  const ids = await fill(
    queue,
    Array.from({ length: 62 }, (_, at) => 62 - at),
  );
  const fine = ids.slice(-2);
  const steps: string[] = [];
  const count = await workOff(queue, shift, async ({ id }) => {
    if (!fine.includes(id)) throw new Error('broken');
    steps.push(id);
    return steps.length < 6;
  });

  expect(count).toBe(5);
  expect(steps.slice(0, 4)).toEqual([...fine, ...fine]);
  const lines = output.mock.calls.map(([line]) => JSON.parse(String(line)));
  expect(lines.map(({ part, id }) => `${part} ${id}`)).toEqual(
    ids.slice(0, -2).map((id) => `test ${id}`),
  );
});

it('begins nothing when the time is over', async () => {
  const queue = makeQueue();
  await fill(queue, [1, 2, 3]);
  let at = MOMENT.getTime();
  const count = await workOff(
    queue,
    { now: () => new Date(at), until: new Date(MOMENT.getTime() + 2_000) },
    async () => {
      at += 1_000;
      return true;
    },
  );
  expect(count).toBe(2);
});

it('does not take for a fault what somebody else has done meanwhile', async () => {
  const cancelled = new CallError(CODE.notFound);
  expect(await unlessOvertaken(Promise.reject(cancelled))).toBeUndefined();
  await expect(unlessOvertaken(Promise.reject(new TypeError('x')))).rejects.toThrow('x');
  expect(await unlessOvertaken(Promise.resolve(7))).toBe(7);
});
