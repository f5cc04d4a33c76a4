import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { keyOf, matching } from '#frontend/src/lib/query.ts';
import { newId } from '#shared/ids.ts';
import { tasks } from '#shared/tasks/contract.ts';
import { waitingOptions } from './queries.ts';

test('the queue of a session stays as it is when a review marks the lists of the task as outdated', async () => {
  const client = new QueryClient();
  const task = newId('task');
  const queryFn = vi.fn(async () => ({ students: { list: [], cursor: null } }) as never);
  const watch = () => new InfiniteQueryObserver(client, { ...waitingOptions(task, ''), queryFn });
  const first = watch().subscribe(() => undefined);
  await expect.poll(() => client.isFetching()).toBe(0);
  expect(queryFn).toHaveBeenCalledTimes(1);

  const lists = matching(keyOf(tasks.endpoints.details, { task_id: task }));
  await client.invalidateQueries({ ...lists, refetchType: 'none' });
  const second = watch().subscribe(() => undefined);
  await expect.poll(() => client.isFetching()).toBe(0);
  expect(queryFn).toHaveBeenCalledTimes(1);
  first();
  second();
});
