import type { Role } from '#shared/roles.ts';
import { fillHome } from '#tests/factories/home.ts';
import { newPerson } from '#tests/screens/harness/people.scene.ts';

/** A person with something in each card of the home. */
export async function makeFilledHome(role: Role, edition: 'standard' | 'platform' = 'standard') {
  const person = await newPerson(role, { edition });
  await fillHome(person);
  return person;
}
