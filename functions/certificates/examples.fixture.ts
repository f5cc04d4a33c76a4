import type { certificates } from '#shared/certificates/contract.ts';
import { starterDesign } from '#shared/certificates/starters.ts';
import { ROLE } from '#shared/roles.ts';
import type { ExamplesOf, Scene } from '#tests/contract/example.ts';
import { makeCertificate, storeBatch, storeTemplate } from '#tests/factories/certificate.ts';
import { dayFromToday } from '#tests/factories/lesson.ts';
import { makeFamily } from '#tests/factories/parent.ts';
import { freshKey, makeOwnClass, studentId } from '#tests/factories/student.ts';

const batchOf = async ({ actor }: Scene, values: Parameters<typeof storeBatch>[2] = {}) => {
  const { student } = await makeOwnClass(actor);
  return { batch_id: await storeBatch(actor, [student], values) };
};

/** A certificate that the caller has made, or that a student has. */
async function certificateOf({ actor }: Scene) {
  const student = actor.role === ROLE.student ? actor : (await makeOwnClass(actor)).student;
  const made = await makeCertificate(actor, student);
  return { certificate_id: made.id };
}

const TEXTS = { title: '结业证书', course: 'Scratch 创意编程', level: '一级' };
const design = () => JSON.stringify(starterDesign('course', 'zh'));

export const examples: ExamplesOf<typeof certificates> = {
  save: async ({ actor }) => {
    const { student, classId } = await makeOwnClass(actor);
    return {
      template_id: await storeTemplate(actor),
      class_id: classId,
      student_ids: [studentId(student)],
      ...TEXTS,
      date: dayFromToday(0),
      name_style: 'masked',
      request_key: freshKey(),
    };
  },
  remove: async (scene) => ({ certificate_ids: [(await certificateOf(scene)).certificate_id] }),
  list: async (scene) => {
    await certificateOf(scene);
    return { limit: 5 };
  },
  step: batchOf,
  batch: batchOf,
  batches: async (scene) => {
    await batchOf(scene);
    return {};
  },
  cancel: batchOf,
  retry: (scene) => batchOf(scene, { state: 'cancelled' }),
  revoke: async (scene) => ({ ...(await certificateOf(scene)), reason: '名字写错了' }),
  again: async (scene) => ({
    ...(await certificateOf(scene)),
    version: 1,
    template_id: await storeTemplate(scene.actor),
    ...TEXTS,
    date: dayFromToday(-1),
  }),
  file: async (scene) => ({ ...(await certificateOf(scene)), kind: 'png' }),
  print: async (scene) => ({ certificate_ids: [(await certificateOf(scene)).certificate_id] }),
  verify: async ({ world }) => {
    const { teacher, child } = await makeFamily(world.school);
    return { number: (await makeCertificate(teacher, child)).code };
  },
  family: async ({ world }) => {
    const { teacher, child, token } = await makeFamily(world.school);
    const { id } = await makeCertificate(teacher, child);
    return { token, certificate_id: id, kind: 'png' };
  },
  templates: async ({ actor }) => {
    await storeTemplate(actor);
    return {};
  },
  template: async ({ actor }) => ({ template_id: await storeTemplate(actor) }),
  templateSave: async ({ actor }) => ({
    template_id: await storeTemplate(actor),
    rev: 1,
    name: '结业证书',
    script: 'zh',
    design: design(),
    request_key: freshKey(),
  }),
  templateRemove: async ({ actor }) => ({ template_id: await storeTemplate(actor) }),
  preview: () => ({ design: design(), script: 'zh', student: '王子涵' }),
};
