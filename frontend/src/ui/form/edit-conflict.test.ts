import { expect, test } from 'vitest';
import * as z from 'zod';
import { ApiError } from '#frontend/src/lib/api-error.ts';
import { CODE } from '#shared/codes.ts';
import { conflictingRecord, differing, suggest } from './edit-conflict.ts';

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

test('only what differs is to be chosen, and what was not touched follows the other', () => {
  const original = { name: 'Mei', phone: '1', classes: ['a'] };
  const mine = { name: 'Mei', phone: '2', classes: ['a'] };
  const theirs = { name: 'May', phone: '3', classes: ['a'] };
  expect(differing(['name', 'phone', 'classes'], mine, theirs)).toEqual(['name', 'phone']);
  expect(suggest('name', original, mine)).toBe('theirs');
  expect(suggest('phone', original, mine)).toBe('mine');
});
