import { ROLE } from '#shared/roles.ts';
import { makeSettings } from '#tests/factories/calendar-settings.ts';
import { makeClass } from '#tests/factories/class.ts';
import { storeHours, storeUse, writerOf } from '#tests/factories/hour-writer.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';

type Lot = Parameters<typeof storeHours>[2];

/** Hours that a student has bought. */
export const buyHours = (staff: Person, student: Person, lot: Lot): Promise<void> =>
  storeHours(student, writerOf(staff), lot);

/** A class of two students: one has no hours yet, the other owes some. */
export async function makeHours(staff: Person) {
  const { course } = await makeSettings(staff.schoolId);
  const pupil = (name: string) => makePerson(staff.schoolId, ROLE.student, { name });
  const [student, other] = [await pupil('林小雨'), await pupil('高子轩')];
  await buyHours(staff, other, { courseId: course.id, hours: 2 });
  await storeUse(other, writerOf(staff), { courseId: course.id, hours: 4.5 });
  await makeClass(staff, [student, other], { name: 'Robotics', course: course.name });
  return { course, student, other };
}
