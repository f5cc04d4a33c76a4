import type { User } from '#functions/domain/people/user.ts';
import { ROLE, type Role } from '#shared/roles.ts';
import { fillHome } from '#tests/factories/home.ts';
import { makeSigner, PASSWORD } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';

/** A person with something in each card of the home. */
export async function makeFilledHome(role: Role, edition: 'standard' | 'platform' = 'standard') {
  const person = await makeSigner(await makeSchool({ edition }), role);
  await fillHome(person);
  return { ...person, password: PASSWORD };
}

/** A teacher with these abilities only. */
export const makeTeacher = async (abilities: User['abilities']) => ({
  ...(await makeSigner(await makeSchool(), ROLE.teacher, { abilities })),
  password: PASSWORD,
});
