import { ROLE } from '#shared/roles.ts';
import { makeClass } from '#tests/factories/class.ts';
import { type FillHome, studentsOf, teachersOf } from '#tests/factories/fill-home.ts';
import { dayFromToday, storeLesson } from '#tests/factories/lesson.ts';

/** Late: until then a child may ask for leave. */
const EVENING = 23 * 60;

/** Minutes of the day at which a lesson of today is not under way. */
const quietTime = (): number =>
  new Date(Date.now() + 8 * 3_600_000).getUTCHours() < 22 ? EVENING : 60;

export const lessonsOfHome: FillHome = async (person) => {
  if (person.role === ROLE.platform) return;
  const [teacher, student] = [await teachersOf(person), await studentsOf(person)];
  const classId = await makeClass(teacher, [student]);
  for (const [days, start] of [quietTime(), EVENING].entries())
    await storeLesson(teacher, classId, { date: dayFromToday(days), start, end: start + 50 });
};
