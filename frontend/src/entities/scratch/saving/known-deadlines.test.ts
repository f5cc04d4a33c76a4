import { afterEach, expect, test, vi } from 'vitest';
import { keyOf } from '#frontend/src/lib/query.ts';
import { queryClient } from '#frontend/src/lib/query-client.ts';
import { tasks } from '#shared/tasks/contract.ts';
import { works } from '#shared/works/contract.ts';
import { KnownDeadlines } from './known-deadlines.ts';

const device = vi.hoisted(() => ({ isKeeping: true, answers: [] as unknown[] }));
vi.mock('#frontend/src/lib/offline/caches.ts', () => ({ isKeeping: async () => device.isKeeping }));
vi.mock('#frontend/src/lib/offline/kept-answers.ts', () => ({
  answersOf: async ({ person }: { readonly person: string }) =>
    person === 'ann' ? device.answers : [],
}));
vi.mock('#frontend/src/lib/language.ts', () => ({ currentLanguage: () => 'zh' }));

afterEach(() => {
  queryClient.clear();
  device.isKeeping = true;
  device.answers = [];
});

const { details, ofStudent, open } = tasks.endpoints;
const DEADLINE = '2026-03-02T10:00:00.000Z';
const task = (id: string, deadline: string, work_id = '') => ({ id, deadline, work_id });
const ofTask = (id: string) => ({ task_id: id as never });

test('deadlines are those of the tasks that the child’s pages have shown', () => {
  queryClient.setQueryData(keyOf(details, ofTask('t1')), { task: task('t1', DEADLINE) });
  const page = { first: [], list: [task('t2', '2026-03-02T11:00:00.000Z', 'w2'), task('t3', '')] };
  queryClient.setQueryData(keyOf(ofStudent, {}, 'pages'), { pages: [page], pageParams: [] });
  queryClient.setQueryData(keyOf(ofStudent, {}), { first: [task('t4', 'later', 'w4')], list: [] });
  const known = new KnownDeadlines('ann');
  expect(known.of(null, 't1')).toEqual([DEADLINE]);
  expect(known.of('w2', null)).toEqual(['2026-03-02T11:00:00.000Z']);
  expect(known.of('w4', null)).toEqual(['later']);
  expect(known.of(null, 't3')).toEqual([]);
  expect(known.of('w9', null)).toEqual([]);
  expect(known.of(null, null)).toEqual([]);
});

test('a work that was begun on the page of a task is known to answer it', () => {
  queryClient.setQueryData(keyOf(details, ofTask('t1')), { task: task('t1', DEADLINE) });
  queryClient.setQueryData(keyOf(details, ofTask('t2')), { task: task('t2', 'another') });
  queryClient.setQueryData(keyOf(open, ofTask('t1')), { answer: { work_id: 'w1' } });
  expect(new KnownDeadlines('ann').of('w1', null)).toEqual([DEADLINE]);
});

test('after a reload those are known that the device has kept, also online', async () => {
  device.answers = [
    { queryKey: keyOf(details, ofTask('t1')), data: { task: task('t1', DEADLINE, 'w1') } },
    { queryKey: keyOf(details, ofTask('t2')), data: { task: task('t2', 'second') } },
    { queryKey: keyOf(open, ofTask('t2')), data: { answer: { work_id: 'w2' } } },
    { queryKey: keyOf(works.endpoints.list, {}), data: { list: [task('t3', 'none', 'w1')] } },
  ];
  const known = new KnownDeadlines('ann');
  await known.areRead;
  expect(known.of('w1', null)).toEqual([DEADLINE]);
  expect(known.of('w2', null)).toEqual(['second']);
  const ofOther = new KnownDeadlines('ben');
  await ofOther.areRead;
  expect(ofOther.of('w1', null)).toEqual([]);
});

test('a device that keeps nothing is not asked', async () => {
  device.isKeeping = false;
  device.answers = [
    { queryKey: keyOf(details, ofTask('t1')), data: { task: task('t1', DEADLINE, 'w1') } },
  ];
  const known = new KnownDeadlines('ann');
  await known.areRead;
  expect(known.of('w1', null)).toEqual([]);
});
