import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TooLarge } from '#frontend/src/lib/fetch-steadily.ts';
import type { KeptTemplate } from '#frontend/src/lib/offline/kept-database.ts';
import { keyOf } from '#frontend/src/lib/query.ts';
import { queryClient } from '#frontend/src/lib/query-client.ts';
import { ROLE } from '#shared/roles.ts';
import { tasks } from '#shared/tasks/contract.ts';
import type { TaskDto } from '#shared/tasks/fields.ts';
import { fetchTemplates } from './fetch-templates.ts';
import { taskOf } from './template.fixture.ts';

const { details, open, submission } = tasks.endpoints;
const MB = 1_000_000;

/** What the device has and keeps, the files of the server, and what was asked for. */
const world = vi.hoisted(() => ({
  person: 'ann',
  tasks: new Map<string, object>(),
  sizes: new Map<string, number>(),
  sent: [] as { path: string; payload: object }[],
  fetched: [] as string[],
  templates: new Map<string, object>(),
  answers: [] as { queryKey: readonly unknown[] }[],
  maySpend: true,
}));

vi.mock('#frontend/src/lib/language.ts', () => ({ currentLanguage: () => 'zh' }));
vi.mock('#frontend/src/lib/session.ts', async (load) => ({
  ...(await load<object>()),
  getSession: () => ({ user: { id: world.person }, role: ROLE.student }),
}));
vi.mock('#frontend/src/lib/api.ts', () => ({
  send: async ({ path }: { path: string }, payload: { task_id: string }) => {
    world.sent.push({ path, payload });
    const found = world.tasks.get(payload.task_id);
    if (!found) throw new Error('no such task');
    return path === details.path ? found : { answer: { state: 'new', work_id: '' } };
  },
}));
vi.mock('#frontend/src/lib/fetch-steadily.ts', async (load) => ({
  ...(await load<object>()),
  fetchWhole: async (url: string, { most }: { most: number }) => {
    const [name = ''] = url.split('?');
    const size = world.sizes.get(name);
    if (size === undefined) throw new TypeError('no network');
    if (size > most) throw new TooLarge();
    world.fetched.push(name);
    return new ArrayBuffer(size);
  },
}));
vi.mock('#frontend/src/lib/offline/kept-answers.ts', () => ({
  answersOf: async () => world.answers,
  keepAnswer: async (_: object, answer: { queryKey: readonly unknown[] }) => {
    world.answers.push(answer);
  },
}));
const kept = world.templates as Map<string, KeptTemplate>;
vi.mock('#frontend/src/lib/offline/kept-templates.ts', async (load) => ({
  ...(await load<object>()),
  keptNotes: async () => [...kept.values()],
  keptTemplate: async (task: string) => kept.get(task),
  keepTemplate: async (person: string, template: KeptTemplate) => {
    const bytes = template.project?.byteLength ?? 0;
    kept.set(template.task, { ...template, person, bytes });
  },
  dropTemplates: async (found: readonly string[]) => {
    for (const task of found) kept.delete(task);
  },
}));

let signature = 0;
let visits = 0;

/** A task whose template is a version of a work; answers how lists show it. */
function give(id: string, work: string, bytes: number, values: Partial<TaskDto> = {}): TaskDto {
  // What has failed is remembered by name.
  const task = taskOf(`${id}-${visits}`, values);
  signature += 1;
  const template = { work_id: work, version: 1, url: `/media/${work}.sb3?Signature=${signature}` };
  world.tasks.set(task.id, { task, text: { template } });
  world.sizes.set(`/media/${work}.sb3`, bytes);
  return task;
}

const asked = (path: string) => world.sent.filter((each) => each.path === path).length;
const bytesOf = ({ id }: TaskDto) => kept.get(id)?.bytes;

/** The page is opened again: only the device remembers. */
function visit(...shown: readonly TaskDto[]): Promise<void> {
  for (const [id, { task }] of world.tasks as Map<string, { task: TaskDto }>)
    if (world.answers.length > 0 && kept.has(id))
      world.answers.push({ queryKey: keyOf(details, { task_id: task.id }) });
  queryClient.clear();
  world.sent.length = 0;
  world.fetched.length = 0;
  return fetchTemplates('ann' as never, shown, () => world.maySpend);
}

beforeEach(() => {
  visits += 1;
});
afterEach(() => {
  for (const each of [world.tasks, world.sizes, kept]) each.clear();
  for (const each of [world.sent, world.fetched, world.answers]) each.length = 0;
  world.person = 'ann';
  world.maySpend = true;
  onlineManager.setOnline(true);
  queryClient.clear();
});

test('a task that may be begun is kept with its page, and asked for once', async () => {
  const task = give('t1', 'maze', 5 * MB);
  await visit(task);
  expect(bytesOf(task)).toBe(5 * MB);
  expect(kept.get(task.id)).toMatchObject({ person: 'ann', title: task.title, rev: 1 });
  expect(world.answers.map(({ queryKey }) => queryKey)).toEqual([
    keyOf(open, { task_id: task.id }),
  ]);
  // The task is not marked as opened by it.
  expect([asked(details.path), asked(submission.path), asked(open.path)]).toEqual([1, 1, 0]);

  await visit(task);
  expect(world.sent).toEqual([]);
  expect(world.fetched).toEqual([]);
});

test('an edited task is asked for anew, but not its file under another address', async () => {
  const task = give('t1', 'maze', MB);
  await visit(task);
  const edited = give('t1', 'maze', MB, { rev: 2, title: 'Edited' });
  await visit(edited);
  expect(kept.get(task.id)).toMatchObject({ rev: 2, title: 'Edited', bytes: MB });
  expect(world.fetched).toEqual([]);
  const changed = give('t1', 'house', 2 * MB, { rev: 3 });
  await visit(changed);
  expect(bytesOf(task)).toBe(2 * MB);
});

test('the file of two tasks is fetched once', async () => {
  const [one, other] = [give('t1', 'maze', MB), give('t2', 'maze', MB)];
  await visit(one, other);
  expect([one, other].map(bytesOf)).toEqual([MB, MB]);
  expect(world.fetched).toEqual(['/media/maze.sb3']);
});

test('a file that is too large is not kept, and not asked for at each visit', async () => {
  const [large, small] = [give('large', 'film', 11 * MB), give('small', 'maze', MB)];
  await visit(large, small);
  expect(bytesOf(large)).toBe(0);
  expect(kept.get(large.id)?.project).toBeNull();
  expect(bytesOf(small)).toBe(MB);
  await visit(large, small);
  expect(world.sent).toEqual([]);
});

test('there is room for the most urgent ones', async () => {
  const deadline = (day: number) => ({ deadline: `2126-03-0${day}T10:00:00.000Z` });
  const last = give('last', 'd', 8 * MB, deadline(4));
  const first = give('first', 'a', 9 * MB, deadline(1));
  const third = give('third', 'c', 9 * MB, deadline(3));
  const second = give('second', 'b', 9 * MB, deadline(2));
  await visit(last, first, third, second);
  expect([first, second, third].map(bytesOf)).toEqual([9 * MB, 9 * MB, 9 * MB]);
  expect(kept.has(last.id)).toBe(false);
});

test('what was begun or is over is no longer kept', async () => {
  const [begun, still] = [give('t1', 'maze', MB), give('t2', 'house', MB)];
  await visit(begun, still);
  await visit({ ...begun, answer: 'working', work_id: 'wrk_1' }, still);
  expect([...kept.keys()]).toEqual([still.id]);
});

test('nothing is fetched where data are saved', async () => {
  world.maySpend = false;
  await visit(give('t1', 'maze', MB));
  expect(world.sent).toEqual([]);
  expect(kept.size).toBe(0);
});

test('nothing is fetched without a network, nor for a child who has gone', async () => {
  const task = give('t1', 'maze', MB);
  onlineManager.setOnline(false);
  await visit(task);
  onlineManager.setOnline(true);
  world.person = 'bo';
  await visit(task);
  expect(world.sent).toEqual([]);
  expect(kept.size).toBe(0);
});

test('one that cannot be had keeps no other back', async () => {
  const [gone, there] = [give('t1', 'maze', MB), give('t2', 'house', MB)];
  world.sizes.delete('/media/maze.sb3');
  await visit(gone, there);
  expect([...kept.keys()]).toEqual([there.id]);
});
