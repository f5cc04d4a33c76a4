import type { wall } from '#shared/wall/contract.ts';
import type { ExamplesOf, Scene } from '#tests/contract/example.ts';
import { studentId } from '#tests/factories/student.ts';
import { asking, makeWall, newSign, signing } from '#tests/factories/wall.ts';
import { storeVersion } from '#tests/factories/work.ts';

/** A running lesson whose student needs help. */
async function asked({ actor }: Scene) {
  const { student, lesson } = await makeWall(actor);
  const work_id = await storeVersion(student);
  await signing(student, { work_id });
  await asking(student, lesson, 1);
  return { lesson_id: lesson.id, student_id: studentId(student) };
}

const ofLesson = async (scene: Scene) => ({ lesson_id: (await asked(scene)).lesson_id });

export const examples: ExamplesOf<typeof wall> = {
  sign: async ({ actor }) => {
    await makeWall(actor);
    return newSign({ work_id: await storeVersion(actor), idle: 5 });
  },
  help: async ({ actor }) => ({
    lesson_id: (await makeWall(actor)).lesson.id,
    no: 1,
    ask: 1,
  }),
  roster: ofLesson,
  list: ofLesson,
  answer: async (scene) => ({ ...(await asked(scene)), no: 1, answer: 'coming' }),
  project: asked,
};
