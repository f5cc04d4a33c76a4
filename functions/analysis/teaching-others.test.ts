import readSheets from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { classes } from '#functions/domain/classes/class.ts';
import { transact } from '#functions/platform/table.ts';
import { analysis } from '#shared/analysis/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { changePerson, type Person } from '#tests/factories/person.ts';
import {
  MONTH_BEFORE_TAUGHT as BEFORE,
  MONTH_OF_TAUGHT as MONTH,
  makeTaught,
} from '#tests/factories/taught-lessons.ts';

const { byClass, byTeacher, teachingSheet } = analysis.endpoints;

/** The last page of a list, read one row at a time. */
async function lastPage(
  endpoint: typeof byTeacher | typeof byClass,
  as: Person,
  cursor?: string,
): Promise<Awaited<ReturnType<typeof call<typeof byClass>>>['data']> {
  const { data } = await call(endpoint, {
    as,
    payload: { to: MONTH, limit: 1, ...(cursor && { cursor }) },
  });
  if (data.cursor === null) return data;
  expect(data.others).toBeNull();
  return lastPage(endpoint, as, data.cursor);
}

async function lastRowOf(as: Person, of: 'teacher' | 'class') {
  const { data } = await call(teachingSheet, { as, payload: { of, to: MONTH } });
  const [sheet] = await readSheets(Buffer.from(data.content, 'base64'));
  const [heading, ...rows] = sheet?.data ?? [];
  const values = rows.at(-1) ?? [];
  return Object.fromEntries(heading?.map((title, at) => [String(title), values[at]]) ?? []);
}

test('what a former teacher has taught is told apart, so that all adds up to the school', async () => {
  const { principal, teacher } = await makeTaught();
  expect((await lastPage(byTeacher, principal)).others).toBeNull();
  await changePerson(teacher, { removed: new Date().toISOString() });

  const { others, totals } = await lastPage(byTeacher, principal);

  expect(others).toMatchObject({ lessons: 1, minutes: 90, present: 2, absent: 1, works: 0 });
  expect(others).toEqual(totals.now);
  // A page with all that is left, two of staff, is the last.
  const { data } = await call(byTeacher, { as: principal, payload: { to: MONTH, limit: 2 } });
  expect(data).toMatchObject({ cursor: null, others });
  const row = await lastRowOf(principal, 'teacher');
  expect(row).toMatchObject({ 姓名: '已离职的老师', 上课节数: 1, 发布作品: null });
});

test('the same of deleted classes; a teacher gets none', async () => {
  const { principal, teacher, taught } = await makeTaught();
  const key = { schoolId: teacher.schoolId, id: taught.lesson.classId };
  const room = await classes.get(key, { consistent: true });
  if (!room) throw new TypeError('no class');
  await transact(classes.removing(key, room));

  const { others } = await lastPage(byClass, principal);

  expect(others).toMatchObject({ lessons: 1, minutes: 90, tasks: 0 });
  const row = await lastRowOf(principal, 'class');
  expect(row).toMatchObject({ 姓名: '已删除的班级', 上课节数: 1, 布置任务: null });
  expect((await lastPage(byClass, teacher)).others).toBeNull();
});

test('a page that goes on in other months adds nothing up', async () => {
  const { principal, teacher } = await makeTaught();
  await changePerson(teacher, { removed: new Date().toISOString() });
  const first = await call(byTeacher, { as: principal, payload: { to: MONTH, limit: 1 } });
  const { cursor } = first.data;
  if (!cursor) throw new TypeError('no second page');
  const payload = { to: BEFORE, cursor };
  const { data } = await call(byTeacher, { as: principal, payload });
  expect(data).toMatchObject({ cursor: null, others: null });
});
