import { describe, expect, it } from 'vitest';
import { CODE } from '#shared/codes.ts';
import { CALLS } from '#shared/registry.ts';
import { isOnce } from '#tests/contract/harness/environment.ts';
import { allowedRoles, SIGNED_IN_CALLS, someRole } from '#tests/contract/harness/scene.ts';
import { served } from '#tests/contract/harness/served.ts';
import { tested } from '#tests/contract/harness/tested.ts';

const PAIRS = SIGNED_IN_CALLS.flatMap(({ endpoint }) =>
  (isOnce() ? [someRole(endpoint)] : allowedRoles(endpoint)).map((role) => ({
    path: endpoint.path,
    role,
    endpoint,
  })),
);
const REFUSALS: readonly number[] = [
  CODE.notLoggedIn,
  CODE.loginTimeout,
  CODE.forbidden,
  CODE.error,
];

describe('roles', () => {
  it.each(tested(PAIRS))(
    '$path serves role $role, whose token has underscores',
    async ({ endpoint, role }) => {
      const { token, outcome } = await served(endpoint, role);

      expect(token).toContain('_');
      expect(REFUSALS, outcome.body).not.toContain(outcome.code);
      expect(outcome.status).toBe(200);
    },
  );

  it.each(tested(CALLS.filter(({ endpoint }) => endpoint.access === 'public')))(
    '$endpoint.path serves a visitor',
    async ({ endpoint }) => {
      const { outcome } = await served(endpoint);

      expect(outcome).toMatchObject({ code: CODE.ok, status: 200 });
    },
  );
});
