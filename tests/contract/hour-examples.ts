import { ROLE } from '#shared/roles.ts';
import { storeHours, storeUse, writerOf } from '#tests/factories/hour-writer.ts';
import { freshKey, makeOwnClass, studentId } from '#tests/factories/student.ts';
import type { Scene } from './example-scene.ts';

/** A student with hours, in a class of the caller's. */
async function bought(scene: Scene, hours = 10) {
  const { student, classId } = await makeOwnClass(scene.actor);
  await storeHours(student, writerOf(scene.actor), { hours });
  return { student_id: studentId(student), classId, student };
}

export const hourExamples = {
  list: async (scene: Scene) =>
    scene.actor.role === ROLE.student ? {} : { class_id: (await bought(scene)).classId },
  add: async ({ actor }: Scene) => ({
    student_id: studentId((await makeOwnClass(actor)).student),
    kind: 'purchase' as const,
    hours: 48,
    request_key: freshKey(),
  }),
  reverse: async (scene: Scene) => ({
    student_id: (await bought(scene)).student_id,
    entry: 1,
    note: '记错了',
  }),
  exportSheet: async (scene: Scene) => ({ class_id: (await bought(scene)).classId }),
  settle: async (scene: Scene) => {
    const { student, student_id } = await bought(scene, 1);
    await storeUse(student, writerOf(scene.actor));
    return { student_id };
  },
  statement: async (scene: Scene) => {
    if (scene.actor.role !== ROLE.student) return { student_id: (await bought(scene)).student_id };
    await storeHours(scene.actor, writerOf(scene.actor));
    return {};
  },
};
