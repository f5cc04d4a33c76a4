import { ROLE } from '#shared/roles.ts';
import type { AttendanceState } from '#shared/teaching/fields.ts';
import { joinClass, makeClass } from '#tests/factories/class.ts';
import { dayFromToday, storeLesson } from '#tests/factories/lesson.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makePastLesson, makeTaughtClass, storeRecord } from '#tests/factories/teaching.ts';
import { newPerson } from '#tests/screens/harness/people.scene.ts';

const HOUR_MS = 3_600_000;
const PUPILS = ['王子涵', '李梓萱'];

/** The next hour of today at the school; late in the evening, the last one. */
function nextHour() {
  const now = new Date(Date.now() + 8 * HOUR_MS);
  // A lesson ends on its day.
  const start = Math.min(now.getUTCHours() * 60 + now.getUTCMinutes() + 5, 23 * 60 - 1);
  return { date: dayFromToday(0), start, end: start + 60 };
}

const makePupil = ({ schoolId }: Person, name: string): Promise<Person> =>
  makePerson(schoolId, ROLE.student, { name });

/** A teacher with a class of two students, who are expected at the lessons of the last days. */
async function makeTeacher() {
  const teacher = await newPerson(ROLE.teacher);
  const classId = await makeClass(teacher, [], { name: 'Scratch' });
  const students: Person[] = [];
  for (const name of PUPILS) {
    const pupil = await makePupil(teacher, name);
    await joinClass(classId, pupil, new Date(Date.now() - 48 * HOUR_MS));
    students.push(pupil);
  }
  return { teacher, classId, students };
}

/** The same with a lesson that begins within the hour, and one of yesterday of another class that has no record. */
export async function makeDay() {
  const { teacher, classId, students } = await makeTeacher();
  await storeLesson(teacher, classId, nextHour());
  await makePastLesson(teacher, students.slice(0, 1));
  return teacher;
}

/** The same with a lesson of yesterday, recorded with these states in the order of the students, if there are any. */
export async function makeYesterday(states: readonly AttendanceState[] = []) {
  const { teacher, classId, students } = await makeTeacher();
  const times = { date: dayFromToday(-1), start: 600, end: 660 };
  const lesson = await storeLesson(teacher, classId, times);
  const known = students.map(({ userId }, at) => [userId, states[at] ?? 'present'] as const);
  if (states.length > 0)
    await storeRecord({ teacher, students, lesson }, Object.fromEntries(known));
  return { teacher, lessonId: lesson.id };
}

/** A lesson of yesterday, without students and without a record. */
export const makeUnrecorded = async (as: Person) => (await makePastLesson(as, [])).lesson.id;

/** A recorded lesson of yesterday of a class with one student, who may be the given person. */
export async function makeRecorded(as: Person) {
  const taught = await makeTaughtClass(as);
  await storeRecord(taught);
  const [student] = taught.students;
  return { classId: taught.lesson.classId, student: student?.name ?? '' };
}
