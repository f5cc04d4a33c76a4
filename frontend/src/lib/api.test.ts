import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CODE } from '#shared/codes.ts';
import { notices } from '#shared/notices/contract.ts';
import { portal } from '#shared/portal/contract.ts';
import { send, sendForEnvelope } from './api.ts';
import { ApiError, isUnanswered, isUnreachable } from './api-error.ts';
import { failedRequests } from './failed-requests.ts';
import { endSession, getSession, keepSession } from './session.ts';
import { storedUser } from './stored-user.fixture.ts';

vi.mock('./tokens.ts', () => ({ freshIdToken: async () => 'a_b', forgetTokens: async () => {} }));

const USER = storedUser('stu-1');

const fetchMock = vi.fn<typeof fetch>();
const answer = (code: number, data: unknown = null, msg = 'text') =>
  fetchMock.mockResolvedValue(
    Response.json({ code, msg, data }, { headers: { 'x-request-id': 'req-1' } }),
  );
const sent = () => fetchMock.mock.calls[0]?.[1];

const { unreadCount } = notices.endpoints;
const { updateInfo, webConfig } = portal.endpoints;

beforeEach(() => vi.stubGlobal('fetch', fetchMock));
afterEach(() => {
  endSession('left');
  fetchMock.mockReset();
  vi.unstubAllGlobals();
});

test('a call is form-encoded and says who calls and in which language', async () => {
  keepSession(USER);
  answer(CODE.ok, { count: 3 });
  expect(await send(unreadCount, { user_id: USER.id })).toEqual({ count: 3 });
  expect(fetchMock.mock.calls[0]?.[0]).toBe('/api/notice/notice_school_count');
  expect(String(sent()?.body)).toBe('user_id=stu-1');
  expect(sent()?.headers).toEqual({ Authorization: 'a_b_stu-1', lang: 'zh' });
});

test('without a session the header is 0', async () => {
  answer(CODE.ok, {});
  await send(webConfig, {});
  expect(sent()?.headers).toMatchObject({ Authorization: '0' });
});

test('any other code is thrown with message, fields and request id', async () => {
  answer(
    CODE.invalid,
    { errors: [{ field: 'user_nick', rule: 'format', message: '不行' }] },
    '参数',
  );
  const error = await send(webConfig, {}).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ code: CODE.invalid, message: '参数', requestId: 'req-1' });
  expect(error).toHaveProperty('errors.0.field', 'user_nick');
});

test('a code that means something comes back in its envelope', async () => {
  answer(CODE.unchanged);
  const payload = { user_id: USER.id, user_nick: '王' };
  const { code } = await sendForEnvelope(updateInfo, payload, [CODE.unchanged]);
  expect(code).toBe(CODE.unchanged);
});

test.each([CODE.notLoggedIn, CODE.loginTimeout])('code %i ends the session', async (code) => {
  keepSession(USER);
  answer(code);
  await expect(send(unreadCount, { user_id: USER.id })).rejects.toMatchObject({ code });
  expect(getSession()).toBeNull();
});

test('a call of another session does not end the current one', async () => {
  keepSession(USER);
  answer(CODE.notLoggedIn);
  const other = { authorization: 'c_d_stu-1' };
  await expect(send(unreadCount, { user_id: USER.id }, other)).rejects.toThrow();
  expect(getSession()?.user.id).toBe(USER.id);
});

test('an answer that is late does not end the session of the next person', async () => {
  keepSession(USER);
  fetchMock.mockImplementation(async () => {
    keepSession(storedUser('stu-2'));
    return Response.json({ code: CODE.notLoggedIn, msg: '', data: null });
  });
  await expect(send(unreadCount, { user_id: USER.id })).rejects.toThrow();
  expect(getSession()?.user.id).toBe('stu-2');
});

test('a connection that breaks before or within the answer is an error of the network', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('failed'));
  const refused = send(webConfig, {}).catch((thrown: unknown) => thrown);
  expect(await refused).toMatchObject({ kind: 'network' });
  expect(isUnreachable(await refused)).toBe(true);
  const broken = new ReadableStream({ start: (body) => body.error(new TypeError('broken')) });
  fetchMock.mockResolvedValueOnce(new Response(broken));
  await expect(send(webConfig, {})).rejects.toMatchObject({ kind: 'network' });
});

const PAGE = '<html><h1>ERROR</h1></html>';
const WORD = '{"message":"Service Unavailable"}';
test.each([
  ['the page of an edge', PAGE, 502, { 'x-amz-cf-id': 'Yx_-9==' }, 'Yx_-9'],
  ['the page of a firewall', PAGE, 403, {}, undefined],
  ['a page of maintenance', PAGE, 200, {}, undefined],
  ['the word of a gateway', WORD, 503, { 'apigw-requestid': 'JK1aXm=' }, 'JK1aXm'],
  ['nothing', '', 504, { 'x-amz-cf-id': '<b>' }, undefined],
])(
  '%s is a fault of the service, not of the network',
  async (_, body, status, headers, requestId) => {
    fetchMock.mockResolvedValue(new Response(body, { status, headers }));
    const error = await send(webConfig, {}).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ kind: 'unavailable', isFault: true, requestId });
    expect(isUnreachable(error)).toBe(false);
    // What waits on the device to be sent goes on waiting.
    expect(isUnanswered(error)).toBe(true);
    if (requestId) expect(failedRequests()[0]).toBe(requestId);
  },
);

test('no answer in time is a timeout', async () => {
  fetchMock.mockRejectedValue(new DOMException('late', 'TimeoutError'));
  await expect(send(webConfig, {})).rejects.toMatchObject({ kind: 'timeout' });
});

test('who gives up a call gets no error of ours', async () => {
  const controller = new AbortController();
  controller.abort();
  fetchMock.mockRejectedValue(controller.signal.reason);
  await expect(send(webConfig, {}, { signal: controller.signal })).rejects.toHaveProperty(
    'name',
    'AbortError',
  );
});
