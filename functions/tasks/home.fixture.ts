import { ROLE } from '#shared/roles.ts';
import type { FillHome } from '#tests/factories/fill-home.ts';
import { storeGiven, storeGivenTo, storeHandedIn } from '#tests/factories/task.ts';

/** Of a student a task that is done and one that is not, of staff an answer to review. */
export const tasksOfHome: FillHome = async (person) => {
  if (person.role === ROLE.platform) return;
  if (person.role !== ROLE.student) {
    const { task, student } = await storeGiven(person);
    await storeHandedIn(student, task.id);
    return;
  }
  const { task } = await storeGivenTo(person);
  await storeHandedIn(person, task.id);
  await storeGivenTo(person);
};
