import { expect, test } from 'vitest';
import { users } from '#functions/domain/people/user.ts';
import { analysis } from '#shared/analysis/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeStaff, makeStudents } from '#tests/factories/class-calls.ts';
import { storeHours, storeUse, writerOf } from '#tests/factories/hour-writer.ts';
import { addingHours, reversingEntry } from '#tests/factories/hours.ts';
import { dayFromToday, monthBack } from '#tests/factories/lesson.ts';
import type { Person } from '#tests/factories/person.ts';
import { studentId } from '#tests/factories/student.ts';
import { removing } from '#tests/factories/student-calls.ts';
import { makePastLesson, storeRecord } from '#tests/factories/teaching.ts';

const { business, businessRows } = analysis.endpoints;

const inMonth = (principal: Person, back: number) =>
  writerOf(principal, new Date(`${monthBack(back)}-15T04:00:00Z`));

async function allRows(as: Person, payload: object) {
  const rows = [];
  let cursor: string | undefined;
  do {
    const { data } = await call(businessRows, {
      as,
      payload: { ...payload, ...(cursor && { cursor }) } as never,
    });
    rows.push(...data.list);
    cursor = data.cursor ?? undefined;
  } while (cursor);
  return rows;
}

test('who paid in the months before and not in these can be listed, page by page', async () => {
  const { principal, schoolId } = await makeStaff();
  const students = await makeStudents(schoolId, 5);
  const [again, gone, corrected, used, longAgo] = students as [
    Person,
    Person,
    Person,
    Person,
    Person,
  ];
  for (const student of [again, gone, corrected, used])
    await storeHours(student, inMonth(principal, 1), { hours: 30, amount: 1000 });
  await storeHours(longAgo, inMonth(principal, 2), { hours: 30, amount: 1000 });
  // Many lessons since, so that the ledger of the one who pays again has several pages.
  await addingHours(principal, again, { hours: 5, amount: 500, method: 'cash' });
  for (let n = 0; n < 25; n += 1) await storeUse(again, writerOf(principal), { hours: 0.5 });
  for (let n = 0; n < 25; n += 1) await storeUse(used, writerOf(principal), { hours: 0.5 });
  // What was entered by mistake is no payment.
  await addingHours(principal, corrected, { hours: 5, amount: 500, method: 'cash' });
  await reversingEntry(principal, corrected, 2);
  const idsOf = (rows: readonly { readonly student_id: string }[]) =>
    rows.map(({ student_id }) => student_id).toSorted();
  const expected = [gone, corrected, used].map(studentId).toSorted();
  expect(idsOf(await allRows(principal, { figure: 'lapsed' }))).toEqual(expected);
  expect(idsOf(await allRows(principal, { figure: 'lapsed', limit: 1 }))).toEqual(expected);
  const general = { figure: 'lapsed', course_id: 'general' };
  expect(idsOf(await allRows(principal, general))).toEqual(expected);
  // A month back, who paid then was among them only later.
  expect(idsOf(await allRows(principal, { figure: 'lapsed', to: monthBack(1) }))).toEqual([
    studentId(longAgo),
  ]);
});

test('hours that were taken by hand stand behind the hours used, and their corrections', async () => {
  const { principal, schoolId } = await makeStaff();
  const [student] = (await makeStudents(schoolId, 1)) as [Person];
  await addingHours(principal, student, { hours: 10, amount: 100, method: 'cash' });
  await addingHours(principal, student, { kind: 'use', hours: 3, note: '补扣' });
  await addingHours(principal, student, { kind: 'use', hours: 2, note: '补扣' });
  await reversingEntry(principal, student, 3);
  const rows = await allRows(principal, { figure: 'used' });
  expect(rows.map(({ kind, hours }) => [kind, hours])).toEqual([
    ['reversal', 2],
    ['use', -2],
    ['use', -3],
  ]);
  const { data } = await call(business, { as: principal, payload: {} });
  const sum = rows.reduce((all, { hours }) => all - (hours ?? 0), 0);
  expect(data.totals.now.used).toBe(sum);
});

test('hours that lessons took stand behind the hours used, each once, page by page', async () => {
  const { principal, teacher, schoolId } = await makeStaff();
  const students = await makeStudents(schoolId, 3);
  for (const student of students) await storeHours(student, writerOf(principal), { hours: 20 });
  for (let lesson = 0; lesson < 6; lesson += 1)
    await storeRecord(await makePastLesson(teacher, students, { date: dayFromToday(0) }));
  await addingHours(principal, students[0] as Person, { kind: 'use', hours: 3, note: '补扣' });
  const { used } = (await call(business, { as: principal, payload: {} })).data.totals.now;
  for (const limit of [1, 4, 20]) {
    const rows = await allRows(principal, { figure: 'used', limit });
    expect(rows).toHaveLength(19);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(19);
    expect(rows.reduce((all, { hours }) => all - (hours ?? 0), 0)).toBe(used);
    expect(rows.at(0)?.note).toBe('补扣');
    expect(rows.at(-1)?.note).toContain(dayFromToday(0));
  }
  const general = await allRows(principal, { figure: 'used', course_id: 'general' });
  expect(general).toHaveLength(19);
  expect(await allRows(principal, { figure: 'used', to: monthBack(1) })).toEqual([]);
});

test('rows say of which months they are', async () => {
  const { principal } = await makeStaff();
  const spansOf = async (payload: object) => {
    const { data } = await call(businessRows, { as: principal, payload: payload as never });
    return [data.span, data.unpaid];
  };
  const months = (from: number, to: number) => ({ from: monthBack(from), to: monthBack(to) });
  expect(await spansOf({ figure: 'income', to: monthBack(1), months: 3 })).toEqual([
    months(3, 1),
    null,
  ]);
  expect(await spansOf({ figure: 'lapsed', to: monthBack(1) })).toEqual([
    months(2, 2),
    months(1, 1),
  ]);
  expect(await spansOf({ figure: 'expiring', to: monthBack(-2), months: 3 })).toEqual([
    months(0, -2),
    null,
  ]);
});

test('who came and has left since stands behind those who came, once', async () => {
  const { principal, schoolId } = await makeStaff();
  const students = await makeStudents(schoolId, 4);
  const [one, other, older] = students as [Person, Person, Person];
  const created = `${monthBack(2)}-10T04:00:00.000Z`;
  await users.change(older, (user) => ({ ...user, created }));
  await removing(
    principal,
    [one, other, older].map(({ userId }) => userId),
  );
  const expected = students.filter((each) => each !== older).map(studentId);
  for (const limit of [1, 2, 20]) {
    const rows = await allRows(principal, { figure: 'joined', limit });
    expect(rows.map(({ student_id }) => student_id).toSorted()).toEqual(expected.toSorted());
    expect(rows.filter(({ left }) => left)).toHaveLength(2);
    expect(rows.at(0)?.left).toBe(false);
  }
});
