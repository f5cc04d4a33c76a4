import { ROLE } from '#shared/roles.ts';
import { makeClass } from '#tests/factories/class.ts';
import { type FillHome, studentsOf, teachersOf } from '#tests/factories/fill-home.ts';
import { dayFromToday, storeLesson } from '#tests/factories/lesson.ts';

/** Minutes of the day at which a lesson of today is not under way. */
const quietTime = (): number =>
  new Date(Date.now() + 8 * 3_600_000).getUTCHours() < 22 ? 23 * 60 : 60;

export const lessonsOfHome: FillHome = async (person) => {
  if (person.role === ROLE.platform) return;
  const [teacher, student] = [await teachersOf(person), await studentsOf(person)];
  const classId = await makeClass(teacher, [student]);
  const start = quietTime();
  for (const days of [0, 1])
    await storeLesson(teacher, classId, { date: dayFromToday(days), start, end: start + 50 });
};
