import readSheets from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { CODE } from '#shared/codes.ts';
import { hours } from '#shared/hours/contract.ts';
import type { Language } from '#shared/languages.ts';
import { ABILITIES } from '#shared/teachers/abilities.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeSettings } from '#tests/factories/calendar-settings.ts';
import { makeClass } from '#tests/factories/class.ts';
import { makeStaff, makeStudents } from '#tests/factories/class-calls.ts';
import { storeHours, storeUse, writerOf } from '#tests/factories/hour-writer.ts';
import { addingHours } from '#tests/factories/hours.ts';
import { operationsOf } from '#tests/factories/operation-log.ts';
import { changePerson, type Person } from '#tests/factories/person.ts';
import { studentId } from '#tests/factories/student.ts';

const exporting = (as: Person, payload: object = {}, language: Language = 'en') =>
  call(hours.endpoints.exportSheet, { as, payload, language });

const rowsOf = async (content: string) => {
  const [sheet] = await readSheets(Buffer.from(content, 'base64'));
  return sheet?.data ?? [];
};

test('the sheet of balances has numbers to reckon with, to the half hour', async () => {
  const { schoolId, principal } = await makeStaff();
  const { course } = await makeSettings(schoolId);
  const students = await makeStudents(schoolId, 121);
  const [first, second] = students as [Person, Person];
  const writer = writerOf(principal);
  await storeHours(first, writer, { courseId: course.id, hours: 12.5 });
  await storeUse(first, writer, { hours: 0.5 });
  await storeHours(second, writer, { hours: 3 });
  const { data } = await exporting(principal);
  expect(data).toMatchObject({ rows: 3, truncated: false });
  const [heading, ...rows] = await rowsOf(data.content);
  expect(heading?.slice(3, 6)).toEqual(['Course', 'Hours left', 'Hours owed']);
  expect(rows.map((row) => [row[0], ...row.slice(3, 9)])).toEqual([
    [first.name, course.name, 12.5, 0, 12.5, 0, 0],
    [first.name, 'General hours', -0.5, 0.5, 0, 0, 0.5],
    [second.name, 'General hours', 3, 0, 3, 0, 0],
  ]);
  expect((await exporting(principal, { sort: 'name' })).data.rows).toBe(122);
  const logged = await operationsOf(schoolId);
  expect(logged.at(-1)).toMatchObject({ action: 'hours.export', detail: { rows: 122 } });
});

test('the sheet of a statement is in the language of the caller', async () => {
  const { schoolId, principal, teacher, colleague } = await makeStaff();
  const [student] = (await makeStudents(schoolId, 1)) as [Person];
  await addingHours(principal, student, {
    hours: 10,
    note: '=1+1',
    amount: 128_050,
    method: 'wechat',
    receipt: 'NO-7',
  });
  await addingHours(principal, student, { kind: 'use', hours: 1.5, note: '比赛' });
  const query = { student_id: studentId(student) };
  const { data } = await exporting(principal, query, 'cht');
  expect(data.file_name).toMatch(/^時數明細-學?.+-\d{4}-\d\d-\d\d\.xlsx$/u);
  const [, use, purchase, ...totals] = await rowsOf(data.content);
  expect([...(use?.slice(1, 4) ?? []), use?.[8]]).toEqual(['扣課', -1.5, 8.5, '比赛']);
  expect(purchase?.slice(1, 9)).toEqual([
    ...['購買', 10, 10, 1280.5, '微信', 'NO-7', null, '=1+1'],
  ]);
  expect(totals.map((row) => [row[1], row[4]])).toEqual([
    ['收款合計', 1280.5],
    ['退款合計', 0],
  ]);
  await makeClass(teacher, [student]);
  expect((await exporting(teacher, query)).code).toBe(CODE.forbidden);
  for (const person of [teacher, colleague])
    await changePerson(person, { abilities: [...ABILITIES] });
  expect((await exporting(colleague, query)).code).toBe(CODE.forbidden);
});
