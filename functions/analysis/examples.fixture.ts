import type { analysis } from '#shared/analysis/contract.ts';
import type { ExamplesOf } from '#tests/contract/example.ts';
import { storeHours, writerOf } from '#tests/factories/hour-writer.ts';
import { makeOwnClass } from '#tests/factories/student.ts';
import { makeTaughtClass, storeRecord } from '#tests/factories/teaching.ts';

export const examples: ExamplesOf<typeof analysis> = {
  business: async ({ actor }) => {
    const { student } = await makeOwnClass(actor);
    await storeHours(student, writerOf(actor));
    return { months: 3 };
  },
  businessCourses: async ({ actor }) => {
    const { student } = await makeOwnClass(actor);
    await storeHours(student, writerOf(actor));
    return { months: 12 };
  },
  businessRows: async ({ actor }) => {
    const { student } = await makeOwnClass(actor);
    await storeHours(student, writerOf(actor));
    return { figure: 'sold' };
  },
  businessSheet: async () => ({ months: 1 }),
  byTeacher: async () => ({ months: 12 }),
  byClass: async ({ actor }) => {
    await makeOwnClass(actor);
    return { months: 12 };
  },
  byRecord: async ({ actor }) => {
    await storeRecord(await makeTaughtClass(actor));
    return { months: 2 };
  },
  classDetail: async ({ actor }) => ({ class_id: (await makeOwnClass(actor)).classId }),
  recordDetail: async ({ actor }) => {
    const taught = await makeTaughtClass(actor);
    await storeRecord(taught);
    return { lesson_id: taught.lesson.id };
  },
  teachingSheet: async ({ actor }) => {
    const { classId } = await makeOwnClass(actor);
    return { of: 'record', class_id: classId, state: 'in_time' };
  },
};
