import type { Role } from '#shared/roles.ts';
import { type makePerson, makeSigner, PASSWORD, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';

type School = Parameters<typeof makeSchool>[0];
type Details = Parameters<typeof makePerson>[2];

/** Somebody who can sign in, of a new school that no other test uses. */
export const newPerson = async (role: Role, school: School = {}, details: Details = {}) => ({
  ...(await makeSigner(await makeSchool(school), role, details)),
  password: PASSWORD,
});

/** Somebody of the same school who can sign in. */
export const newColleague = async (
  { schoolId }: Pick<Person, 'schoolId'>,
  role: Role,
  details: Details = {},
) => ({ ...(await makeSigner(schoolId, role, details)), password: PASSWORD });
