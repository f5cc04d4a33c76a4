import { ROLE } from '#shared/roles.ts';
import { storeVersion } from '#tests/factories/work.ts';
import { newColleague, newPerson } from '#tests/screens/harness/people.scene.ts';

/** A principal, and the id of a student's work that everybody sees. */
export async function makePublicWork(title: string) {
  const principal = await newPerson(ROLE.principal);
  const author = await newColleague(principal, ROLE.student);
  return {
    principal,
    work: await storeVersion(author, { visibility: 'public', title, kind: 'zip' }),
  };
}
