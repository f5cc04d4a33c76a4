import { newId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import type { search } from '#shared/search/contract.ts';
import type { ExamplesOf } from '#tests/contract/example.ts';
import { makeClass } from '#tests/factories/class.ts';
import { makePerson } from '#tests/factories/person.ts';

export const examples: ExamplesOf<typeof search> = {
  find: async ({ actor }) => {
    const words = newId('class').slice(-12);
    if (actor.role === ROLE.student) return { words };
    const student = await makePerson(actor.schoolId, ROLE.student, { name: words });
    await makeClass(actor, [student], { name: words });
    return { words };
  },
};
