import { ROLE } from '#shared/roles.ts';
import { type FillHome, studentsOf, teachersOf } from '#tests/factories/fill-home.ts';
import { storeHours, storeUse, writerOf } from '#tests/factories/hour-writer.ts';

/** Of a student what was bought, of staff a student whose hours run low. */
export const hoursOfHome: FillHome = async (person) => {
  if (person.role === ROLE.platform) return;
  const writer = writerOf(await teachersOf(person));
  if (person.role === ROLE.student) {
    await storeHours(person, writer);
    return;
  }
  const student = await studentsOf(person);
  await storeHours(student, writer, { hours: 1 });
  await storeUse(student, writer);
};
