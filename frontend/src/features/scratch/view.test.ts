import { expect, test } from 'vitest';
import { UnreadDraft } from '#frontend/src/entities/scratch/drafts/find-draft.ts';
import { ApiError } from '#frontend/src/lib/api-error.ts';
import { failed } from './view.ts';

test('a project whose newest version does not open has others', () => {
  const lost = new ApiError({ kind: 'network', message: '' });
  expect(failed(new Error('damaged'), 'wrk-1')).toMatchObject({ step: 'failed', work: 'wrk-1' });
  expect(failed(lost, 'wrk-1')).toMatchObject({ error: lost, work: 'wrk-1' });
  expect(failed('damaged', 'wrk-1').error).toBeInstanceOf(Error);
});

test('what the server refuses, what is only here and what cannot be read has none to offer', () => {
  const refused = new ApiError({ kind: 'server', message: '' });
  expect(failed(refused, 'wrk-1').work).toBeNull();
  expect(failed(new UnreadDraft(), 'wrk-1').work).toBeNull();
  expect(failed(new Error(), 'new-1').work).toBeNull();
  expect(failed(new Error(), null).work).toBeNull();
});
