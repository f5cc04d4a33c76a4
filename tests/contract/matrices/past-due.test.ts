import { describe, expect, it } from 'vitest';
import { daysFromNow } from '#infra/local/builders/school.ts';
import { CODE } from '#shared/codes.ts';
import type { Endpoint } from '#shared/endpoint.ts';
import { message } from '#shared/i18n/messages.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { memoize } from '#shared/memoize.ts';
import type { Call } from '#shared/registry.ts';
import { works } from '#shared/works/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import {
  allowedRoles,
  prepare,
  prepareUnspent,
  SIGNED_IN_CALLS,
  somebody,
  someRole,
} from '#tests/contract/harness/scene.ts';
import { tested } from '#tests/contract/harness/tested.ts';
import { makeSchool } from '#tests/factories/school.ts';

const PAIRS = SIGNED_IN_CALLS.flatMap(({ endpoint }) =>
  allowedRoles(endpoint).map((role) => ({ path: endpoint.path, role, endpoint })),
);

const pastDueSchool = () =>
  makeSchool({
    subscription: { start: daysFromNow(-400), end: daysFromNow(-1), authorizationCode: 'AUTH' },
  });

/** One language after the other. */
const inSomeLanguage = <T>(each: T, at: number) => ({
  ...each,
  language: LANGUAGES[at % LANGUAGES.length] ?? 'en',
});

const refusing = memoize(pastDueSchool);

describe('a school that is past due', () => {
  it.each(tested(PAIRS.filter(({ endpoint }) => endpoint.writes === 'school').map(inSomeLanguage)))(
    'cannot use $path as role $role, and is told why in $language',
    async ({ endpoint, role, language }) => {
      const actor = await somebody(role, await refusing());
      const { payload } = await prepareUnspent(endpoint);
      const own = endpoint.self ? { ...payload, user_id: actor.userId } : payload;

      const outcome = await call(endpoint, { as: actor, payload: own, language });

      const msg = message(language, 'common.pastDue');
      expect(outcome).toMatchObject({ code: CODE.forbidden, msg, data: null, status: 200 });
    },
  );

  // Versions can still be listed; restoring one, as the example does, is refused by the call itself.
  const isItsOwn = ({ path }: Endpoint) => path === works.endpoints.versions.path;
  const inOneRole = ({ endpoint }: Call, at: number) => {
    const roles = allowedRoles(endpoint);
    return { path: endpoint.path, endpoint, role: roles[at % roles.length] ?? someRole(endpoint) };
  };
  // In one role after the other: who it is was judged before the subscription, the same way for all calls.
  const USABLE = SIGNED_IN_CALLS.filter(
    ({ endpoint }) => endpoint.writes !== 'school' && !isItsOwn(endpoint),
  ).map(inOneRole);
  it.each(tested(USABLE))('can use $path as role $role', async ({ endpoint, role }) => {
    const { actor, payload } = await prepare(endpoint, role, await pastDueSchool());

    const outcome = await call(endpoint, { as: actor, payload });

    expect([CODE.ok, CODE.notOverdue, CODE.notFound], outcome.body).toContain(outcome.code);
  });
});
