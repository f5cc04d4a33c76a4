import { describe, expect, it } from 'vitest';
import { classes } from '#shared/classes/contract.ts';
import { CODE } from '#shared/codes.ts';
import { pages } from '#shared/pages/contract.ts';
import { SCHOOL_PAGE_LIMITS } from '#shared/pages/limits.ts';
import { ROLE } from '#shared/roles.ts';
import { schools } from '#shared/schools/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import { makeStaff } from '#tests/factories/class-calls.ts';
import { operationsOf } from '#tests/factories/operation-log.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makePng } from '#tests/factories/picture.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { storedObject, storeSchoolPicture } from '#tests/factories/stored-object.ts';
import { storeWork } from '#tests/factories/work.ts';

const { settings, edit, own, show, school } = pages.endpoints;
const { setTrial } = classes.endpoints;

const save = (as: Person, more: object) => call(edit, { as, payload: { rev: 0, ...more } });
const askSettings = async (as: Person) => (await call(settings, { as, payload: {} })).data;

describe('the settings of the page', () => {
  it('are saved as a whole, and the log says so', async () => {
    const { schoolId, principal } = await makeStaff();
    const student = await makePerson(schoolId, ROLE.student);
    const work = await storeWork(student, { visibility: 'public', title: '迷宫' });
    const key = await storeSchoolPicture(principal);
    const saved = await save(principal, {
      off: ['teachers', 'teachers'],
      works: [work],
      photos: [{ key, alt: '教室' }],
    });
    expect(saved.data).toEqual({ rev: 1 });
    expect(await askSettings(principal)).toMatchObject({
      rev: 1,
      off: ['teachers'],
      works: [work],
      photos: [{ key, alt: '教室', url: expect.stringContaining(key) }],
      offered: [{ id: work, title: '迷宫' }],
    });
    expect(await operationsOf(schoolId)).toMatchObject([{ action: 'school.edit-page' }]);
  });

  it('keep what somebody else saved meanwhile', async () => {
    const { principal } = await makeStaff();
    await save(principal, { off: ['works'] });
    const late = await save(principal, { off: [] });
    expect(late).toMatchObject({ code: CODE.wait, data: { current: { rev: 1, off: ['works'] } } });
  });

  it('take only public works of the school, and its own pictures', async () => {
    const { schoolId, principal } = await makeStaff();
    const student = await makePerson(schoolId, ROLE.student);
    const stranger = (await makeStaff()).principal;
    const hidden = await storeWork(student, { visibility: 'school' });
    const foreign = await storeWork(stranger, { visibility: 'public' });
    for (const works of [[hidden], [foreign]])
      expect(await save(principal, { works })).toMatchObject({
        code: CODE.invalid,
        data: { errors: [{ field: 'works' }] },
      });
    const key = await storeSchoolPicture(stranger);
    expect(await save(principal, { photos: [{ key }] })).toMatchObject({
      code: CODE.invalid,
      data: { errors: [{ field: 'photos' }] },
    });
  });

  it('keep a photo as long as the page shows it', async () => {
    const { principal } = await makeStaff();
    const file = makePng(300, 200).toString('base64');
    const { key } = (await call(schools.endpoints.picture, { as: principal, payload: { file } }))
      .data;
    await save(principal, { photos: [{ key }] });
    expect(await storedObject(key)).toBeDefined();
    await save(principal, { rev: 1, photos: [] });
    expect(await storedObject(key)).toBeUndefined();
    expect((await save(principal, { rev: 2, photos: [{ key }] })).code).toBe(CODE.notFound);
  });
});

describe('a member of staff', () => {
  it('is shown by own choice only, and taken off by a principal, too', async () => {
    const { schoolId, principal, teacher, colleague } = await makeStaff();
    const line = '教孩子写程序八年';
    expect((await call(own, { as: teacher, payload: {} })).data).toEqual({ on: false, line: '' });
    expect((await call(show, { as: teacher, payload: { on: '1', line } })).data).toEqual({
      on: true,
      line,
    });
    const { userId: user_id } = teacher;
    const tried = [
      [colleague, '0', CODE.forbidden],
      [principal, '1', CODE.forbidden],
      [principal, '0', CODE.ok],
    ] as const;
    expect(await askSettings(principal)).toMatchObject({ teachers: [{ id: user_id, line }] });
    for (const [as, on, code] of tried)
      expect((await call(show, { as, payload: { user_id, on } })).code).toBe(code);
    expect((await askSettings(principal)).teachers).toEqual([]);
    expect(await operationsOf(schoolId)).toMatchObject([
      { action: 'school.page-teacher', detail: { after: { on: true } } },
      { action: 'school.page-teacher', userId: principal.userId, detail: { after: { on: false } } },
    ]);
    const student = await makePerson(schoolId, ROLE.student);
    const payload = { user_id: student.userId, on: '0' } as const;
    expect((await call(show, { as: principal, payload })).code).toBe(CODE.notFound);
  });
});

describe('a class', () => {
  it('is offered for trial lessons by those who manage it, as many as there is room for', async () => {
    const { schoolId, teacher, colleague, principal } = await makeStaff();
    const class_id = await makeClass(teacher, [], { name: '试听班' });
    const set = (as: Person, on: '0' | '1') => call(setTrial, { as, payload: { class_id, on } });
    expect((await set(colleague, '1')).code).toBe(CODE.forbidden);
    expect((await set(teacher, '1')).data.class).toMatchObject({ trial: true, rev: 0 });
    expect(await askSettings(principal)).toMatchObject({
      classes: [{ id: class_id, name: '试听班' }],
    });
    await set(teacher, '1');
    await set(teacher, '0');
    expect((await askSettings(principal)).classes).toEqual([]);
    expect(await operationsOf(schoolId)).toMatchObject([
      { action: 'class.trial', detail: { id: class_id, after: { on: true } } },
      { action: 'class.trial', detail: { after: { on: false } } },
    ]);
    for (let at = 0; at < SCHOOL_PAGE_LIMITS.classes; at += 1)
      await makeClass(teacher, [], { trial: true });
    expect((await set(teacher, '1')).code).toBe(CODE.wait);
  });
});

it('the page of another school shows nothing of this one', async () => {
  const { teacher } = await makeStaff();
  await call(show, { as: teacher, payload: { on: '1', line: '只在自己学校' } });
  const other = await makeSchool();
  const { body } = await call(school, { payload: { school: other } });
  expect(body).not.toContain('只在自己学校');
});
