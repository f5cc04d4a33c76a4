import { afterEach, expect, test } from 'vitest';
import { keyOf } from '#frontend/src/lib/query.ts';
import { queryClient } from '#frontend/src/lib/query-client.ts';
import { tasks } from '#shared/contracts/tasks.ts';
import { knownDeadlines } from './known-deadlines.ts';

afterEach(() => queryClient.clear());

const { details, ofStudent } = tasks.endpoints;
const task = (id: string, deadline: string, work_id = '') => ({ id, deadline, work_id });

test('deadlines are those of the tasks that the child’s pages have shown', () => {
  const shown = { task: task('t1', '2026-03-02T10:00:00.000Z') };
  queryClient.setQueryData(keyOf(details, { task_id: 't1' as never }), shown);
  const page = { first: [], list: [task('t2', '2026-03-02T11:00:00.000Z', 'w2'), task('t3', '')] };
  queryClient.setQueryData(keyOf(ofStudent, {}, 'pages'), { pages: [page], pageParams: [] });
  queryClient.setQueryData(keyOf(ofStudent, {}), { first: [task('t4', 'later', 'w4')], list: [] });
  expect(knownDeadlines(null, 't1')).toEqual(['2026-03-02T10:00:00.000Z']);
  expect(knownDeadlines('w2', null)).toEqual(['2026-03-02T11:00:00.000Z']);
  expect(knownDeadlines('w4', null)).toEqual(['later']);
  expect(knownDeadlines(null, 't3')).toEqual([]);
  expect(knownDeadlines('w9', null)).toEqual([]);
});
