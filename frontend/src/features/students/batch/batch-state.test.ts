import { expect, test } from 'vitest';
import type { StudentId } from '#shared/ids.ts';
import { STUDENT_LIMITS } from '#shared/students/limits.ts';
import { type BatchAction, type BatchState, batchReducer, emptyBatch } from './batch-state.ts';

const cells = (name: string) => ({ name, gender: '', phone: '', account: '' });
const after = (...actions: BatchAction[]): BatchState => actions.reduce(batchReducer, emptyBatch());
const read = (...names: string[]): BatchAction => ({
  type: 'read',
  rows: names.map((name) => ({ cells: cells(name) })),
});
const refusal = { field: 'name', rule: 'duplicate', message: 'taken' };
const student = { id: 'stu-1' as StudentId, account: 'mei1', name: 'Mei' };

test('what is too much for one batch waits, and nothing is lost', () => {
  const names = Array.from({ length: STUDENT_LIMITS.perBatch + 3 }, (_, index) => `n${index}`);
  const first = after(read(...names));
  expect(first.rows).toHaveLength(STUDENT_LIMITS.perBatch);
  const second = batchReducer(first, { type: 'next' });
  expect(second.rows.map(({ name }) => name)).toEqual(names.slice(-3));
  expect(second.requestKey).not.toBe(first.requestKey);
});

test('a row keeps its key through mending and sending again', () => {
  const before = after(read('Mei', 'Li'));
  const [mei, li] = before.rows.map(({ key }) => key);
  const sent = batchReducer(before, {
    type: 'answered',
    results: [
      { key: mei ?? '', ok: true, student, errors: [] },
      { key: li ?? '', ok: false, student: null, errors: [refusal] },
    ],
  });
  expect(sent.rows[0]).toMatchObject({ key: mei, added: { account: 'mei1' } });
  expect(sent.rows[1]).toMatchObject({ key: li, refused: [refusal] });
  const change = { type: 'change', key: li ?? '', field: 'name', value: 'Li2' } as const;
  expect(batchReducer(sent, change).rows[1]).toMatchObject({ key: li, name: 'Li2', refused: [] });
  expect(batchReducer(sent, change).requestKey).toBe(before.requestKey);
});

test('invisible characters go everywhere at once', () => {
  const state = batchReducer(after(read('王\u200b明', '李\u202e', 'Mei')), { type: 'cleanAll' });
  expect(state.rows.map(({ name }) => name)).toEqual(['王明', '李', 'Mei']);
});

test('invisible characters go at a click, and a row can be dropped', () => {
  const state = after(read('王\u200b明', 'Li'));
  const key = state.rows[0]?.key ?? '';
  expect(batchReducer(state, { type: 'clean', key }).rows[0]?.name).toBe('王明');
  expect(batchReducer(state, { type: 'drop', key }).rows.map(({ name }) => name)).toEqual(['Li']);
});
