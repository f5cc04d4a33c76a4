import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CODE } from '#shared/codes.ts';
import { partsOfHome } from '#shared/homes/contract.ts';
import { hours } from '#shared/hours/contract.ts';
import { notices } from '#shared/notices/contract.ts';
import { portal } from '#shared/portal/contract.ts';
import { schools } from '#shared/schools/contract.ts';
import { tasks } from '#shared/tasks/contract.ts';
import { works } from '#shared/works/contract.ts';
import { send, sendForEnvelope } from './api.ts';
import { forgetEarlyAnswers } from './home-parts.ts';
import { cacheHome, openHome } from './open-home.ts';
import { keyOf } from './query.ts';
import { queryClient } from './query-client.ts';
import { endSession, keepSession } from './session.ts';
import { keepLogin } from './session-actions.ts';
import { storedUser } from './stored-user.fixture.ts';

vi.mock('./tokens.ts', () => ({
  freshIdToken: async () => 'a_b',
  forgetTokens: async () => {},
  storeTokens: async () => {},
}));

const USER = storedUser('stu-1');
const OWN = { user_id: USER.id };
const STUDENT: typeof USER = { ...USER, role_id: 2, school_admin: 0 };

const fetchMock = vi.fn<typeof fetch>();
/** The paths that were asked for, and the body of each. */
const sent = () => fetchMock.mock.calls.map(([path, init]) => [path, String(init?.body)]);
const paths = () => sent().map(([path]) => path);

/** A server that reads parts of a home, except some, and answers each single call with its path. */
function serve(missing: readonly string[] = []): void {
  fetchMock.mockImplementation(async (path, init) => {
    const asked = new URLSearchParams(String(init?.body)).get('parts')?.split(',');
    const parts = asked?.filter((part) => !missing.includes(part));
    const data = parts
      ? Object.fromEntries(parts.map((part) => [part, { code: CODE.ok, data: `early ${part}` }]))
      : String(path);
    return Response.json({ code: CODE.ok, msg: '', data });
  });
}

const { unreadCount, list } = notices.endpoints;
const unread = () => send(unreadCount, OWN);
const site = () => send(portal.endpoints.webConfig, { school: undefined });

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  keepSession(STUDENT);
  serve();
});
afterEach(() => {
  forgetEarlyAnswers();
  queryClient.clear();
  endSession('left');
  fetchMock.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('what a sign-in has answered is not asked for again, but for parts that it has left out', async () => {
  const answered = partsOfHome('student').filter((part) => part !== 'hours');
  const home = Object.fromEntries(
    answered.map((part) => [part, { code: CODE.ok, data: `signed in ${part}` }]),
  );

  await keepLogin({ ...STUDENT, token: 'a', access_token: 'b', refresh_token: 'c', home });
  expect(await site()).toBe('signed in site');
  openHome();

  expect(await unread()).toBe('signed in unread');
  expect(sent()).toEqual([]);
  expect(await send(hours.endpoints.list, {})).toBe(`/api/${hours.endpoints.list.path}`);
});

test('a home that opens is read in one call, for which the calls of its cards wait', async () => {
  openHome();
  expect(await unread()).toBe('early unread');
  expect(await send(hours.endpoints.list, {})).toBe('early hours');
  expect(sent()).toEqual([['/api/home/student', expect.stringMatching(/parts=.*menu/)]]);
});

test('an answer is taken once', async () => {
  openHome();
  await unread();
  expect(await unread()).toBe('/api/notice/notice_school_count');
});

test('opening it again while it is read, or with all it shows in the cache, reads nothing', async () => {
  openHome();
  openHome();
  await vi.waitFor(() => expect(paths()).toHaveLength(1));
  const key = [unreadCount.path, OWN];
  queryClient.setQueryData(key, { count: 1 });
  forgetEarlyAnswers();
  openHome();
  await vi.waitFor(() => expect(paths()).toHaveLength(2));
  expect(sent()[1]?.[1]).not.toContain('unread');
});

test('a part that is left out is asked for by its own call', async () => {
  serve(['unread']);
  openHome();
  expect(await unread()).toBe('/api/notice/notice_school_count');
  expect(await site()).toBe('early site');
});

test('what is asked for at the same moment is read in one call; one thing in its own', async () => {
  expect(await Promise.all([unread(), site(), site()])).toEqual([
    'early unread',
    'early site',
    'early site',
  ]);
  expect(sent()).toEqual([['/api/home/student', 'parts=unread%2Csite']]);
  expect(await unread()).toBe('/api/notice/notice_school_count');
});

test('what was asked for a moment before the home opened waits for it, too', async () => {
  const asked = site();
  openHome();
  expect(await asked).toBe('early site');
  expect(paths()).toEqual(['/api/home/student']);
});

test('another payload, another role or nobody at all is no part of the home', async () => {
  const own = list.path;
  expect(await Promise.all([send(list, { ...OWN, limit: 20 }), unread()])).toEqual([
    `/api/${own}`,
    '/api/notice/notice_school_count',
  ]);
  endSession('left');
  expect(await Promise.all([site(), site()])).toEqual(Array(2).fill('/api/index/return_webconfig'));
});

test('a code of its own arrives with a part', async () => {
  fetchMock.mockImplementation(async () =>
    Response.json({
      code: CODE.ok,
      msg: '',
      data: { reminder: { code: CODE.notOverdue, data: null } },
    }),
  );
  openHome();
  const { code } = await sendForEnvelope(schools.endpoints.overdueCheck, OWN, [CODE.notOverdue]);
  expect(code).toBe(CODE.notOverdue);
});

test('nothing is answered from before a change, of another person, or of long ago', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  for (const spoil of [
    forgetEarlyAnswers,
    () => void keepSession({ ...STUDENT, id: storedUser('stu-2').id }),
    () => void vi.setSystemTime(Date.now() + 60_000),
  ]) {
    keepSession(STUDENT);
    openHome();
    await unread();
    spoil();
    expect(await send(hours.endpoints.list, {})).toBe('/api/calendar/class_hour_filter');
  }
});

test('a home that cannot be read leaves its parts to their own calls', async () => {
  fetchMock.mockImplementation(async (path) =>
    String(path).includes('home/')
      ? Response.json({ message: 'Not Found' }, { status: 404 })
      : Response.json({ code: CODE.ok, msg: '', data: String(path) }),
  );
  openHome();
  expect(await unread()).toBe('/api/notice/notice_school_count');
});

test('a call that nobody waits for any more takes no answer away', async () => {
  openHome();
  const aborted = send(unreadCount, OWN, { signal: AbortSignal.abort() });
  await expect(aborted).rejects.toThrow();
  expect(await unread()).toBe('early unread');
  expect(partsOfHome('student')).toContain('unread');
});

test('what has come is there for the first drawing, as one answer and as the first of several pages', async () => {
  serve(['works']);
  openHome();
  cacheHome();
  expect(queryClient.getQueryData(keyOf(hours.endpoints.list, {}))).toBeUndefined();
  await site();
  await vi.waitFor(() => {
    cacheHome();
    expect(queryClient.getQueryData(keyOf(unreadCount, OWN))).toBe('early unread');
  });
  const tasksOfStudent = keyOf(tasks.endpoints.ofStudent, {}, 'pages');
  expect(queryClient.getQueryData(tasksOfStudent)).toEqual({
    pages: ['early tasks'],
    pageParams: [undefined],
  });
  expect(queryClient.getQueryData(keyOf(works.endpoints.list, { scope: 'mine', limit: 3 }))).toBe(
    undefined,
  );
});
