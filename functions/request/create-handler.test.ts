import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { type Endpoint, get, group, post } from '#shared/endpoint.ts';
import { ROLE, type Role, SIGNED_IN } from '#shared/roles.ts';
import { authorizationOf } from '#tests/contract/harness/call.ts';
import { type RawRequest, toContext, toEvent } from '#tests/contract/harness/event.ts';
import { linesOf, metricsOf } from '#tests/contract/harness/log-lines.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { createHandler } from './create-handler.ts';
import { withCode, withMessage } from './reply.ts';

const common = {
  summary: 'A call of this test.',
  writes: 'no',
  budget: { read: 1, write: 0 },
} as const;
const input = () => z.object({ want: z.string().optional() });
const only = (role: Role) =>
  post(`test/role${role}`, { ...common, access: [role], input, output: () => z.number() });

const open = get('test/open', { ...common, access: 'public', input, output: () => z.string() });
const answers = post('test/answers', {
  ...common,
  access: 'public',
  input,
  output: () => z.string(),
});
const one = only(ROLE.principal);
const two = only(ROLE.teacher);
const three = only(ROLE.student);
const four = only(ROLE.liveTeacher);
const platform = only(ROLE.platform);

const ANSWERS: Readonly<Record<string, () => unknown>> = {
  plain: () => 'text',
  told: () => withMessage('text', 'portal.bound'),
  coded: () => withCode('text', CODE.unchanged),
  wrong: () => 42,
  fails: () => {
    throw new Error('the password of the database is hunter2');
  },
  failsWithText: () => {
    throw 'no error at all';
  },
};

const handler = createHandler(group('test', { open, answers, one, two, three, four, platform }), {
  open: (visitor, { want }) => `${visitor.language} ${want ?? ''}`,
  answers: (_visitor, { want = '' }) => ANSWERS[want]?.() as string,
  one: ({ role }) => role,
  two: ({ role }) => role,
  three: ({ role }) => role,
  four: ({ role }) => role,
  platform: ({ role }) => role,
});

async function send(endpoint: Endpoint, request: RawRequest = {}, change: object = {}) {
  const requestId = randomUUID();
  const event = { ...toEvent(endpoint, request), ...change };
  const { statusCode, body = '', headers } = await handler(event, toContext(requestId));
  const lines = linesOf(requestId).map((line) => JSON.parse(line));
  return { status: statusCode, headers, body, lines, requestId, ...JSON.parse(body) };
}
const want = (answer: string): RawRequest => ({
  body: JSON.stringify({ want: answer }),
  headers: { 'content-type': 'application/json', lang: 'en' },
});
const as = (person: Person): RawRequest => ({
  headers: { authorization: authorizationOf(person) },
});

const environment = process.env.NODE_ENV;
afterEach(() => {
  process.env.NODE_ENV = environment;
});

describe('a call for one role', () => {
  const CALLS = [one, two, three, four, platform];
  const pairs = SIGNED_IN.flatMap((role, index) =>
    CALLS.map((endpoint, place) => ({ role, path: endpoint.path, endpoint, own: index === place })),
  );

  it.each(pairs)('$path called as role $role: $own', async ({ role, endpoint, own }) => {
    const person = await makePerson(await makeSchool(), role);

    const outcome = await send(endpoint, as(person));

    if (own) expect(outcome).toMatchObject({ code: CODE.ok, data: role });
    else expect(outcome).toMatchObject({ code: CODE.forbidden, data: null, status: 200 });
  });

  it('is not for visitors', async () => {
    for (const endpoint of CALLS) expect((await send(endpoint)).code).toBe(CODE.notLoggedIn);
  });
});

describe('an answer', () => {
  it.each([
    ['plain', CODE.ok, 'Success'],
    ['told', CODE.ok, 'Your account is bound.'],
    ['coded', CODE.unchanged, 'Nothing changed.'],
  ])('%s has code %i and the message "%s"', async (kind, code, msg) => {
    expect(await send(answers, want(kind))).toMatchObject({ status: 200, code, msg, data: 'text' });
  });

  it('that does not fit its schema is a fault, outside production', async () => {
    expect(await send(answers, want('wrong'))).toMatchObject({ status: 500, code: CODE.error });
    process.env.NODE_ENV = 'production';
    expect(await send(answers, want('wrong'))).toMatchObject({ status: 200, data: 42 });
  });

  it.each(['fails', 'failsWithText'])('that %s tells nothing', async (kind) => {
    const outcome = await send(answers, want(kind));

    expect(outcome).toMatchObject({ status: 500, code: CODE.error, data: null });
    expect(outcome.body).not.toMatch(/hunter2|no error at all|at .*\.ts/);
    expect(outcome.headers).toMatchObject({ 'x-request-id': outcome.requestId });
    expect(outcome.lines).toMatchObject([{ level: 'error', faults: 1, code: CODE.error }]);
  });

  it('that is a fault is counted by the function as it is deployed', async () => {
    vi.stubEnv('AWS_LAMBDA_FUNCTION_NAME', 'cloud-classroom-abc-test');
    const { lines } = await send(answers, want('fails'));
    vi.unstubAllEnvs();
    expect(metricsOf(lines[0])).toEqual([
      'CloudClassroom faults function=cloud-classroom-abc-test',
    ]);
  });

  it('of a traced call is logged with its trace, and of no other', async () => {
    const traceOf = async (header: string) => {
      vi.stubEnv('_X_AMZN_TRACE_ID', header);
      const { lines } = await send(open);
      vi.unstubAllEnvs();
      return lines[0];
    };
    const root = 'Root=1-5759e988-bd862e3fe1be46a994272793;Parent=53995c3f42cd8ad8';
    expect(await traceOf(`${root};Sampled=1`)).toMatchObject({
      trace: '1-5759e988-bd862e3fe1be46a994272793',
    });
    expect(await traceOf(`${root};Sampled=0`)).not.toHaveProperty('trace');
  });

  it('must not be kept by anybody', async () => {
    const { headers } = await send(open);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
  });
});

describe('a route', () => {
  it('that the contract does not know is 404', async () => {
    const outcome = await send({ ...open, path: 'test/nothing' });
    expect(outcome).toMatchObject({ status: 404, code: CODE.error, data: null });
    expect(outcome.lines).toHaveLength(1);
  });

  it('is found by method and path where the gateway names none', async () => {
    expect((await send(open, {}, { routeKey: '$default' })).code).toBe(CODE.ok);
  });

  it('is not found with another method', async () => {
    expect((await send({ ...open, method: 'POST' })).status).toBe(404);
  });
});

describe('the language', () => {
  it.each([
    [{ lang: 'cht' }, 'cht'],
    [{ lang: 'en', 'accept-language': 'zh-CN' }, 'en'],
    [{ 'accept-language': 'zh-TW,zh;q=0.9,en;q=0.8' }, 'cht'],
    [{ 'accept-language': 'de, en-US;q=0.7' }, 'en'],
    [{ lang: 'xx' }, 'zh'],
    [{}, 'zh'],
  ])('of %j is %s', async (headers, language) => {
    expect((await send(open, { headers })).data).toBe(`${language} `);
  });

  it('of a query is read as it was sent', async () => {
    expect((await send(open, { query: 'want=%E4%BD%A0%E5%A5%BD' })).data).toBe('zh 你好');
  });
});
