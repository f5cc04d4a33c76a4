import { expect, test } from 'vitest';
import { ApiError } from '#frontend/src/lib/api-error.ts';
import { CODE } from '#shared/codes.ts';
import { isRefused } from './upload-project.ts';

const answer = (code: number, data: unknown = null) =>
  new ApiError({ kind: 'server', message: '', code, data });

test('a save is refused for good by an answer, but not by a server that is busy or being updated', () => {
  expect(isRefused(answer(CODE.wait))).toBe(true);
  expect(isRefused(answer(CODE.notFound))).toBe(true);
  expect(isRefused(answer(CODE.wait, { retryAfter: 5 }))).toBe(false);
  expect(isRefused(answer(CODE.wait, { retryAfter: 3600 }))).toBe(false);
  expect(isRefused(answer(CODE.error))).toBe(false);
  expect(isRefused(new ApiError({ kind: 'network', message: '' }))).toBe(false);
});
