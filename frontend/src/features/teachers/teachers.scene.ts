import { ROLE } from '#shared/roles.ts';
import type { Ability } from '#shared/teachers/abilities.ts';
import { makeClass } from '#tests/factories/class.ts';
import { dayFromToday, storeLesson } from '#tests/factories/lesson.ts';
import { changePerson, makePerson, type Person } from '#tests/factories/person.ts';
import { newColleague, newPerson } from '#tests/screens/harness/people.scene.ts';

/** A principal and a teacher with these abilities. */
export async function makeTeacher(abilities: readonly Ability[] = []) {
  const principal = await newPerson(ROLE.principal);
  const values = { name: '周雨桐', nick: '周老师', abilities: [...abilities] };
  return { principal, teacher: await newColleague(principal, ROLE.teacher, values) };
}

/**
 * A teacher who leaves, with a class of which the last lesson has no record; a colleague who teaches another lesson at
 * the time of the first one to come; and one who is free.
 */
export async function makeLeaver() {
  const principal = await newPerson(ROLE.principal);
  const { schoolId } = principal;
  const leaver = await newColleague(principal, ROLE.teacher, { name: 'Emily Carter' });
  const busy = await makePerson(schoolId, ROLE.teacher, { name: '周雨桐' });
  await makePerson(schoolId, ROLE.liveTeacher, { name: '何思远' });
  await makePerson(schoolId, ROLE.teacher, { name: '林小满' });
  const classId = await makeClass(leaver, [], { name: 'Robotics Club' });
  for (const days of [7, 8, -2]) await storeLesson(leaver, classId, { date: dayFromToday(days) });
  const other = await makeClass(busy, [], { name: 'Chess' });
  await storeLesson(busy, other, { date: dayFromToday(7), start: 10 * 60 });
  return { principal, leaver };
}

/** Another principal has changed the teacher. */
export const changeMeanwhile = (teacher: Person) =>
  changePerson(teacher, { name: '周雨彤', remark: 'Mondays' });
