import { ROLE } from '#shared/roles.ts';
import { makeClass } from '#tests/factories/class.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { newPerson } from '#tests/screens/harness/people.scene.ts';

/** A teacher with a class of three students. */
export async function makeTeacherOfThree() {
  const teacher = await newPerson(ROLE.teacher);
  const students: Person[] = [];
  for (const name of ['王子涵', '李沐阳', '陈可欣'])
    students.push(await makePerson(teacher.schoolId, ROLE.student, { name }));
  await makeClass(teacher, students, { name: '周六班' });
  return teacher;
}
