import { ROLE } from '#shared/roles.ts';
import { makeClass } from '#tests/factories/class.ts';
import { dayFromToday, storeLesson } from '#tests/factories/lesson.ts';
import { makePerson } from '#tests/factories/person.ts';
import { newPerson } from '#tests/screens/harness/people.scene.ts';

/** A class with two students, two lessons to come and one of the past without a record; and one with room for one. */
export async function makeEndingClass() {
  const principal = await newPerson(ROLE.principal);
  const student = (name: string) => makePerson(principal.schoolId, ROLE.student, { name });
  const students = [await student('林小雨'), await student('赵梦琪')];
  const classId = await makeClass(principal, students, { name: 'Scratch 1' });
  await makeClass(principal, [], { name: 'Scratch 2', capacity: 1 });
  for (const days of [3, 10, -3])
    await storeLesson(principal, classId, { date: dayFromToday(days) });
  return { principal, classId };
}
