import { informations, noInformation } from '#functions/domain/schools/information.ts';
import { ROLE } from '#shared/roles.ts';
import { makeFamily } from '#tests/factories/parent.ts';
import { newPerson } from '#tests/screens/harness/people.scene.ts';

/** The principal of a school with a phone number, and a family of which there is something of everything to show. */
export async function makeSchoolOfFamily() {
  const principal = await newPerson(ROLE.principal);
  const { schoolId } = principal;
  await informations.overwrite(schoolId, { ...noInformation(schoolId), phone: '021-5555 1234' });
  return { principal, ...(await makeFamily({ schoolId })) };
}
