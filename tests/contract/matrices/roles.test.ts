import { describe, expect, it } from 'vitest';
import { CODE } from '#shared/codes.ts';
import { CALLS } from '#shared/contracts/registry.ts';
import { SIGNED_IN } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { ONCE_VARIABLE } from '#tests/contract/harness/environment.ts';
import {
  makeActor,
  prepare,
  prepareUnspent,
  SIGNED_IN_CALLS,
  someRole,
} from '#tests/contract/harness/scene.ts';

/** Against the second engine every call is made once, because permissions do not depend on the table. */
const IS_ONCE = process.env[ONCE_VARIABLE] !== undefined;

const PAIRS = SIGNED_IN_CALLS.flatMap(({ endpoint }) =>
  SIGNED_IN.map((role) => ({
    path: endpoint.path,
    role,
    endpoint,
    allowed: endpoint.access !== 'public' && endpoint.access.includes(role),
  })),
);
const REFUSALS: readonly number[] = [
  CODE.notLoggedIn,
  CODE.loginTimeout,
  CODE.forbidden,
  CODE.error,
];

describe('roles', () => {
  const served = PAIRS.filter(({ allowed }) => allowed);
  it.each(served.filter(({ endpoint, role }) => !IS_ONCE || role === someRole(endpoint)))(
    '$path serves role $role',
    async ({ endpoint, role }) => {
      const { actor, payload } = await prepare(endpoint, role);

      const outcome = await call(endpoint, { as: actor, payload });

      expect(REFUSALS, outcome.body).not.toContain(outcome.code);
      expect(outcome.status).toBe(200);
    },
  );

  const refused = IS_ONCE ? [] : PAIRS.filter(({ allowed }) => !allowed);
  it.skipIf(refused.length === 0).each(refused)(
    '$path refuses role $role',
    async ({ endpoint, role }) => {
      const actor = await makeActor(endpoint, role);
      const { payload } = await prepareUnspent(endpoint);
      const own = endpoint.self ? { ...payload, user_id: actor.userId } : payload;

      const outcome = await call(endpoint, { as: actor, payload: own });

      expect(outcome).toMatchObject({ code: CODE.forbidden, data: null, status: 200 });
    },
  );

  it.each(CALLS.filter(({ endpoint }) => endpoint.access === 'public'))(
    '$endpoint.path serves a visitor',
    async ({ endpoint }) => {
      const { payload } = await prepare(endpoint);

      expect(await call(endpoint, { payload })).toMatchObject({ code: CODE.ok, status: 200 });
    },
  );
});
