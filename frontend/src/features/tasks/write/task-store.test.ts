import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#frontend/src/lib/api-error.ts';
import type { TaskDto } from '#shared/contracts/task-fields.ts';
import { tasks } from '#shared/contracts/tasks.ts';
import type { TaskPayload } from '../task-payload.ts';
import { TaskStore } from './task-store.ts';

const { send } = vi.hoisted(() => ({ send: vi.fn() }));
vi.mock('#frontend/src/lib/api.ts', () => ({ send }));

const { add, save } = tasks.endpoints;
const payload = (title: string): TaskPayload => ({ title, kind: 'any', content: '' });
const record = (rev: number) => ({ id: 'tsk-1', rev, state: 'draft' }) as TaskDto;
const answer = (rev: number) => ({ task: record(rev) });
const unreachable = () => new ApiError({ kind: 'network', message: 'no network' });

const asked = () => send.mock.calls.map(([endpoint, payload]) => [endpoint.path, payload.title]);

beforeEach(() => {
  send.mockReset();
});

test('adds a task once and saves later words from the revision before', async () => {
  const store = new TaskStore({ task: null, payload: '' });
  send.mockResolvedValueOnce(answer(1)).mockResolvedValueOnce(answer(2));
  await Promise.all([store.save(payload('A')), store.save(payload('A')), store.save(payload('B'))]);
  expect(asked()).toEqual([
    [add.path, 'A'],
    [save.path, 'B'],
  ]);
  expect(send.mock.calls[1]?.[1]).toMatchObject({ task_id: 'tsk-1', rev: 1 });
});

test('a first save that may have arrived is asked for again as it was, then the change is saved', async () => {
  const store = new TaskStore({ task: null, payload: '' });
  send.mockRejectedValueOnce(unreachable());
  await expect(store.save(payload('A'))).rejects.toThrow('no network');
  send.mockResolvedValueOnce(answer(1)).mockResolvedValueOnce(answer(2));
  await store.save(payload('AB'));
  const [first, again] = send.mock.calls;
  expect(again).toEqual(first);
  expect(asked()).toEqual([
    [add.path, 'A'],
    [add.path, 'A'],
    [save.path, 'AB'],
  ]);
});

test('what the server refuses is not asked for again, and a failure does not hold up what follows', async () => {
  const store = new TaskStore({ task: null, payload: '' });
  send.mockRejectedValueOnce(new ApiError({ kind: 'server', code: 1001, message: 'too long' }));
  await expect(store.save(payload('A'))).rejects.toThrow('too long');
  send.mockResolvedValueOnce(answer(1));
  await store.save(payload('B'));
  expect(asked()).toEqual([
    [add.path, 'A'],
    [add.path, 'B'],
  ]);
});
