import { describe, expect, it } from 'vitest';
import { storedObjects } from '#functions/domain/storage/stored-object.ts';
import { certificates } from '#shared/certificates/contract.ts';
import type { Design } from '#shared/certificates/design.ts';
import { CERTIFICATE_LIMITS } from '#shared/certificates/limits.ts';
import { starterDesign } from '#shared/certificates/starters.ts';
import { CODE } from '#shared/codes.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import {
  makeCertificate,
  storeCertificatePicture,
  storeTemplate,
} from '#tests/factories/certificate.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { storeSchoolPicture } from '#tests/factories/stored-object.ts';
import { freshKey, makeOwnClass } from '#tests/factories/student.ts';

const { templates, template, templateSave, templateRemove, save, step, file } =
  certificates.endpoints;

const makeTeacher = async () => makePerson(await makeSchool(), ROLE.teacher);

const saving = (design: Design, more: object = {}) => ({
  name: '结业证书',
  script: 'zh',
  design: JSON.stringify(design),
  request_key: freshKey(),
  ...more,
});
const COURSE = starterDesign('course', 'zh');
const usesOf = async ({ schoolId }: Person, key: string) =>
  (await storedObjects.get({ schoolId, key }, { consistent: true }))?.uses;

describe('a template', () => {
  it('is saved once by the same key, edited from its revision, and listed', async () => {
    const teacher = await makeTeacher();
    const payload = saving(COURSE);
    const [one, same] = [
      await call(templateSave, { as: teacher, payload }),
      await call(templateSave, { as: teacher, payload }),
    ];
    expect(same.data.template.id).toBe(one.data.template.id);
    const { id: template_id, rev } = one.data.template;
    const edited = await call(templateSave, {
      as: teacher,
      payload: saving({ ...COURSE, frame: 'waves' }, { template_id, rev, name: '海浪' }),
    });
    expect(edited.data.template).toMatchObject({ name: '海浪', rev: rev + 1, mine: true });
    const stale = await call(templateSave, {
      as: teacher,
      payload: saving(COURSE, { template_id, rev }),
    });
    expect(stale.code).toBe(CODE.wait);
    expect(stale.data).toMatchObject({ current: { name: '海浪' } });
    const { data } = await call(templates, { as: teacher, payload: {} });
    expect(data.list).toMatchObject([{ id: template_id, name: '海浪' }]);
  });

  it('is changed and deleted by its author and principals only', async () => {
    const teacher = await makeTeacher();
    const stranger = await makePerson(teacher.schoolId, ROLE.teacher);
    const principal = await makePerson(teacher.schoolId, ROLE.principal);
    const template_id = await storeTemplate(teacher);
    const payload = { template_id };
    const shown = await call(template, { as: stranger, payload });
    expect(shown.data.template).toMatchObject({ mine: false });
    const edit = saving(COURSE, { template_id, rev: 1 });
    expect((await call(templateSave, { as: stranger, payload: edit })).code).toBe(CODE.forbidden);
    expect((await call(templateRemove, { as: stranger, payload })).code).toBe(CODE.forbidden);
    expect((await call(templateRemove, { as: principal, payload })).code).toBe(CODE.ok);
    expect((await call(template, { as: teacher, payload })).code).toBe(CODE.notFound);
  });

  it('shows pictures that were uploaded for it, and keeps them', async () => {
    const teacher = await makeTeacher();
    const key = await storeCertificatePicture(teacher);
    const other = await storeSchoolPicture(teacher);
    const wrong = await call(templateSave, {
      as: teacher,
      payload: saving({ ...COURSE, background: other }),
    });
    expect(wrong.code).toBe(CODE.invalid);
    const saved = await call(templateSave, {
      as: teacher,
      payload: saving({ ...COURSE, background: key }),
    });
    expect(saved.data.template.pictures[key]).toContain(key);
    expect(await usesOf(teacher, key)).toBe(1);
    const { id: template_id } = saved.data.template;
    const { student } = await makeOwnClass(teacher);
    const plan = await call(save, {
      as: teacher,
      payload: {
        template_id,
        student_ids: [student.userId],
        title: '结业证书',
        date: '2026-11-20',
        request_key: freshKey(),
      },
    });
    // Certificates stay as they are after their template is gone, and so do their pictures.
    await call(templateRemove, { as: teacher, payload: { template_id } });
    expect(await usesOf(teacher, key)).toBe(1);
    const done = await call(step, { as: teacher, payload: { batch_id: plan.data.batch.id } });
    const [row] = done.data.batch.rows;
    const drawn = await call(file, {
      as: student,
      payload: { certificate_id: row?.certificate_id, kind: 'png' },
    });
    expect(drawn.code).toBe(CODE.ok);
  });

  it('is refused when it is no design, or something leaves the paper', async () => {
    const teacher = await makeTeacher();
    const [box] = COURSE.boxes;
    const beyond = { ...COURSE, boxes: [{ ...box, x: 2900 }] };
    for (const design of [
      '{',
      '{}',
      JSON.stringify(beyond),
      JSON.stringify({ ...COURSE, tone: 'red' }),
    ]) {
      const refused = await call(templateSave, {
        as: teacher,
        payload: { ...saving(COURSE), design },
      });
      expect(refused.code).toBe(CODE.invalid);
    }
  });

  it('is one of thirty at most', async () => {
    const teacher = await makeTeacher();
    for (let index = 0; index < CERTIFICATE_LIMITS.templatesMax; index += 1)
      await storeTemplate(teacher);
    const { code } = await call(templateSave, { as: teacher, payload: saving(COURSE) });
    expect(code).toBe(CODE.wait);
  });
});

describe('files of certificates', () => {
  it('are for the student, staff of the class and the maker', async () => {
    const teacher = await makeTeacher();
    const { student } = await makeOwnClass(teacher);
    const made = await makeCertificate(teacher, student);
    const stranger = await makePerson(teacher.schoolId, ROLE.teacher);
    const classmate = await makePerson(teacher.schoolId, ROLE.student);
    const payload = { certificate_id: made.id, kind: 'pdf' };
    const own = await call(file, { as: student, payload });
    expect(own.data.url).toContain(`/reports/${made.id}/1/certificate.pdf`);
    expect((await call(file, { as: stranger, payload })).code).toBe(CODE.forbidden);
    expect((await call(file, { as: classmate, payload })).code).toBe(CODE.notFound);
    const ids = { certificate_ids: [made.id] };
    const { print } = certificates.endpoints;
    const printed = await call(print, { as: teacher, payload: ids });
    expect(Buffer.from(printed.data.content, 'base64').subarray(0, 4).toString()).toBe('%PDF');
    expect((await call(print, { as: stranger, payload: ids })).code).toBe(CODE.forbidden);
  });
});
