import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keyOf } from '#frontend/src/lib/query.ts';
import { queryClient } from '#frontend/src/lib/query-client.ts';
import { ROLE } from '#shared/roles.ts';
import { tasks } from '#shared/tasks/contract.ts';
import { followTasks } from './follow-tasks.ts';
import { isFilledIn, showKept } from './kept-queries.ts';
import { taskOf } from './template.fixture.ts';

const world = vi.hoisted(() => ({
  fetchTemplates: vi.fn(async (_person: string, _tasks: readonly { id: string }[]) => {}),
  kept: [] as unknown[],
  person: 'ann',
  role: 3,
}));
vi.mock('./fetch-templates.ts', () => ({ fetchTemplates: world.fetchTemplates }));
vi.mock('#frontend/src/lib/offline/kept-answers.ts', () => ({
  isKeptCall: () => true,
  answersOf: async () => world.kept,
}));
vi.mock('#frontend/src/lib/language.ts', () => ({ currentLanguage: () => 'zh' }));
vi.mock('#frontend/src/lib/home-parts.ts', () => ({
  partKey: () => ['lessons'],
  forgetEarlyAnswers: () => undefined,
}));
vi.mock('#frontend/src/lib/session.ts', async (load) => ({
  ...(await load<object>()),
  getSession: () => ({ user: { id: world.person }, role: world.role }),
}));

const { ofStudent, details } = tasks.endpoints;
const ofTask = (id: string) => keyOf(details, { task_id: id as never });
const whenIdle = (work: () => void) => void setTimeout(work, 1_000);
const untilIdle = () => vi.advanceTimersByTimeAsync(10_000);
const asked = () =>
  world.fetchTemplates.mock.calls.map(([person, found]) => [person, found.map(({ id }) => id)]);

beforeEach(() => {
  vi.useFakeTimers();
  followTasks({ isFilledIn, whenIdle, maySpend: () => true });
});
afterEach(() => {
  vi.useRealTimers();
  queryClient.clear();
  world.fetchTemplates.mockClear();
  Object.assign(world, { kept: [], person: 'ann', role: ROLE.student });
});

test('what the home, the list and a task show is looked at once the page is idle', async () => {
  const pages = [{ first: [taskOf('t1')], list: [taskOf('t2'), taskOf('t1')] }];
  queryClient.setQueryData(keyOf(ofStudent, {}, 'pages'), { pages, pageParams: [] });
  queryClient.setQueryData(ofTask('t3'), { task: taskOf('t3') });
  expect(asked()).toEqual([]);
  await untilIdle();
  expect(asked()).toEqual([['ann', ['t1', 't2', 't3']]]);
});

test('what the device has filled in says nothing of today', async () => {
  world.kept = [{ queryKey: ofTask('t1'), data: { task: taskOf('t1') }, at: 1 }];
  await showKept({ user: { id: 'ann' }, role: ROLE.student } as never);
  await untilIdle();
  expect(asked()).toEqual([]);
});

test('another child’s tasks, and those that staff see, are not kept', async () => {
  queryClient.setQueryData(ofTask('t1'), { task: taskOf('t1') });
  world.person = 'bo';
  await untilIdle();
  expect(asked()).toEqual([]);
  queryClient.setQueryData(ofTask('t4'), { task: taskOf('t4') });
  await untilIdle();
  expect(asked()).toEqual([['bo', ['t4']]]);
  world.role = ROLE.teacher;
  queryClient.setQueryData(ofTask('t5'), { task: taskOf('t5') });
  await untilIdle();
  expect(asked()).toHaveLength(1);
});
