import type { hours } from '#shared/hours/contract.ts';
import { ROLE } from '#shared/roles.ts';
import type { ExamplesOf, Scene } from '#tests/contract/example.ts';
import { storeHours, storeUse, writerOf } from '#tests/factories/hour-writer.ts';
import { freshKey, makeOwnClass, makeStudent, studentId } from '#tests/factories/student.ts';

/** A student with hours, in a class of the caller's. */
async function bought(scene: Scene, hours = 10) {
  const { student, classId } = await makeOwnClass(scene.actor);
  await storeHours(student, writerOf(scene.actor), { hours });
  return { student_id: studentId(student), classId, student };
}

export const examples: ExamplesOf<typeof hours> = {
  list: async (scene) =>
    scene.actor.role === ROLE.student ? {} : { class_id: (await bought(scene)).classId },
  add: async ({ actor }) => ({
    student_id: studentId((await makeOwnClass(actor)).student),
    kind: 'purchase',
    hours: 48,
    request_key: freshKey(),
  }),
  addMany: async ({ actor }) => {
    const students = [await makeStudent(actor), await makeStudent(actor), await makeStudent(actor)];
    return {
      student_ids: students.map(studentId),
      kind: 'purchase',
      hours: 48,
      amount: 480_000,
      method: 'wechat',
      request_key: freshKey(),
    };
  },
  refund: async (scene) => ({
    student_id: (await bought(scene)).student_id,
    entry: 1,
    hours: 4,
    note: '搬家',
    request_key: freshKey(),
  }),
  reverse: async (scene) => ({
    student_id: (await bought(scene)).student_id,
    entry: 1,
    note: '记错了',
  }),
  exportSheet: async (scene) => ({ class_id: (await bought(scene)).classId }),
  settle: async (scene) => {
    const { student, student_id } = await bought(scene, 1);
    await storeUse(student, writerOf(scene.actor));
    return { student_id };
  },
  statement: async (scene) => {
    if (scene.actor.role !== ROLE.student) return { student_id: (await bought(scene)).student_id };
    await storeHours(scene.actor, writerOf(scene.actor));
    return {};
  },
};
