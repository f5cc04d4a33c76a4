import type { lessons } from '#shared/lessons/contract.ts';
import { ROLE } from '#shared/roles.ts';
import type { FullCallsOf } from '#tests/contract/example.ts';
import { makeClass } from '#tests/factories/class.ts';
import { dayFromToday, storeLesson } from '#tests/factories/lesson.ts';
import { makePerson } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';

/** Classes that a school teaches in a week. */
const CLASSES = 24;

export const fullCalls: FullCallsOf<typeof lessons> = {
  list: async () => {
    const as = await makePerson(await makeSchool(), ROLE.principal);
    for (let n = 0; n < CLASSES; n += 1)
      await storeLesson(as, await makeClass(as, []), { date: dayFromToday(1 + (n % 7)) });
    return { as, payload: { from: dayFromToday(1), to: dayFromToday(7) } };
  },
};
