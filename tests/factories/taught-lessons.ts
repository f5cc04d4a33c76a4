import { firstOfMonthFrom, monthOfDay } from '#shared/days.ts';
import { makeStaff, makeStudents } from './class-calls.ts';
import { dayFromToday } from './lesson.ts';
import type { Person } from './person.ts';
import { endTaught, makePastLesson } from './teaching.ts';

/** The month of the lesson of yesterday, and the one before. */
export const MONTH_OF_TAUGHT = monthOfDay(dayFromToday(-1));
export const MONTH_BEFORE_TAUGHT = monthOfDay(firstOfMonthFrom(`${MONTH_OF_TAUGHT}-01`, -1));

/** A lesson of yesterday and one of the month before, both recorded today. */
export async function makeTaught() {
  const staff = await makeStaff();
  const students = await makeStudents(staff.schoolId, 3);
  const [first] = students as [Person];
  const taught = await makePastLesson(staff.teacher, students, { start: 1349, end: 1439 });
  await endTaught(taught, { [first.userId]: 'absent' });
  const older = await makePastLesson(staff.teacher, students, {
    date: `${MONTH_BEFORE_TAUGHT}-10`,
  });
  await endTaught(older);
  return { ...staff, students, taught, older };
}
