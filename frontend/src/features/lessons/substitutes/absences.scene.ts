import { ROLE } from '#shared/roles.ts';
import { cloudUrl } from '#tests/e2e/harness/cloud-report.ts';
import { makeClass } from '#tests/factories/class.ts';
import { dayFromToday, storeLesson } from '#tests/factories/lesson.ts';
import { makePerson } from '#tests/factories/person.ts';
import { newColleague, newPerson } from '#tests/screens/harness/people.scene.ts';

/** A teacher with two lessons of a class on a day; one colleague knows the class, the other teaches at one of the times. */
export async function makeAbsence() {
  const principal = await newPerson(ROLE.principal);
  const { schoolId } = principal;
  const day = dayFromToday(14);
  const teacher = await makePerson(schoolId, ROLE.teacher, { name: 'Lin Yue' });
  const colleague = await newColleague(principal, ROLE.teacher, { name: 'Zhou Wen' });
  const busy = await makePerson(schoolId, ROLE.teacher, { name: 'Adam Free' });
  const assistantId = colleague.userId;
  const scratch = await makeClass(teacher, [], { name: 'Scratch', assistantId });
  const robots = await makeClass(busy, [], { name: 'Robots' });
  await storeLesson(teacher, scratch, { date: day, start: 600 });
  await storeLesson(teacher, scratch, { date: day, start: 840 });
  await storeLesson(busy, robots, { date: day, start: 840 });
  return { principal, colleague, day };
}

/** A teacher with a lesson to come. */
export async function makeTeacherWithLesson() {
  const teacher = await newPerson(ROLE.teacher);
  await storeLesson(teacher, await makeClass(teacher, []), { date: dayFromToday(3) });
  return teacher;
}

/** What a calendar reads at the address that it subscribes to. */
export async function readCalendar(address: string) {
  const { pathname, search } = new URL(address);
  const answer = await fetch(new URL(pathname + search, cloudUrl()));
  return { status: answer.status, text: await answer.text() };
}
