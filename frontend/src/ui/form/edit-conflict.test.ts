import { expect, test } from 'vitest';
import * as z from 'zod';
import { ApiError } from '#frontend/src/lib/api-error.ts';
import { CODE } from '#shared/codes.ts';
import { conflictingRecord, differences, merge } from './edit-conflict.ts';

const Record = z.object({ name: z.string(), rev: z.number() });
const refusal = (code: number, data: unknown) =>
  new ApiError({ kind: 'server', message: '', code, data });

test('the record as it is now comes with the refusal', () => {
  const current = { name: 'Mei', rev: 3 };
  expect(conflictingRecord(refusal(CODE.wait, { current }), Record)).toEqual(current);
});

test.each([
  new Error('broken'),
  refusal(CODE.wait, null),
  refusal(CODE.wait, {}),
  refusal(CODE.wait, { current: { name: 1 } }),
  refusal(CODE.forbidden, { current: { name: 'Mei', rev: 3 } }),
])('%# is no such refusal', (error) => {
  expect(conflictingRecord(error, Record)).toBeNull();
});

const edits = {
  original: { name: 'Mei', phone: '1', classes: ['a'] },
  mine: { name: 'Mei', phone: '2', classes: ['a'] },
  theirs: { name: 'May', phone: '3', classes: ['a'] },
};

test('only what differs is to be chosen, and what was not touched follows the other', () => {
  expect([...differences(edits)]).toEqual([
    ['name', 'theirs'],
    ['phone', 'mine'],
  ]);
});

test('the choice takes each field from its side', () => {
  const suggested = { name: 'May', phone: '2', classes: ['a'] };
  expect(merge(edits, differences(edits))).toEqual(suggested);
  expect(merge(edits, new Map([['name', 'mine'] as const]))).toEqual({
    ...edits.theirs,
    name: 'Mei',
  });
});
