import { expect, it } from 'vitest';
import { schools as schoolItems } from '#functions/domain/schools/school.ts';
import { CODE } from '#shared/codes.ts';
import { ROLE } from '#shared/roles.ts';
import { schools } from '#shared/schools/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import { addingHours } from '#tests/factories/hours.ts';
import { addLesson, newLessonOf } from '#tests/factories/lesson.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { makeStudent } from '#tests/factories/student.ts';

const { region, editRegion } = schools.endpoints;
const NEW_YORK = {
  country: 'US',
  time_zone: 'America/New_York',
  currency: 'USD',
  language: 'en',
} as const;

const principal = async () => makePerson(await makeSchool(), ROLE.principal);
const read = async (as: Person) => (await call(region, { as })).data;

it('a school moves to another country, once for a revision', async () => {
  const person = await principal();
  const { rev, ...before } = await read(person);
  expect(before).toEqual({
    country: 'CN',
    time_zone: 'Asia/Shanghai',
    currency: 'CNY',
    language: 'zh',
  });

  const first = await call(editRegion, { as: person, payload: { ...NEW_YORK, rev } });
  const again = await call(editRegion, { as: person, payload: { ...NEW_YORK, rev } });

  expect(first).toMatchObject({ code: CODE.ok, data: NEW_YORK });
  expect(again).toMatchObject({ code: CODE.wait, data: { current: NEW_YORK } });
  expect(await schoolItems.get(person.schoolId)).toMatchObject({ timeZone: 'America/New_York' });
});

it('keeps its clock while lessons are planned ahead', async () => {
  const person = await principal();
  const classId = await makeClass(person, []);
  expect((await addLesson(person, newLessonOf(classId))).code).toBe(CODE.ok);
  const { rev, ...before } = await read(person);
  const edit = (changes: object) =>
    call(editRegion, { as: person, language: 'en', payload: { ...before, ...changes, rev } });

  const refused = await edit({ time_zone: 'America/New_York' });
  expect(refused).toMatchObject({ code: CODE.wait, data: null });
  expect(refused.msg).toContain('Lessons are planned ahead');
  expect((await edit({ currency: 'USD' })).code).toBe(CODE.ok);
  expect((await read(person)).time_zone).toBe('Asia/Shanghai');
});

it('keeps its currency once hours were entered', async () => {
  const person = await principal();
  const { code } = await addingHours(person, await makeStudent(person));
  expect(code).toBe(CODE.ok);
  const { rev, ...before } = await read(person);

  const payload = { ...before, currency: 'JPY' as const, rev };
  const refused = await call(editRegion, { as: person, language: 'en', payload });
  expect(refused).toMatchObject({ code: CODE.wait, data: null });
  expect((await read(person)).currency).toBe('CNY');
});
