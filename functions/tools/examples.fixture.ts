import type { tools } from '#shared/tools/contract.ts';
import type { ExamplesOf } from '#tests/contract/example.ts';
import { freshKey, makeOwnClass, studentId } from '#tests/factories/student.ts';

export const examples: ExamplesOf<typeof tools> = {
  list: () => ({}),
  picks: async ({ actor }) => ({ class_id: (await makeOwnClass(actor)).classId }),
  pick: async ({ actor }) => {
    const { classId, student } = await makeOwnClass(actor);
    return {
      class_id: classId,
      picks: [{ id: studentId(student), times: 1 }],
      request_key: freshKey(),
    };
  },
};
