import { type Class, classes } from '#functions/domain/classes/class.ts';
import type { ClassId } from '#shared/ids.ts';
import { joinClass } from '#tests/factories/class.ts';
import { dayFromToday, storeLesson } from '#tests/factories/lesson.ts';
import type { Person } from '#tests/factories/person.ts';

/** Both classes have a lesson on the same day, the second one an hour later; answers the day. */
export async function giveClashingLessons(
  teacher: Person,
  [first, second]: readonly [ClassId, ClassId],
): Promise<string> {
  const date = dayFromToday(7);
  await storeLesson(teacher, first, { date });
  await storeLesson(teacher, second, { date, start: 10 * 60 });
  return date;
}

/** Saves by a colleague while the form is open, and a student joins. */
export async function saveMeanwhile(
  student: Person,
  id: ClassId,
  values: Partial<Class>,
): Promise<void> {
  await classes.change({ schoolId: student.schoolId, id }, (found) => ({
    ...found,
    ...values,
    edits: (found.edits ?? 0) + 1,
  }));
  await joinClass(id, student);
}
