import { ROLE } from '#shared/roles.ts';
import { freshPhone } from '#tests/factories/contact.ts';
import { makeParentCode } from '#tests/factories/parent.ts';
import { makeStudent } from '#tests/factories/student.ts';
import { newPerson } from '#tests/screens/harness/people.scene.ts';

/** A principal, and two students with the same phone whose pages for the family are open. */
export async function makeSamePhone() {
  const principal = await newPerson(ROLE.principal);
  const phone = freshPhone();
  const brother = await makeStudent(principal, { name: '王子涵', phone });
  const sister = await makeStudent(principal, { name: '王小雨', phone });
  const token = await makeParentCode(brother);
  await makeParentCode(sister);
  return { principal, brother, sister, token, phone };
}
