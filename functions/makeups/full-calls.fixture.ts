import type { makeups } from '#shared/makeups/contract.ts';
import { ROLE } from '#shared/roles.ts';
import type { FullCallsOf } from '#tests/contract/example.ts';
import { makeMakeup } from '#tests/factories/makeup.ts';
import { makePerson } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { studentId } from '#tests/factories/student.ts';

/** Classes with lessons in which one that is missed can be made up for. */
const CLASSES = 20;

export const fullCalls: FullCallsOf<typeof makeups> = {
  choices: async () => {
    const as = await makePerson(await makeSchool(), ROLE.principal);
    const { lesson, student } = await makeMakeup(as);
    for (let n = 1; n < CLASSES; n += 1) await makeMakeup(as);
    return { as, payload: { student_id: studentId(student), lesson_id: lesson.id } };
  },
};
