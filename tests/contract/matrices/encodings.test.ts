import { describe, expect, it } from 'vitest';
import { CODE } from '#shared/codes.ts';
import type { Endpoint } from '#shared/endpoint.ts';
import { LIMITS } from '#shared/limits.ts';
import { CALLS } from '#shared/registry.ts';
import { call, type Outcome } from '#tests/contract/harness/call.ts';
import type { RawRequest } from '#tests/contract/harness/event.ts';
import { sharedWorld, somebody, someRole } from '#tests/contract/harness/scene.ts';
import { spread } from '#tests/contract/harness/spread.ts';
import { forEachTested, tested } from '#tests/contract/harness/tested.ts';
import type { Person } from '#tests/factories/person.ts';
import { tenantOf } from '#tests/factories/world.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };
const POSTS = CALLS.filter(({ endpoint }) => endpoint.method === 'POST');

const nestedForm = (depth: number) => `a${'[b]'.repeat(depth)}=1`;
const nestedJson = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;

const UNREADABLE: Readonly<Record<string, RawRequest>> = {
  'a broken escape': { body: 'user_id=%E0%A4%A', headers: FORM },
  'a lone percent sign': { body: 'user_id=%', headers: FORM },
  'brackets too deep': { body: nestedForm(100), headers: FORM },
  'thousands of parameters': { body: 'a=1&'.repeat(3000), headers: FORM },
  'a list too long': { body: 'a[]=1&'.repeat(1000), headers: FORM },
  'half a JSON': { body: '{"user_id":', headers: JSON_TYPE },
  'a JSON list': { body: '[1,2]', headers: JSON_TYPE },
  'a JSON null': { body: 'null', headers: JSON_TYPE },
  'a JSON text': { body: '"user_id"', headers: JSON_TYPE },
  'half a character': { body: '{"user_id":"\\ud800"}', headers: JSON_TYPE },
  'half a character in a name': { body: '{"\\uDC00":"1"}', headers: JSON_TYPE },
  'invalid UTF-8': {
    body: Buffer.from([0x61, 0x3d, 0xff, 0xfe]).toString('base64'),
    isBase64Encoded: true,
    headers: FORM,
  },
  XML: { body: '<a/>', headers: { 'content-type': 'text/xml' } },
  multipart: { body: '--x', headers: { 'content-type': 'multipart/form-data; boundary=x' } },
};

/** Malicious but readable bodies: any answer is right except a fault of ours. */
const HOSTILE: Readonly<Record<string, RawRequest>> = {
  'prototype pollution in a form': {
    body: '__proto__[polluted]=1&constructor[prototype][polluted]=1&a[__proto__][polluted]=1',
    headers: FORM,
  },
  'prototype pollution in JSON': {
    body: '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
    headers: JSON_TYPE,
  },
  'prototype names as fields': {
    body: 'toString=1&hasOwnProperty=2&user_id[toString]=3',
    headers: FORM,
  },
  'deep JSON': { body: nestedJson(5000), headers: JSON_TYPE },
  'control characters': { body: 'user_id=%00%01%08&username=%00', headers: FORM },
  'a bracket that never closes': { body: 'user_id[=1&[]=2&]=3&=4&&&', headers: FORM },
  'an empty body': { body: '', headers: FORM },
  'no body': { headers: FORM },
  'no content type': { body: 'user_id=1' },
  'a query only': { query: '%E0%A4%A&__proto__[polluted]=1', headers: FORM },
};

/** One person of each role for all bodies, because reading them does not depend on the sender. */
async function actorOf(endpoint: Endpoint): Promise<Person> {
  const role = someRole(endpoint);
  return somebody(role, tenantOf(await sharedWorld(), role).schoolId);
}

async function send(endpoint: Endpoint, raw: RawRequest): Promise<Outcome> {
  const as = endpoint.access === 'public' ? undefined : await actorOf(endpoint);
  return call(endpoint, { as, raw });
}

function makeTooLarge(limit: number): readonly RawRequest[] {
  const plain = `a=${'x'.repeat(limit - 1)}`;
  return [
    { body: plain, headers: FORM },
    { body: 'x'.repeat(2 * limit), headers: FORM },
    { body: Buffer.from(plain).toString('base64'), isBase64Encoded: true, headers: FORM },
    { body: `{"a":"${'汉'.repeat(limit / 3)}"}`, headers: JSON_TYPE },
  ];
}
const TOO_LARGE = {
  picture: makeTooLarge(LIMITS.pictureBodyBytes),
  plain: makeTooLarge(LIMITS.bodyBytes),
} as const;

function expectAnswer(outcome: Outcome): void {
  expect(outcome.status, outcome.body).not.toBe(500);
  expect(Object.keys(JSON.parse(outcome.body)).sort()).toEqual(['code', 'data', 'msg']);
  expect(outcome.headers['x-request-id']).toBe(outcome.requestId);
}

describe('a body', () => {
  it.each(tested(spread(POSTS, UNREADABLE)))(
    '$path refuses $what',
    async ({ endpoint, variant }) => {
      const outcome = await send(endpoint, variant);

      expectAnswer(outcome);
      expect(outcome).toMatchObject({ code: CODE.wrongType, status: 200, data: { errors: [] } });
    },
  );

  it.each(tested(spread(POSTS, HOSTILE)))('$path survives $what', async ({ endpoint, variant }) => {
    expectAnswer(await send(endpoint, variant));
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it.each(tested(POSTS.map((each, at) => ({ ...each, at }))))(
    '$endpoint.path refuses one over the limit with 413',
    async ({ endpoint, at }) => {
      const all = TOO_LARGE[endpoint.picture ? 'picture' : 'plain'];
      // Each call meets one of them, and each call of a picture all.
      for (const raw of all.filter((_, each) => endpoint.picture || each === at % all.length)) {
        const outcome = await send(endpoint, raw);
        expectAnswer(outcome);
        expect(outcome).toMatchObject({ status: 413, code: CODE.invalid, data: null });
      }
    },
  );

  it('within the limit is read', async () => {
    await forEachTested(POSTS, async ({ endpoint }) => {
      const outcome = await send(endpoint, {
        body: `a=${'x'.repeat(LIMITS.bodyBytes - 2)}`,
        headers: FORM,
      });
      expect(outcome.status, endpoint.path).toBe(200);
    });
  });
});
