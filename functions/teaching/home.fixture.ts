import { ROLE } from '#shared/roles.ts';
import { type FillHome, studentsOf, teachersOf } from '#tests/factories/fill-home.ts';
import { makePastLesson, storeRecord } from '#tests/factories/teaching.ts';

/** Of a student a lesson with its record, of staff one without. */
export const recordsOfHome: FillHome = async (person) => {
  if (person.role === ROLE.platform) return;
  const taught = await makePastLesson(await teachersOf(person), [await studentsOf(person)]);
  if (person.role === ROLE.student) await storeRecord(taught);
};
