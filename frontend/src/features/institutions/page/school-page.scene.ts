import { ROLE } from '#shared/roles.ts';
import { makeClass } from '#tests/factories/class.ts';
import { changePerson, makePerson } from '#tests/factories/person.ts';
import { storeWork } from '#tests/factories/work.ts';
import { newColleague, newPerson } from '#tests/screens/harness/people.scene.ts';

/** A principal, and a teacher with a class. */
export async function makeTeacherOfSchool() {
  const principal = await newPerson(ROLE.principal);
  const teacher = await newColleague(principal, ROLE.teacher);
  return { principal, teacher, classId: await makeClass(teacher, [], { name: 'Scratch' }) };
}

/** The same with a class for trial lessons, a teacher who is shown, and works that may be. */
export async function makeSchoolToShow() {
  const principal = await newPerson(ROLE.principal);
  const { schoolId } = principal;
  const teacher = await makePerson(schoolId, ROLE.teacher);
  await changePerson(teacher, { pageLine: 'I love stories of children.' });
  await makeClass(teacher, [], { name: 'Scratch', trial: true });
  const student = await makePerson(schoolId, ROLE.student, { name: '王子涵' });
  for (const title of ['太空迷宫', '会飞的鱼'])
    await storeWork(student, { visibility: 'public', title });
  return principal;
}
