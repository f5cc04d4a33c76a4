import readSheets from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { CODE } from '#shared/codes.ts';
import { ROLE } from '#shared/roles.ts';
import { teaching } from '#shared/teaching/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import { makeStaff, makeStudents } from '#tests/factories/class-calls.ts';
import { dayFromToday, storeLesson } from '#tests/factories/lesson.ts';
import { operationsOf } from '#tests/factories/operation-log.ts';
import { changePerson, makePerson, type Person } from '#tests/factories/person.ts';
import { studentId } from '#tests/factories/student.ts';
import {
  endTaught,
  listingMissing,
  listingOwnRecords,
  listingRecords,
  makePastLesson,
} from '#tests/factories/teaching.ts';

const { exportSheet, figures } = teaching.endpoints;

/** Two teachers with a class each; three lessons of the first are recorded, one of the second. */
async function makeRecords() {
  const staff = await makeStaff();
  const { schoolId, teacher, colleague } = staff;
  const [ann, ben] = (await makeStudents(schoolId, 2)) as [Person, Person];
  const first = await makePastLesson(teacher, [ann, ben], {
    date: dayFromToday(-9),
    topic: '迷宫',
  });
  const { classId } = first.lesson;
  await endTaught(first, { [ben.userId]: 'absent' });
  for (const [days, content] of [
    [-5, '画正方形'],
    [-2, '弹球'],
  ] as const) {
    const lesson = await storeLesson(teacher, classId, { date: dayFromToday(days) });
    await endTaught({ ...first, lesson }, {}, { content });
  }
  const other = await makePastLesson(colleague, [ann], { date: dayFromToday(-5) });
  await endTaught(other, { [ann.userId]: 'leave' });
  return { ...staff, ann, ben, classId, first, other };
}
type Scene = Awaited<ReturnType<typeof makeRecords>>;
type Query = Parameters<typeof listingRecords>[1];

const daysOf = async (as: Person, query: Query = {}) => {
  const { data, code, body } = await listingRecords(as, query);
  if (code !== 1) throw new Error(body);
  return data.list.map(({ date }) => date);
};
const [D9, D5, D2] = [-9, -5, -2].map(dayFromToday) as [string, string, string];

async function expectFilters({ principal, teacher, colleague, ann, ben, classId }: Scene) {
  expect(await daysOf(principal)).toEqual([D2, D5, D5, D9]);
  expect(await daysOf(teacher)).toEqual([D2, D5, D9]);
  expect(await daysOf(principal, { teacher_id: colleague.userId })).toEqual([D5]);
  expect(await daysOf(principal, { class_id: classId, from: D5, to: D5 })).toEqual([D5]);
  expect(await daysOf(principal, { to: dayFromToday(-6) })).toEqual([D9]);
  expect(await daysOf(principal, { from: dayFromToday(-4) })).toEqual([D2]);
  expect(await daysOf(principal, { search: '正方' })).toEqual([D5]);
  expect(await daysOf(teacher, { search: '迷宫' })).toEqual([D9]);
  expect(await daysOf(principal, { state: 'absent' })).toEqual([D9]);
  expect(await daysOf(principal, { student_id: studentId(ann) })).toEqual([D2, D5, D5, D9]);
  expect(await daysOf(teacher, { student_id: studentId(ann) })).toEqual([D2, D5, D9]);
  expect(await daysOf(principal, { student_id: studentId(ben), state: 'absent' })).toEqual([D9]);
}

test('records are found by class, teacher, student, days, attendance and words', async () => {
  const scene = await makeRecords();
  await expectFilters(scene);
  const { principal, ben, classId, colleague, teacher } = scene;
  const { data } = await listingRecords(principal, { student_id: studentId(ben), limit: 1 });
  expect(data.list[0]).toMatchObject({
    date: D2,
    content: '弹球',
    counts: { present: 2, absent: 0 },
    hours: 2,
    attendance: { state: 'present', hours: 1 },
  });
  const next = await listingRecords(principal, {
    student_id: studentId(ben),
    limit: 1,
    cursor: data.cursor,
  });
  expect(next.data.list).toMatchObject([{ date: D5, content: '画正方形' }]);
  const elsewhere = await listingRecords(principal, { cursor: data.cursor });
  expect(elsewhere.code).toBe(CODE.invalid);
  expect((await listingRecords(teacher, { teacher_id: colleague.userId })).code).toBe(
    CODE.forbidden,
  );
  expect((await listingRecords(colleague, { class_id: classId })).code).toBe(CODE.forbidden);
  expect((await listingRecords(principal, { from: D2, to: D5 })).code).toBe(CODE.invalid);
  const own = await listingOwnRecords(ben, { limit: 2 });
  expect(own.data.list.map(({ date, state }) => [date, state])).toEqual([
    [D2, 'present'],
    [D5, 'present'],
  ]);
});

test('figures of a period agree with its records: of the school, a teacher and a class', async () => {
  const { principal, teacher, colleague, classId } = await makeRecords();
  const span = { from: D5, to: D2 };
  const totals = async (as: Person, query: object) =>
    (await listingRecords(as, { ...span, ...query })).data.figures;
  const two = { lessons: 2, hours: 4, present: 4, absent: 0, leave: 0 };
  expect(await totals(principal, {})).toMatchObject({ ...two, lessons: 3, leave: 1 });
  expect(await totals(teacher, {})).toMatchObject(two);
  expect(await totals(principal, { class_id: classId })).toMatchObject(two);
  expect(await totals(principal, { search: '弹球' })).toBeNull();
  const ask = (as: Person, payload: object) => call(figures, { as, payload });
  const all = await ask(principal, { ...span, of: 'teacher' });
  const of = (name: string) => all.data.list.find(({ id }) => id === name)?.totals;
  expect([of(teacher.userId), of(colleague.userId)]).toMatchObject([two, { lessons: 1, leave: 1 }]);
  expect(all.data.totals).toMatchObject({ lessons: 3, hours: 4 });
  const mine = await ask(teacher, { ...span, of: 'class' });
  expect(mine.data.list).toMatchObject([{ id: classId, totals: two }]);
  expect((await ask(teacher, { ...span, of: 'teacher' })).data.list).toHaveLength(1);
});

test('lessons that are over and not recorded are missing, until they are', async () => {
  const { schoolId, principal, teacher, colleague } = await makeStaff();
  const classId = await makeClass(teacher, []);
  const hour = 3_600_000;
  const lessonAt = (days: number, from: number, to: number) =>
    storeLesson(teacher, classId, {
      date: dayFromToday(days),
      startsAt: new Date(Date.now() + from * hour).toISOString(),
      endsAt: new Date(Date.now() + to * hour).toISOString(),
    });
  const old = await lessonAt(-4, -96, -95);
  const recent = await lessonAt(-1, -3, -2);
  await lessonAt(0, -0.5, 0.5);
  await lessonAt(2, 48, 49);
  const live = await makePerson(schoolId, ROLE.liveTeacher);
  for (const as of [principal, teacher]) {
    const { data } = await listingMissing(as);
    expect(data.list.map(({ id }) => id)).toEqual([recent.id, old.id]);
    expect(data.total).toBe(2);
  }
  for (const as of [colleague, live]) expect((await listingMissing(as)).data.total).toBe(0);
  const named = await listingMissing(principal, { teacher_id: colleague.userId });
  expect(named.data.list).toEqual([]);
  await endTaught({ teacher, students: [], lesson: recent });
  expect((await listingMissing(teacher)).data).toMatchObject({ list: [{ id: old.id }], total: 1 });
});

test('the sheet has a row for each student of each lesson', async () => {
  const { schoolId, principal, teacher, ann, classId } = await makeRecords();
  const ask = (as: Person, payload: object) => call(exportSheet, { as, payload, language: 'en' });
  const { data } = await ask(principal, { class_id: classId });
  expect(data).toMatchObject({ rows: 6, truncated: false });
  const [sheet] = await readSheets(Buffer.from(data.content, 'base64'));
  const [heading, ...rows] = sheet?.data ?? [];
  expect(heading?.slice(5, 8)).toEqual(['Name', 'Attendance', 'Used']);
  expect(rows.map((row) => [row[0], ...row.slice(5, 8)])).toEqual([
    ...[
      [D2, '学生1', 'Present', 1],
      [D2, '学生2', 'Present', 1],
    ],
    ...[
      [D5, '学生1', 'Present', 1],
      [D5, '学生2', 'Present', 1],
    ],
    ...[
      [D9, '学生1', 'Present', 1],
      [D9, '学生2', 'Absent', 1],
    ],
  ]);
  expect((await ask(principal, { student_id: studentId(ann) })).data.rows).toBe(4);
  expect((await operationsOf(schoolId)).at(-1)).toMatchObject({
    action: 'lesson.export',
    detail: { rows: 4 },
  });
  await changePerson(teacher, { abilities: [] });
  expect((await ask(teacher, {})).code).toBe(CODE.forbidden);
});
