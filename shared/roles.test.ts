import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupOfRole, ROLE, ROLE_GROUPS, storedRole, wireRole } from './roles.ts';

const roles = Object.values(ROLE);

describe('the stored role', () => {
  it.each([
    [1, 1, 1],
    [1, 0, 2],
    [1, 2, 2],
    [2, 0, 3],
    [2, 1, 3],
    [0, 0, 4],
    [0, 1, 4],
    [110, 0, 110],
    [110, 1, 110],
  ])('of role_id %i, school_admin %i is %i', (role_id, school_admin, role) => {
    expect(storedRole({ role_id, school_admin })).toBe(role);
  });

  it('is what the wire said', () => {
    for (const role of roles) expect(storedRole(wireRole(role))).toBe(role);
  });

  it('is always one of the roles, or nobody', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (role_id, school_admin) => {
        expect([0, ...roles]).toContain(storedRole({ role_id, school_admin }));
      }),
    );
  });
});

describe('a group of the user pool', () => {
  it('stands for one role, and each role has one', () => {
    expect(roles.map((role) => ROLE_GROUPS[groupOfRole(role)])).toEqual(roles);
  });
});
