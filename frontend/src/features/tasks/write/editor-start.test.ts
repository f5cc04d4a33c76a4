import { expect, test } from 'vitest';
import type { TaskDetails } from '../queries.ts';
import { startNew, startWith } from './editor-start.ts';
import type { Kept } from './kept-drafts.ts';
import { NEW_TASK } from './task-form.ts';

const timeZone = 'Asia/Shanghai';
const CLASS = { id: 'cls-1', name: 'A' };

const picture = (src: string) => ({ type: 'image', attrs: { key: 'schools/1/a.png', src } });
const text = (src: string) => JSON.stringify({ type: 'doc', content: [picture(src)] });

const found = (state: string) =>
  ({
    task: {
      id: 'tsk-1',
      state,
      rev: 7,
      title: 'stored',
      kind: 'any',
      deadline: '',
      late: true,
      release_at: '',
      library: 'own',
      classes: [],
      student_ids: [],
    },
    text: { content: JSON.parse(text('https://today')), files: [], template: null },
    singles: [],
  }) as unknown as TaskDetails;

const kept = (values: object, more: Partial<Kept> = {}) =>
  ({
    task: 'tsk-1',
    user: 'u',
    rev: 7,
    unsaved: false,
    values: { ...NEW_TASK, ...values },
    ...more,
  }) as Kept;

test('a new task begins with what was not stored yet, and with the class it is for', () => {
  const chosen = { class_ids: [CLASS] } as never;
  expect(startNew(undefined, chosen)).toMatchObject({ restored: false, values: chosen });
  expect(startNew(kept({ title: 'old' }), {})).toMatchObject({ values: { title: '' } });
  expect(startNew(kept({ title: 'mine' }, { unsaved: true }), {})).toMatchObject({
    restored: true,
    values: { title: 'mine' },
  });
});

test('what was written here and not stored goes on from its own revision, with addresses of today', () => {
  const mine = kept({ title: 'mine', content: text('https://gone') }, { unsaved: true, rev: 6 });
  const start = startWith(found('released'), mine, timeZone);
  expect(start).toMatchObject({ task: { rev: 6 }, restored: true, values: { title: 'mine' } });
  expect(start.stored.title).toBe('stored');
  expect(start.values.content).toContain('https://today');
});

test("a draft's targets come from this device, those of a task that is out from the server", () => {
  const chosen = kept({ title: 'old', class_ids: [CLASS] });
  expect(startWith(found('draft'), chosen, timeZone).values).toMatchObject({
    title: 'stored',
    class_ids: [CLASS],
  });
  expect(startWith(found('released'), chosen, timeZone).values.class_ids).toEqual([]);
});
