import { expect, it } from 'vitest';
import { certificates } from '#shared/certificates/contract.ts';
import { CODE } from '#shared/codes.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeCertificate, makeCertificates } from '#tests/factories/certificate.ts';
import { makeClass } from '#tests/factories/class.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { makeStudent } from '#tests/factories/student.ts';

const { list } = certificates.endpoints;

async function makeScene() {
  const teacher = await makePerson(await makeSchool(), ROLE.teacher);
  const principal = await makePerson(teacher.schoolId, ROLE.principal);
  const [one, two] = [
    await makeStudent(teacher, { name: '王子涵' }),
    await makeStudent(teacher, { name: '李思远' }),
  ];
  const classId = await makeClass(teacher, [one, two]);
  await makeCertificates(teacher, [one, two], { classId, date: '2026-06-30' });
  const prize = await makeCertificate(principal, one, {
    title: '编程大赛',
    level: '一等奖',
    date: '2026-09-01',
  });
  return { teacher, principal, one, two, classId, prize };
}

const titles = async (as: Person, payload: object = {}) => {
  const { data } = await call(list, { as, payload });
  return data.list.map(({ title, student_name }) => `${title} ${student_name}`);
};

it('shows principals all, teachers what they made or may see, and students their own', async () => {
  const { teacher, principal, one, two, classId } = await makeScene();
  const all = ['编程大赛 王子涵', '结业证书 李思远', '结业证书 王子涵'];
  expect((await titles(principal)).sort()).toEqual([...all].sort());
  expect(await titles(teacher)).toHaveLength(2);
  expect(await titles(teacher, { student_id: one.userId })).toEqual([
    '编程大赛 王子涵',
    '结业证书 王子涵',
  ]);
  expect(await titles(one)).toEqual(['编程大赛 王子涵', '结业证书 王子涵']);
  const stranger = await makePerson(teacher.schoolId, ROLE.teacher);
  const codeOf = async (as: typeof stranger, payload: object) =>
    (await call(list, { as, payload })).code;
  expect(await codeOf(stranger, { class_id: classId })).toBe(CODE.forbidden);
  expect(await codeOf(stranger, { student_id: one.userId })).toBe(CODE.forbidden);
  expect(await codeOf(one, { student_id: two.userId })).toBe(CODE.forbidden);
  expect(await codeOf(one, { class_id: classId })).toBe(CODE.forbidden);
});

it('is filtered by words, state, days, class and plan, and paged', async () => {
  const { principal, classId, prize } = await makeScene();
  expect(await titles(principal, { search: '一等' })).toEqual(['编程大赛 王子涵']);
  expect(await titles(principal, { search: prize.code.slice(0, 5) })).toHaveLength(1);
  expect(await titles(principal, { from: '2026-08-01' })).toEqual(['编程大赛 王子涵']);
  expect(await titles(principal, { to: '2026-06-30' })).toHaveLength(2);
  expect(await titles(principal, { state: 'revoked' })).toEqual([]);
  expect(await titles(principal, { batch_id: prize.batchId })).toEqual(['编程大赛 王子涵']);
  expect(await titles(principal, { class_id: classId, search: '李' })).toEqual(['结业证书 李思远']);
  const first = await call(list, { as: principal, payload: { limit: 1, search: '结业' } });
  expect(first.data.list).toHaveLength(1);
  const { cursor } = first.data;
  const rest = await call(list, { as: principal, payload: { limit: 5, search: '结业', cursor } });
  expect(rest.data.list).toHaveLength(1);
  expect(rest.data.cursor).toBeNull();
  const wrong = await call(list, { as: principal, payload: { limit: 5, cursor } });
  expect(wrong.code).toBe(CODE.invalid);
});
