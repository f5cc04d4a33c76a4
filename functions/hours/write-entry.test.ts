import { expect, test } from 'vitest';
import { hourWallets } from '#functions/domain/hours/hour-wallet.ts';
import { CODE } from '#shared/codes.ts';
import { addDays } from '#shared/days.ts';
import type { HourEntryDto } from '#shared/hours/fields.ts';
import { lessons } from '#shared/lessons/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeSettings } from '#tests/factories/calendar-settings.ts';
import { makeClass } from '#tests/factories/class.ts';
import { makeStaff, makeStudents } from '#tests/factories/class-calls.ts';
import { storeHours, storeUse, writerOf } from '#tests/factories/hour-writer.ts';
import {
  addingHours,
  listingHours,
  readingStatement,
  reversingEntry,
  settlingHours,
} from '#tests/factories/hours.ts';
import { dayFromToday } from '#tests/factories/lesson.ts';
import { operationsOf } from '#tests/factories/operation-log.ts';
import { changePerson, type Person } from '#tests/factories/person.ts';
import { changeSchool } from '#tests/factories/school.ts';
import { freshKey, studentId } from '#tests/factories/student.ts';
import { removing } from '#tests/factories/student-calls.ts';

async function makeSchoolWithStudent() {
  const staff = await makeStaff();
  const [student] = await makeStudents(staff.schoolId, 1);
  if (!student) throw new TypeError('a student');
  return { ...staff, student };
}

const editRules = (as: Person, rules: object) =>
  call(lessons.endpoints.editRules, { as, payload: rules });

test('hours that are bought, given and used are lines of the statement, each with the balance', async () => {
  const { schoolId, principal, student } = await makeSchoolWithStudent();
  const { course } = await makeSettings(schoolId);
  const of = { course_id: course.id };
  const valid_to = dayFromToday(90);
  await addingHours(principal, student, { ...of, hours: 48, valid_to });
  await addingHours(principal, student, { ...of, kind: 'gift', hours: 2.5, note: '转介绍' });
  const { data } = await addingHours(principal, student, {
    ...of,
    kind: 'use',
    hours: 1.5,
    note: '比赛',
  });
  expect(data.account).toMatchObject({
    course_id: course.id,
    course_name: course.name,
    balance: 49,
    owed: 0,
    purchased: 48,
    given: 2.5,
    used: 1.5,
    expired: 0,
    low: false,
    next_expiry: { date: valid_to, hours: 46.5 },
  });
  const student_id = studentId(student);
  const { data: statement } = await readingStatement(principal, { student_id, ...of });
  expect(statement.list).toMatchObject([
    { entry: 3, kind: 'use', hours: -1.5, balance: 49, note: '比赛', reversible: true },
    { entry: 2, kind: 'gift', hours: 2.5, balance: 50.5, note: '转介绍' },
    { entry: 1, kind: 'purchase', hours: 48, balance: 48, by_name: principal.name, valid_to },
  ]);
  const { data: own } = await readingStatement(student, of);
  // Families see the hours, and not what the school has in its books.
  const hoursOf = ({ payment: _, refundable: __, ...entry }: HourEntryDto) => entry;
  expect(own.list).toEqual(statement.list.map(hoursOf));
  const written = (await operationsOf(schoolId)).filter(({ action }) => action === 'hours.add');
  expect(written).toMatchObject([
    { detail: { id: student_id, kind: 'purchase', hours: 48 } },
    {},
    { detail: { kind: 'use', hours: -1.5 } },
  ]);
});

test('the same request writes once, also ten times at once; another with its key is refused', async () => {
  const { principal, student } = await makeSchoolWithStudent();
  const request_key = freshKey();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => addingHours(principal, student, { request_key })),
  );
  for (const { code, data } of answers) expect([code, data.entry.entry]).toEqual([1, 1]);
  const again = await addingHours(principal, student, { request_key });
  expect(again.data.account.balance).toBe(10);
  const other = await addingHours(principal, student, { request_key, hours: 11 });
  expect(other).toMatchObject({ code: 1001, data: { errors: [{ field: 'request_key' }] } });
});

test('staff take no more than the school allows', async () => {
  const { principal, student } = await makeSchoolWithStudent();
  await addingHours(principal, student, { hours: 2 });
  const using = (hours: number) =>
    addingHours(principal, student, { kind: 'use', hours, note: '补扣' });
  expect(await using(2.5)).toMatchObject({ code: CODE.wait, data: { balance: 2 } });
  await editRules(principal, { overdraft: 1 });
  expect((await using(3)).data.account).toMatchObject({ balance: -1, owed: 1 });
  expect((await using(0.5)).code).toBe(CODE.wait);
});

test('an entry is reversed once; what was bought and used stays', async () => {
  const { principal, student } = await makeSchoolWithStudent();
  await addingHours(principal, student, { hours: 10 });
  await addingHours(principal, student, { kind: 'use', hours: 3, note: '补扣' });
  const refused = await reversingEntry(principal, student, 1);
  expect(refused).toMatchObject({ code: CODE.wait, data: { owed: 3 } });
  const answers = await Promise.all([1, 2, 3].map(() => reversingEntry(principal, student, 2)));
  for (const { data } of answers)
    expect(data).toMatchObject({ entry: { entry: 3, kind: 'reversal', hours: 3, reverses: 2 } });
  const whole = await reversingEntry(principal, student, 1, { note: '记错人了' });
  expect(whole.data).toMatchObject({
    entry: { hours: -10, balance: 0, note: '记错人了' },
    account: { balance: 0, purchased: 0, used: 0 },
  });
  expect((await reversingEntry(principal, student, 3)).code).toBe(CODE.wait);
  expect((await reversingEntry(principal, student, 9)).code).toBe(CODE.notFound);
  const { data } = await readingStatement(principal, { student_id: studentId(student) });
  expect(data.list.map(({ reversed_by }) => reversed_by)).toEqual([null, null, 3, 4]);
});

test('hours that paid a debt can be taken back: then it is owed again', async () => {
  const { principal, student } = await makeSchoolWithStudent();
  await storeUse(student, writerOf(principal), { hours: 2 });
  const { data } = await addingHours(principal, student, { hours: 10 });
  expect(data.account).toMatchObject({ balance: 8, owed: 0 });
  const back = await reversingEntry(principal, student, 2);
  expect(back.data.account).toMatchObject({ balance: -2, owed: 2 });
});

const LONG_AGO = new Date(Date.now() - 40 * 86_400_000);

test('what expired is written down when staff look, and seen by the student before', async () => {
  const { principal, student } = await makeSchoolWithStudent();
  const writer = writerOf(principal, LONG_AGO);
  await storeHours(student, writer, { hours: 10, until: dayFromToday(-2) });
  await storeHours(student, writer, { hours: 1 });
  const { data: own } = await listingHours(student);
  expect(own.list[0]?.accounts).toMatchObject([{ balance: 1, expired: 10, next_expiry: null }]);
  expect((await readingStatement(student)).data.list).toHaveLength(2);
  const { data } = await listingHours(principal);
  expect(data.list[0]?.accounts).toMatchObject([{ balance: 1, expired: 10, low: true }]);
  const query = { student_id: studentId(student) };
  const { data: statement } = await readingStatement(principal, query);
  expect(statement.list[0]).toMatchObject({ kind: 'expiry', hours: -10, balance: 1 });
  await readingStatement(principal, query);
  expect((await readingStatement(principal, query)).data.list).toHaveLength(3);
});

test('hours that are given back after their last day are valid for as long as a makeup right', async () => {
  const { principal, student } = await makeSchoolWithStudent();
  await editRules(principal, { makeup_days: 14 });
  const writer = writerOf(principal, LONG_AGO);
  await storeHours(student, writer, { hours: 2, until: dayFromToday(-1) });
  await storeUse(student, writer, { hours: 2 });
  const { data } = await reversingEntry(principal, student, 2);
  expect(data.account).toMatchObject({
    balance: 2,
    next_expiry: { date: dayFromToday(14), hours: 2 },
  });
});

test.each([
  ['Pacific/Kiritimati', 14],
  ['Pacific/Pago_Pago', -11],
])('it is the day of the school that counts: %s', async (timeZone, offset) => {
  const { schoolId, principal, student } = await makeSchoolWithStudent();
  await changeSchool(schoolId, { timeZone });
  const today = new Date(Date.now() + offset * 3_600_000).toISOString().slice(0, 10);
  const lasts = await addingHours(principal, student, { hours: 3, valid_to: today });
  expect(lasts.data.account.balance).toBe(3);
  const over = await addingHours(principal, student, { valid_to: addDays(today, -1) });
  expect(over).toMatchObject({ code: 1001, data: { errors: [{ field: 'valid_to' }] } });
});

test.each([
  ['no hours', { hours: 0 }, 'hours'],
  ['hours below nothing', { hours: -1 }, 'hours'],
  ['a third of an hour', { hours: '1.33' }, 'hours'],
  ['too many hours', { hours: 1000.5 }, 'hours'],
  ['a course that is not there', { course_id: 'crs-none' }, 'course_id'],
  ['use without a reason', { kind: 'use' }, 'note'],
  ['a day that is none', { valid_to: '2027-02-30' }, 'valid_to'],
  ['a day that is over', { valid_to: '2025-01-01' }, 'valid_to'],
  ['an unknown kind', { kind: 'reversal' }, 'kind'],
])('%s is refused', async (_, values, field) => {
  const { principal, student } = await makeSchoolWithStudent();
  const { code, data } = await addingHours(principal, student, values);
  expect(code).toBe(field === 'note' ? CODE.incomplete : CODE.invalid);
  expect(data).toMatchObject({ errors: [{ field }] });
});

test('an account that is used up can be settled, and opens with the next entry', async () => {
  const { schoolId, principal, student } = await makeSchoolWithStudent();
  await addingHours(principal, student, { hours: 1 });
  expect((await settlingHours(principal, student)).code).toBe(CODE.wait);
  await storeUse(student, writerOf(principal));
  expect((await listingHours(principal, { filter: 'low' })).data.list).toHaveLength(1);
  const { data } = await settlingHours(principal, student);
  expect(data.account).toMatchObject({ settled: true, low: false });
  expect((await listingHours(principal)).data.list).toEqual([]);
  expect((await settlingHours(principal, student, { course_id: 'crs-none' })).code).toBe(2004);
  const { data: opened } = await addingHours(principal, student);
  expect(opened.account).toMatchObject({ settled: false, balance: 10 });
  const stranger = await makeSchoolWithStudent();
  expect(schoolId).not.toBe(stranger.schoolId);
  expect((await addingHours(stranger.principal, student)).code).toBe(CODE.notFound);
});

test('an account whose last hours have expired can be settled', async () => {
  const { principal, student } = await makeSchoolWithStudent();
  await storeHours(student, writerOf(principal, LONG_AGO), { hours: 1, until: dayFromToday(-1) });
  const { data } = await settlingHours(principal, student);
  expect(data.account).toMatchObject({ settled: true, balance: 0, expired: 1 });
});

test('the ledger of a removed student is kept until the retention time is over', async () => {
  const { principal, student } = await makeSchoolWithStudent();
  await addingHours(principal, student, { valid_to: dayFromToday(60) });
  await removing(principal, [student.userId]);
  expect((await hourWallets.get(student, { consistent: true }))?.expires).toBeGreaterThan(0);
  for (const filter of [undefined, 'low', 'expiring'])
    expect((await listingHours(principal, { ...(filter && { filter }) })).data.list).toEqual([]);
  expect((await addingHours(principal, student)).code).toBe(CODE.notFound);
});

test('a teacher reads the statements of the own students only, a student the own one', async () => {
  const { schoolId, principal, teacher, colleague, student } = await makeSchoolWithStudent();
  const [other] = await makeStudents(schoolId, 1);
  if (!other) throw new TypeError('another student');
  await makeClass(teacher, [student]);
  for (const person of [teacher, colleague])
    await changePerson(person, { abilities: ['see-finances'] });
  await addingHours(principal, student);
  const query = { student_id: studentId(student) };
  expect((await readingStatement(teacher, query)).data.account.balance).toBe(10);
  expect((await readingStatement(colleague, query)).code).toBe(CODE.forbidden);
  expect((await readingStatement(other, query)).code).toBe(CODE.forbidden);
  expect((await readingStatement(teacher)).code).toBe(CODE.incomplete);
  expect((await addingHours(teacher, student)).code).toBe(CODE.forbidden);
});
