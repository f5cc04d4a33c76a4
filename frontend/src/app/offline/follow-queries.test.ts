import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, type ApiErrorKind } from '#frontend/src/lib/api-error.ts';
import { keyOf } from '#frontend/src/lib/query.ts';
import { queryClient } from '#frontend/src/lib/query-client.ts';
import { ROLE } from '#shared/roles.ts';
import { tasks } from '#shared/tasks/contract.ts';
import { followQueries } from './follow-queries.ts';
import { showKept } from './kept-queries.ts';

const answers = vi.hoisted(() => ({ keepAnswer: vi.fn(), kept: [] as unknown[] }));
const session = { user: { id: 'ann' }, role: 3 };
vi.mock('#frontend/src/lib/offline/kept-answers.ts', () => ({
  isKeptCall: () => true,
  keepAnswer: answers.keepAnswer.mockResolvedValue(undefined),
  dropAnswer: async () => undefined,
  answersOf: async () => answers.kept,
}));
vi.mock('#frontend/src/lib/session.ts', async (load) => ({
  ...(await load<object>()),
  getSession: () => ({ user: { id: 'ann' }, role: ROLE.student }),
}));
vi.mock('#frontend/src/lib/language.ts', () => ({ currentLanguage: () => 'zh' }));
vi.mock('#frontend/src/lib/home-parts.ts', () => ({
  partKey: () => ['lessons'],
  forgetEarlyAnswers: () => undefined,
}));

const key = keyOf(tasks.endpoints.open, { task_id: 't1' as never });

beforeEach(followQueries);
afterEach(() => {
  answers.keepAnswer.mockClear();
  queryClient.clear();
});

test('what the page sets itself is kept, e.g. that something was handed in', () => {
  queryClient.setQueryData(key, { answer: { state: 'handed_in' } });
  expect(answers.keepAnswer).toHaveBeenCalledOnce();
  expect(answers.keepAnswer.mock.lastCall?.[1]).toMatchObject({
    data: { answer: { state: 'handed_in' } },
  });
});

test('what the device fills in is not kept anew, as if the server had just said so', async () => {
  answers.kept = [{ queryKey: key, data: { answer: { state: 'working' } }, at: 1 }];
  await showKept(session as never);
  expect(queryClient.getQueryData(key)).toEqual({ answer: { state: 'working' } });
  expect(answers.keepAnswer).not.toHaveBeenCalled();
});

const failed = (kind: ApiErrorKind) =>
  queryClient
    .fetchQuery({
      queryKey: key,
      queryFn: () => Promise.reject(new ApiError({ kind, message: '' })),
      retry: false,
    })
    .catch(() => undefined);

test('a network that leads nowhere is a loss of it; a service with a fault is none', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')));
  await failed('unavailable');
  expect(onlineManager.isOnline()).toBe(true);
  await failed('network');
  expect(onlineManager.isOnline()).toBe(false);
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
});

test('a service with a fault hides nothing that the device has', async () => {
  answers.kept = [{ queryKey: key, data: { answer: { state: 'working' } }, at: 1 }];
  await failed('unavailable');
  await vi.waitFor(() => expect(queryClient.getQueryState(key)?.status).toBe('success'));
  expect(queryClient.getQueryData(key)).toEqual({ answer: { state: 'working' } });
  // Asked again, it fails again.
  await failed('unavailable');
  await vi.waitFor(() => expect(queryClient.getQueryState(key)?.status).toBe('success'));
  expect(onlineManager.isOnline()).toBe(true);
  expect(answers.keepAnswer).not.toHaveBeenCalled();
});
