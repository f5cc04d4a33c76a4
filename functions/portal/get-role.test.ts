import { describe, expect, it } from 'vitest';
import { CODE } from '#shared/codes.ts';
import { portal } from '#shared/portal/contract.ts';
import { ROLE, type Role, storedRole, wireRole } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makePerson } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';

const { getRole } = portal.endpoints;

describe('role codes', () => {
  it.each(Object.values(ROLE))('of the own account, as role %i', async (role) => {
    const person = await makePerson(await makeSchool(), role);

    const { data } = await call(getRole, { as: person, payload: { user_id: person.userId } });

    expect(data).toEqual({ user_id: person.userId, ...wireRole(role) });
    expect(storedRole(data)).toBe(role);
  });

  it.each([
    [ROLE.principal, CODE.ok],
    [ROLE.teacher, CODE.ok],
    [ROLE.liveTeacher, CODE.ok],
    [ROLE.student, CODE.forbidden],
    [ROLE.platform, CODE.forbidden],
  ] satisfies [Role, number][])(
    'of another person of the school, as role %i: %i',
    async (role, code) => {
      const schoolId = await makeSchool();
      const person = await makePerson(schoolId, role);
      const other = await makePerson(schoolId, ROLE.student);

      const outcome = await call(getRole, { as: person, payload: { user_id: other.userId } });

      expect(outcome.code).toBe(code);
    },
  );

  it('of a person who does not exist: 2004', async () => {
    const person = await makePerson(await makeSchool(), ROLE.principal);

    const outcome = await call(getRole, { as: person, payload: { user_id: 'stu-nobody' } });

    expect(outcome).toMatchObject({ code: CODE.notFound, data: null });
  });
});
