import { LIMITS } from '#shared/limits.ts';
import { ROLE } from '#shared/roles.ts';
import type { works } from '#shared/works/contract.ts';
import { WORK_LIMITS } from '#shared/works/limits.ts';
import type { FullCallsOf } from '#tests/contract/example.ts';
import { makeClass } from '#tests/factories/class.ts';
import { makePerson } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { storeTask } from '#tests/factories/task.ts';
import { minutesAgo, storeHistory, storeWorking } from '#tests/factories/work-history.ts';

/** A teacher who has a whole page of versions before them, of a work that answers as many tasks as a work can. */
async function longHistory() {
  const schoolId = await makeSchool();
  const teacher = await makePerson(schoolId, ROLE.teacher);
  const student = await makePerson(schoolId, ROLE.student);
  const classIds = [await makeClass(teacher, [student])];
  const count = LIMITS.pageSizeMax;
  const saves = Array.from({ length: count + 1 }, (_, index) => ({
    at: minutesAgo(count - index),
  }));
  const work_id = await storeHistory(student, saves);
  const given = { state: 'released' as const, releaseAt: minutesAgo(2 * count), classIds };
  for (let at = 0; at < WORK_LIMITS.tasksMax; at += 1) {
    const { id } = await storeTask(teacher, { ...given, deadline: minutesAgo(at) });
    await storeWorking(student, id, work_id, minutesAgo(count));
  }
  return { as: teacher, payload: { work_id, limit: count } };
}

export const fullCalls: FullCallsOf<typeof works> = { versions: longHistory };
