import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '#shared/endpoint.ts';
import { CALLS } from '#shared/registry.ts';
import { call } from '#tests/contract/harness/call.ts';
import { fieldsOf } from '#tests/contract/harness/fields.ts';
import { makeActor, prepareSharedIfRead, prepareUnspent } from '#tests/contract/harness/scene.ts';
import { tested } from '#tests/contract/harness/tested.ts';

/** Few each time that `npm test` meets them; the soak draws others again and again. */
const RUNS = 4;

const scalar = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.constantFrom('', ' ', '0', '-1', '1e9', 'NaN', 'true', '__proto__', '\u0000', '\ud800', '%00'),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
);
const value = fc.oneof({ weight: 3, arbitrary: scalar }, fc.jsonValue({ maxDepth: 4 }));

/** Some valid fields, some with random values, and some unknown ones. */
const change = (endpoint: Endpoint) => {
  const names = [...fieldsOf(endpoint).map(([name]) => name), 'school_id', 'user_id', 'toString'];
  return fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string({ maxLength: 12 })), value, {
    maxKeys: 6,
  });
};

const header = fc.dictionary(
  fc.constantFrom('lang', 'accept-language', 'user-agent', 'content-type', 'x-forwarded-for'),
  fc.string({ maxLength: 100 }),
);

/** A missing document is answered with an HTTP status, for programs that read no envelope. */
const statusesOf = ({ document }: Endpoint): readonly number[] => (document ? [200, 404] : [200]);

describe('anything', () => {
  it.each(tested(CALLS))('sent to $endpoint.path gets an answer', async ({ endpoint }) => {
    const { actor, payload } = await prepareSharedIfRead(endpoint);
    const as = endpoint.access === 'public' ? undefined : actor;
    const sourceIp = `198.51.100.${Math.floor(Math.random() * 250)}`;

    await fc.assert(
      fc.asyncProperty(
        change(endpoint),
        header,
        fc.constantFrom('form' as const, 'json' as const),
        async (changed, headers, encoding) => {
          const { 'content-type': type, ...others } = headers;
          const options = { as, sourceIp, encoding, headers: { ...others, ...(type && { type }) } };
          const outcome = await call(endpoint, { ...options, payload: { ...payload, ...changed } });

          expect(statusesOf(endpoint), outcome.body).toContain(outcome.status);
          expect(Number.isInteger(outcome.code)).toBe(true);
          expect(typeof outcome.msg).toBe('string');
          expect(outcome.data).not.toBeUndefined();
          expect(outcome.headers['x-request-id']).toBe(outcome.requestId);
        },
      ),
      { numRuns: RUNS },
    );
  });

  it.each(tested(CALLS))('as the body of $endpoint.path gets an answer', async ({ endpoint }) => {
    const as = endpoint.access === 'public' ? undefined : await makeActor(endpoint);

    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 400 }),
        fc.constantFrom('application/json', 'application/x-www-form-urlencoded', 'text/plain', ''),
        async (bytes, type) => {
          const body = Buffer.from(bytes).toString('base64');
          const raw = { body, isBase64Encoded: true, headers: { 'content-type': type } };
          const query = Buffer.from(bytes).toString('latin1');
          const outcome = await call(endpoint, { as, raw: { ...raw, query } });
          expect(statusesOf(endpoint), outcome.body).toContain(outcome.status);
        },
      ),
      { numRuns: RUNS },
    );
  });

  it.each(tested(CALLS))('as Authorization of $endpoint.path is no fault', async ({ endpoint }) => {
    const { payload } = await prepareUnspent(endpoint);

    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (authorization) => {
        const outcome = await call(endpoint, { payload, headers: { authorization } });
        expect(statusesOf(endpoint), outcome.body).toContain(outcome.status);
      }),
      { numRuns: RUNS / 2 },
    );
  });
});
