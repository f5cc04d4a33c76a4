import { ROLE } from '#shared/roles.ts';
import { makeClass } from '#tests/factories/class.ts';
import { newColleague, newPerson } from '#tests/screens/harness/people.scene.ts';

/** A principal, and a student of these classes. */
export async function makeChildOf(classes: readonly string[]) {
  const principal = await newPerson(ROLE.principal);
  const child = await newColleague(principal, ROLE.student, { name: '王子涵', nick: '' });
  for (const name of classes) await makeClass(principal, [child], { name });
  return { principal, child };
}
