import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Draft, unsentOf } from '#frontend/src/entities/scratch/drafts/draft.ts';
import { ModelStore } from '#frontend/src/entities/scratch/saving/model.fixture.ts';
import { ApiError } from '#frontend/src/lib/api-error.ts';
import { beginTask, TemplateNotHere } from './begin-task.ts';
import { findOpening } from './find-opening.ts';

const model = vi.hoisted(() => ({
  store: undefined as unknown as ModelStore,
  templates: new Map<string, object>(),
  start: vi.fn(),
}));
vi.mock('#frontend/src/entities/scratch/drafts/open-drafts.ts', () => ({
  drafts: {
    put: (draft: Draft) => model.store.put(draft),
    list: () => model.store.list(),
  },
}));
vi.mock('#frontend/src/lib/offline/kept-templates.ts', () => ({
  keptTemplate: async (task: string) => model.templates.get(task),
}));
vi.mock('./open-work.ts', async (load) => ({
  ...(await load<object>()),
  openWork: async (id: string) => ({ title: id }),
}));
vi.mock('./work-calls.ts', () => ({ startFromTemplate: model.start }));

const TEMPLATE = { title: 'A maze', project: new ArrayBuffer(3) };
const unreachable = (kind: 'network' | 'timeout') => new ApiError({ kind, message: 'none' });

beforeEach(() => {
  model.store = new ModelStore();
  model.templates.set('t1', TEMPLATE);
});
afterEach(() => {
  onlineManager.setOnline(true);
  model.templates.clear();
  model.start.mockReset();
});

const kept = async () => (await model.store.list()).drafts;

test('with a network the server makes the project', async () => {
  model.start.mockResolvedValue('w1');
  expect(await beginTask('ann', 't1')).toBe('w1');
  expect(await kept()).toEqual([]);
});

test('without one a draft of the task is kept, made of the template, and opened', async () => {
  onlineManager.setOnline(false);
  const id = await beginTask('ann', 't1');
  const opening = await findOpening('ann', id ?? '');
  expect(opening).toMatchObject({ kind: 'unsent', isKept: true });
  const [draft] = await kept();
  expect(draft).toMatchObject({ person: 'ann', task: 't1', work: null, base: 0 });
  expect(draft && unsentOf(draft)).toMatchObject(TEMPLATE);
  expect(model.start).not.toHaveBeenCalled();
});

test('who begins again goes on with what was begun, with and without a network', async () => {
  onlineManager.setOnline(false);
  const id = await beginTask('ann', 't1');
  expect(await beginTask('ann', 't1')).toBe(id);
  onlineManager.setOnline(true);
  expect(await beginTask('ann', 't1')).toBe(id);
  expect(await kept()).toHaveLength(1);
  expect(model.start).not.toHaveBeenCalled();
});

test.each(['network', 'timeout'] as const)(
  'a server that is not reached is no network: %s',
  async (kind) => {
    model.start.mockRejectedValue(unreachable(kind));
    await beginTask('ann', 't1');
    expect(await kept()).toHaveLength(1);
  },
);

test('what the server refuses is not begun', async () => {
  model.start.mockRejectedValue(new ApiError({ kind: 'server', message: 'gone', code: 2004 }));
  await expect(beginTask('ann', 't1')).rejects.toThrow('gone');
  expect(await kept()).toEqual([]);
});

test('a template that is not on this device, or too large for it, is told', async () => {
  onlineManager.setOnline(false);
  model.templates.set('t2', { ...TEMPLATE, project: null });
  for (const task of ['t2', 't3'])
    await expect(beginTask('ann', task)).rejects.toThrow(TemplateNotHere);
  expect(await kept()).toEqual([]);
});

test('a device without room opens it all the same', async () => {
  onlineManager.setOnline(false);
  model.store.isFull = true;
  const id = await beginTask('ann', 't1');
  expect(await findOpening('ann', id ?? '')).toMatchObject({ kind: 'unsent', isKept: false });
});
