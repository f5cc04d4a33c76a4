import { afterEach, expect, test, vi } from 'vitest';
import { queryOf } from '#frontend/src/lib/query.ts';
import { queryClient } from '#frontend/src/lib/query-client.ts';
import { newId } from '#shared/ids.ts';
import { tasks } from '#shared/tasks/contract.ts';
import { linkTask } from './link-task.ts';

const send = vi.hoisted(() => vi.fn());
vi.mock('#frontend/src/lib/api.ts', () => ({ send }));

afterEach(() => {
  send.mockReset();
  queryClient.clear();
});

test('the page of the task shows the linked project at once, also without a network later', async () => {
  const [task, work] = [newId('task'), newId('work')];
  send.mockResolvedValueOnce({ answer: { work_id: '', state: 'opened' } });
  const linked = { answer: { work_id: work, state: 'working' } };
  send.mockResolvedValueOnce(linked);
  await linkTask(task, work);
  expect(send).toHaveBeenCalledTimes(2);
  const { queryKey } = queryOf(tasks.endpoints.open, { task_id: task as never });
  expect(queryClient.getQueryData(queryKey)).toEqual(linked);
});

const answer = (work_id: string) => ({ answer: { work_id, state: 'working' } });
const info = (label: string) => ({ work: {}, version: { no: 1, label } });

test('a work that was chosen on another device meanwhile stays', async () => {
  const [task, work, theirs] = [newId('task'), newId('work'), newId('work')];
  send.mockResolvedValueOnce(answer(theirs)).mockResolvedValueOnce(info(''));
  await linkTask(task, work);
  expect(send.mock.calls.map(([, payload]) => payload)).toEqual([
    { task_id: task },
    { work_id: theirs },
  ]);
});

test('a copy of the template that nobody has changed gives way, and is kept', async () => {
  const [task, work, copy] = [newId('task'), newId('work'), newId('work')];
  send.mockResolvedValueOnce(answer(copy)).mockResolvedValueOnce(info('template'));
  send.mockResolvedValueOnce(answer(work));
  await linkTask(task, work);
  expect(send.mock.lastCall?.[1]).toEqual({ task_id: task, work_id: work });
});
