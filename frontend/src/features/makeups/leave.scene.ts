import { ROLE } from '#shared/roles.ts';
import { makeClass } from '#tests/factories/class.ts';
import { dayFromToday, storeLesson } from '#tests/factories/lesson.ts';
import { makeLessonToMiss, storeBooking, storeLeave } from '#tests/factories/makeup.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { newColleague, newPerson } from '#tests/screens/harness/people.scene.ts';

const STUDENT = { name: '林小雨' };

async function makeSchool() {
  const principal = await newPerson(ROLE.principal);
  return { principal, student: await newColleague(principal, ROLE.student, STUDENT) };
}

/** A lesson in three days that the student will miss. */
async function planLesson(principal: Person, student: Person) {
  const own = await makeClass(principal, [student], { name: 'Robotics' });
  return storeLesson(principal, own, { date: dayFromToday(3), start: 600, end: 690 });
}

/** A student with a lesson to come. */
export async function makeStudentWithLesson() {
  const { principal, student } = await makeSchool();
  await planLesson(principal, student);
  return student;
}

/** A principal with a student on leave, and a lesson of another class with a free seat, which may be booked. */
export async function makeLeave({ booked = false }) {
  const { principal, student } = await makeSchool();
  const missed = await planLesson(principal, student);
  const right = await storeLeave(missed, student, { reason: 'Ill' });
  const teacher = await makePerson(principal.schoolId, ROLE.teacher, { name: '周雨桐' });
  const other = await makeClass(teacher, [], { name: 'Scratch' });
  const times = { date: dayFromToday(5), start: 900, end: 990 };
  const host = await storeLesson(teacher, other, times);
  if (booked) await storeBooking(right, host);
  return { principal, day: missed.date };
}

/** A principal with a student on leave, and no other lesson. */
export async function makeLeaveAlone() {
  const principal = await newPerson(ROLE.principal);
  const { student, lesson } = await makeLessonToMiss(principal, { date: dayFromToday(3) });
  await storeLeave(lesson, student);
  return { principal, student };
}
