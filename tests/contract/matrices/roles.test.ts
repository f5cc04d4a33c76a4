import { describe, expect, it } from 'vitest';
import { CODE } from '#shared/codes.ts';
import { SIGNED_IN } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import {
  allowedRoles,
  prepareUnspent,
  SIGNED_IN_CALLS,
  somebody,
} from '#tests/contract/harness/scene.ts';
import { tested } from '#tests/contract/harness/tested.ts';
import { tenantOf } from '#tests/factories/world.ts';

const PAIRS = SIGNED_IN_CALLS.flatMap(({ endpoint }) =>
  SIGNED_IN.filter((role) => !allowedRoles(endpoint).includes(role)).map((role) => ({
    path: endpoint.path,
    role,
    endpoint,
  })),
);

describe('roles', () => {
  it.each(tested(PAIRS))('$path refuses role $role', async ({ endpoint, role }) => {
    // Of the payload's school, so that only the role can be the reason.
    const { world, payload } = await prepareUnspent(endpoint);
    const actor = await somebody(role, tenantOf(world, role).schoolId);
    const own = endpoint.self ? { ...payload, user_id: actor.userId } : payload;

    const outcome = await call(endpoint, { as: actor, payload: own });

    expect(outcome).toMatchObject({ code: CODE.forbidden, data: null, status: 200 });
  });
});
