import { mapConcurrently } from '#functions/platform/map-concurrently.ts';
import type { certificates } from '#shared/certificates/contract.ts';
import type { Design } from '#shared/certificates/design.ts';
import { CERTIFICATE_LIMITS } from '#shared/certificates/limits.ts';
import { newBox, starterDesign } from '#shared/certificates/starters.ts';
import { memoize } from '#shared/memoize.ts';
import { ROLE } from '#shared/roles.ts';
import type { FullCallsOf } from '#tests/contract/example.ts';
import {
  makeCertificates,
  storeBatch,
  storeCertificatePicture,
  storeTemplate,
} from '#tests/factories/certificate.ts';
import { makeClass } from '#tests/factories/class.ts';
import { dayFromToday } from '#tests/factories/lesson.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { freshKey, makeStudent, studentId } from '#tests/factories/student.ts';

const AT_ONCE = 5;
const MOST = CERTIFICATE_LIMITS.togetherMax;

/** A school with a class of as many as get certificates together. */
const school = memoize(async () => {
  const as = await makePerson(await makeSchool(), ROLE.teacher);
  const students = await mapConcurrently(Array.from({ length: MOST }), AT_ONCE, () =>
    makeStudent(as),
  );
  return { as, students, classId: await makeClass(as, students, { capacity: MOST }) };
});

/** All of them have certificates, many of which no filter wants. */
const certified = memoize(async () => {
  const { as, students, classId } = await school();
  const made = [];
  for (let round = 0; round < 4; round += 1)
    made.push(
      ...(await makeCertificates(as, students, {
        classId,
        className: '启蒙一班',
        after: round * MOST,
      })),
    );
  return made;
});

/** A design with some seals and signatures. */
async function pictured(as: Person): Promise<Design> {
  const design = starterDesign('course', 'zh');
  const keys = await mapConcurrently(Array.from({ length: 5 }), AT_ONCE, () =>
    storeCertificatePicture(as),
  );
  const seals = keys.map((picture) => newBox('seal', [100, 100, 400, 400], 'zh', { picture }));
  return { ...design, boxes: [...design.boxes, ...seals] };
}

export const fullCalls: FullCallsOf<typeof certificates> = {
  save: async () => {
    const { as, students, classId } = await school();
    return {
      as,
      payload: {
        template_id: await storeTemplate(as),
        class_id: classId,
        student_ids: students.map(studentId),
        title: '结业证书',
        date: dayFromToday(0),
        request_key: freshKey(),
      },
    };
  },
  step: async () => {
    const { as, students } = await school();
    return { as, payload: { batch_id: await storeBatch(as, students) } };
  },
  batch: async () => {
    const { as, students } = await school();
    return { as, payload: { batch_id: await storeBatch(as, students) } };
  },
  cancel: async () => {
    const { as, students } = await school();
    return { as, payload: { batch_id: await storeBatch(as, students) } };
  },
  retry: async () => {
    const { as, students } = await school();
    return { as, payload: { batch_id: await storeBatch(as, students, { state: 'cancelled' }) } };
  },
  batches: async () => {
    const { as, students } = await school();
    for (let index = 0; index < 10; index += 1) await storeBatch(as, students);
    return { as, payload: {} };
  },
  list: async () => {
    const { as } = await school();
    await certified();
    return { as, payload: { search: '没有这样的', limit: 50 } };
  },
  print: async () => {
    const { as } = await school();
    const made = await certified();
    return { as, payload: { certificate_ids: made.slice(0, MOST).map(({ id }) => id) } };
  },
  remove: async () => {
    const { as, students } = await school();
    const made = await makeCertificates(as, students.slice(0, 20));
    return { as, payload: { certificate_ids: made.map(({ id }) => id) } };
  },
  templates: async () => {
    const as = await makePerson(await makeSchool(), ROLE.teacher);
    for (let index = 0; index < CERTIFICATE_LIMITS.templatesMax; index += 1)
      await storeTemplate(as);
    return { as, payload: {} };
  },
  templateSave: async () => {
    const as = await makePerson(await makeSchool(), ROLE.teacher);
    const design = JSON.stringify(await pictured(as));
    return { as, payload: { name: '结业证书', script: 'zh', design, request_key: freshKey() } };
  },
  templateRemove: async () => {
    const as = await makePerson(await makeSchool(), ROLE.teacher);
    return {
      as,
      payload: { template_id: await storeTemplate(as, { design: await pictured(as) }) },
    };
  },
  preview: async () => {
    const as = await makePerson(await makeSchool(), ROLE.teacher);
    return { as, payload: { design: JSON.stringify(await pictured(as)), script: 'zh' } };
  },
};
