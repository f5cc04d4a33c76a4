import readSheets from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { CODE } from '#shared/codes.ts';
import { ROLE } from '#shared/roles.ts';
import { teaching } from '#shared/teaching/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeStaff } from '#tests/factories/class-calls.ts';
import { dayFromToday, storeLesson } from '#tests/factories/lesson.ts';
import { operationsOf } from '#tests/factories/operation-log.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { endTaught, makePastLesson } from '#tests/factories/teaching.ts';
import { spanOf } from './load-register.ts';

const { register, exportRegister } = teaching.endpoints;

const [D9, D5, D2] = [-9, -5, -2].map(dayFromToday) as [string, string, string];

/** Three recorded lessons of a class of two, whose names are formulas and words. */
async function makeRegister() {
  const staff = await makeStaff();
  const { schoolId, teacher } = staff;
  const ann = await makePerson(schoolId, ROLE.student, { name: '=1+1' });
  const ben = await makePerson(schoolId, ROLE.student, { name: '王子涵' });
  const first = await makePastLesson(teacher, [ann, ben], { date: D9 });
  await endTaught(first, { [ben.userId]: 'absent' });
  const { classId } = first.lesson;
  for (const [date, states] of [
    [D5, { [ann.userId]: 'leave' }],
    [D2, {}],
  ] as const) {
    const lesson = await storeLesson(teacher, classId, { date, start: 9 * 60 });
    await endTaught({ ...first, lesson }, states);
  }
  return { ...staff, ann, ben, class_id: classId };
}

const reading = (as: Person, payload: object) => call(register, { as, payload, language: 'en' });

test('the register of a class has its lessons in order, in pages, for its staff only', async () => {
  const { teacher, principal, colleague, ann, ben, class_id } = await makeRegister();
  const asked = { class_id, period: 'dates', from: D9, to: D2 };
  const { data } = await reading(teacher, asked);
  expect(data).toMatchObject({ from: D9, to: D2, cursor: null });
  const marksOf = (lesson: (typeof data.list)[number]) =>
    Object.fromEntries(
      lesson.marks.map(({ student_id, state, hours }) => [student_id, [state, hours]]),
    );
  expect(data.list.map(({ date }) => date)).toEqual([D9, D5, D2]);
  expect(data.list[1]?.start).toBe('09:00');
  expect(data.list.map(marksOf)).toEqual([
    { [ann.userId]: ['present', 1], [ben.userId]: ['absent', 1] },
    { [ann.userId]: ['leave', 0], [ben.userId]: ['present', 1] },
    { [ann.userId]: ['present', 1], [ben.userId]: ['present', 1] },
  ]);
  expect(data.students.map(({ name, guest }) => [name, guest]).sort()).toEqual([
    ['=1+1', false],
    ['王子涵', false],
  ]);
  const first = await reading(principal, { ...asked, limit: 2 });
  const next = await reading(principal, { ...asked, limit: 2, cursor: first.data.cursor });
  expect([first, next].map(({ data: page }) => page.list.length)).toEqual([2, 1]);
  const inner = await reading(principal, {
    ...asked,
    from: dayFromToday(-8),
    to: dayFromToday(-3),
  });
  expect(inner.data.list.map(({ date }) => date)).toEqual([D5]);
  expect((await reading(colleague, asked)).code).toBe(CODE.forbidden);
  expect((await reading(principal, { ...asked, from: dayFromToday(-400) })).code).toBe(
    CODE.invalid,
  );
  expect((await reading(principal, { class_id, period: 'dates' })).code).toBe(CODE.incomplete);
});

test('the sheet has a row for each student and the totals; names are never formulas', async () => {
  const { principal, class_id, schoolId } = await makeRegister();
  const payload = { class_id, period: 'dates', from: D9, to: D2 };
  const { data } = await call(exportRegister, { as: principal, payload, language: 'en' });
  expect(data).toMatchObject({ rows: 2, truncated: false });
  expect(data.file_name).toBe(`attendance-register-${D9}-${D2}.xlsx`);
  const sheets = await readSheets(Buffer.from(data.content, 'base64'));
  const [heading, ...rows] = sheets[0]?.data ?? [];
  expect(heading?.slice(2)).toEqual([
    `${D5} 09:00`,
    `${D2} 09:00`,
    'Present',
    'Late',
    'On leave',
    'Absent',
    'Makeup',
    'Hours taken',
  ]);
  expect(rows).toEqual([
    ['=1+1', 'Present', 'On leave', 'Present', 2, 0, 1, 0, 0, 2],
    ['王子涵', 'Absent', 'Present', 'Present', 2, 0, 0, 1, 0, 3],
    ['Total', '1/2', '1/2', '2/2', 4, 0, 1, 1, 0, 5],
  ]);
  const logged = await operationsOf(schoolId);
  expect(logged.at(-1)).toMatchObject({ action: 'lesson.register', detail: { class_id, rows: 2 } });
});

test.each([
  ['month', { start: '', end: '' }, '2026-11-01', '2026-11-30'],
  ['last_month', { start: '', end: '' }, '2026-10-01', '2026-10-31'],
  ['term', { start: '', end: '' }, '2026-08-26', '2026-11-23'],
  ['term', { start: '2026-09-01', end: '2027-01-20' }, '2026-09-01', '2027-01-20'],
  ['term', { start: '2026-09-01', end: '' }, '2026-09-01', '2026-11-23'],
  ['term', { start: '2024-09-01', end: '' }, '2025-11-23', '2026-11-23'],
] as const)('the %s of a class of %o is %s to %s', (period, of, from, to) => {
  expect(spanOf({ period }, of, '2026-11-23')).toEqual({ from, to });
});
