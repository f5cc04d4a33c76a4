import { ROLE } from '#shared/roles.ts';
import { storeFeedback } from '#tests/factories/feedback.ts';
import { makePerson } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { newColleague, newPerson } from '#tests/screens/harness/people.scene.ts';

/** A principal to whom a teacher has written. */
export async function makeFeedback() {
  const principal = await newPerson(ROLE.principal);
  const teacher = await newColleague(principal, ROLE.teacher, { name: '周雨桐' });
  await storeFeedback(teacher, { to: 'school', text: '教室少两个鼠标' });
  return { principal, teacher };
}

/** What a teacher of another school has written to the service. */
export async function writeToOperators(text: string) {
  const schoolId = await makeSchool({ name: '蓝鲸编程' });
  await storeFeedback(await makePerson(schoolId, ROLE.teacher), { text });
}
