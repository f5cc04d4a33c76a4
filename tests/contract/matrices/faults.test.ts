import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { CODE } from '#shared/codes.ts';
import type { Endpoint } from '#shared/endpoint.ts';
import { codeMessage } from '#shared/i18n/messages.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { CALLS } from '#shared/registry.ts';
import type { Role } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { metricsOf } from '#tests/contract/harness/log-lines.ts';
import { forgetDenied } from '#tests/contract/harness/rights.ts';
import { makeActor, prepareUnspent, someRole } from '#tests/contract/harness/scene.ts';
import { forEachTested, tested } from '#tests/contract/harness/tested.ts';
import type { Person } from '#tests/factories/person.ts';

/** Calls that need the table. */
const DEPENDENT = CALLS.filter(
  ({ endpoint }) => endpoint.access !== 'public' || endpoint.budget.read > 0,
);

const table = process.env['TABLE_NAME'];

describe('while the table is gone', () => {
  /** What is paid for: each metric with each value of its dimensions. */
  const counted = new Set<string>();

  /** Nobody knows them yet: what a process remembers of a caller needs no table. */
  const strangers = new Map<Role, Person>();
  const strangerFor = (endpoint: Endpoint): Person | undefined =>
    endpoint.access === 'public' ? undefined : strangers.get(someRole(endpoint));

  beforeAll(async () => {
    await forEachTested(DEPENDENT, async ({ endpoint }) => {
      await prepareUnspent(endpoint);
      const role = someRole(endpoint);
      if (!strangers.has(role)) strangers.set(role, await makeActor(endpoint));
    });
    process.env['TABLE_NAME'] = 'gone';
  });
  // A function may not use this table either: AWS says that before it looks whether there is one.
  afterEach(forgetDenied);
  afterAll(() => {
    process.env['TABLE_NAME'] = table;
  });

  it.each(tested(DEPENDENT))(
    '$endpoint.path answers a fault and tells nothing',
    async ({ endpoint }) => {
      const { payload } = await prepareUnspent(endpoint);
      for (const language of LANGUAGES) {
        const outcome = await call(endpoint, { as: strangerFor(endpoint), payload, language });

        expect(outcome.status).toBe(500);
        expect(JSON.parse(outcome.body)).toEqual({
          code: CODE.error,
          msg: codeMessage(language, CODE.error),
          data: null,
        });
        expect(outcome.headers['x-request-id']).toBe(outcome.requestId);
      }
    },
  );

  it.each(tested(DEPENDENT))(
    '$endpoint.path logs the stack and counts',
    async ({ endpoint, group }) => {
      const { payload } = await prepareUnspent(endpoint);

      const { lines } = await call(endpoint, { as: strangerFor(endpoint), payload });

      expect(lines).toHaveLength(1);
      const line = JSON.parse(lines[0] ?? '');
      expect(line).toMatchObject({ level: 'error', code: CODE.error, faults: 1 });
      expect(line.error.name).toBe('AccessDeniedException');
      expect(line.error.stack).toContain('at ');
      expect(metricsOf(line)).toEqual([`CloudClassroom faults function=${group}`]);
      for (const metric of metricsOf(line)) counted.add(metric);
      expect(Math.abs(line._aws.Timestamp - Date.now())).toBeLessThan(60_000);
    },
  );

  it('counts for one metric a group, however many schools, people and calls there are', () => {
    expect(counted.size).toBe(new Set(tested(DEPENDENT).map(({ group }) => group)).size);
  });
});
