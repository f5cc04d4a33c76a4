import { afterEach, expect, test, vi } from 'vitest';
import { queryOf } from '#frontend/src/lib/query.ts';
import { queryClient } from '#frontend/src/lib/query-client.ts';
import { tasks } from '#shared/contracts/tasks.ts';
import { newId } from '#shared/ids.ts';
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
