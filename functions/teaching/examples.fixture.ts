import type { teaching } from '#shared/teaching/contract.ts';
import type { ExamplesOf, Scene } from '#tests/contract/example.ts';
import type { Person } from '#tests/factories/person.ts';
import { makePng } from '#tests/factories/picture.ts';
import { studentId } from '#tests/factories/student.ts';
import { makeTaughtClass, newRecord, storeRecord } from '#tests/factories/teaching.ts';

const missing = async ({ actor }: Scene) => (await makeTaughtClass(actor)).lesson.id;

async function recorded({ actor }: Scene) {
  const taught = await makeTaughtClass(actor);
  await storeRecord(taught);
  return taught;
}

/** The register of the day of a recorded lesson. */
async function registered(scene: Scene) {
  const { classId: class_id, date } = (await recorded(scene)).lesson;
  return { class_id, period: 'dates', from: date, to: date } as const;
}

export const examples: ExamplesOf<typeof teaching> = {
  start: async (scene) => ({ lesson_id: await missing(scene) }),
  end: async ({ actor }) => ({
    ...newRecord(await makeTaughtClass(actor)),
    content: '循环与条件',
    homework: '把小猫的故事讲完',
  }),
  detail: async (scene) => ({ lesson_id: (await recorded(scene)).lesson.id }),
  picture: async ({ actor }) => {
    const { lesson } = await makeTaughtClass(actor, { state: 'running' });
    return { lesson_id: lesson.id, file: makePng(40, 40).toString('base64') };
  },
  list: async (scene) => {
    await recorded(scene);
    return { limit: 5 };
  },
  missing: async (scene) => {
    await missing(scene);
    return { limit: 1 };
  },
  ownRecords: async (scene) => {
    await recorded(scene);
    return {};
  },
  figures: async (scene) => {
    await recorded(scene);
    return { period: 'week', limit: 3 };
  },
  exportSheet: async (scene) => {
    const { lesson, students } = await recorded(scene);
    const [student] = students as [Person];
    return { class_id: lesson.classId, student_id: studentId(student) };
  },
  register: async (scene) => ({ ...(await registered(scene)), limit: 3 }),
  exportRegister: registered,
};
