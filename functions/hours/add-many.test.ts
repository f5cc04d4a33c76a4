import { expect, test } from 'vitest';
import { CODE } from '#shared/codes.ts';
import { makeStaff, makeStudents } from '#tests/factories/class-calls.ts';
import { storeUse, writerOf } from '#tests/factories/hour-writer.ts';
import { addingMany, readingStatement } from '#tests/factories/hours.ts';
import { operationsOf } from '#tests/factories/operation-log.ts';
import type { Person } from '#tests/factories/person.ts';
import { freshKey, studentId } from '#tests/factories/student.ts';
import { removing } from '#tests/factories/student-calls.ts';

const balanceOf = async (as: Person, student: Person) =>
  (await readingStatement(as, { student_id: studentId(student) })).data.account;

test('a whole class gets the same hours, each with the money that was paid', async () => {
  const { schoolId, principal } = await makeStaff();
  const students = await makeStudents(schoolId, 100);
  const [first, last] = [students[0], students.at(-1)] as [Person, Person];
  await storeUse(first, writerOf(principal), { hours: 2 });
  const paid = { amount: 240_000, method: 'transfer', receipt: 'A-1' };
  const { data } = await addingMany(principal, students, { hours: 24, ...paid });
  expect(data.results.map(({ id }) => id)).toEqual(students.map(({ userId }) => userId));
  expect(data.results.every(({ ok }) => ok)).toBe(true);
  expect(data.results.slice(0, 2).map(({ balance }) => balance)).toEqual([22, 24]);
  expect(await balanceOf(principal, last)).toMatchObject({
    balance: 24,
    purchased: 24,
    money: { paid: 240_000, refunded: 0 },
  });
  const logged = (await operationsOf(schoolId)).filter(({ action }) => action === 'hours.add');
  expect(logged).toHaveLength(100);
}, 30_000);

test('a repeated request adds once for each, also several times at once, and completes one that broke off', async () => {
  const { schoolId, principal } = await makeStaff();
  const students = await makeStudents(schoolId, 4);
  const request_key = freshKey();
  // Broken off after two of them.
  await addingMany(principal, students.slice(0, 2), { request_key });
  const answers = await Promise.all(
    [1, 2, 3].map(() => addingMany(principal, students, { request_key })),
  );
  for (const { data } of answers)
    expect(data.results.map(({ ok, balance }) => [ok, balance])).toEqual(
      students.map(() => [true, 10]),
    );
  for (const student of students)
    expect(await balanceOf(principal, student)).toMatchObject({ balance: 10 });
  const other = await addingMany(principal, students, { request_key, hours: 11 });
  expect(other).toMatchObject({ code: 1001, data: { errors: [{ field: 'request_key' }] } });
});

test('who cannot get hours does not stand in the way of the others', async () => {
  const { schoolId, principal, teacher } = await makeStaff();
  const students = await makeStudents(schoolId, 2);
  const [gone, stays] = students as [Person, Person];
  await removing(principal, [gone.userId]);
  const stranger = await makeStaff();
  const [foreign] = (await makeStudents(stranger.schoolId, 1)) as [Person];
  const { data } = await addingMany(principal, [gone, stays, foreign]);
  expect(data.results).toMatchObject([
    { ok: false, balance: null, errors: [{ field: 'student_ids' }] },
    { ok: true, balance: 10 },
    { ok: false },
  ]);
  expect((await addingMany(teacher, [stays])).code).toBe(CODE.forbidden);
});

test.each([
  ['hours that were used', { kind: 'use' }, 'kind'],
  ['a course that is not there', { course_id: 'crs-none' }, 'course_id'],
  ['a day that is over', { valid_to: '2025-01-01' }, 'valid_to'],
  ['money of a gift', { kind: 'gift', amount: 1 }, 'amount'],
])('%s is refused for all', async (_, values, field) => {
  const { schoolId, principal } = await makeStaff();
  const students = await makeStudents(schoolId, 1);
  const { code, data } = await addingMany(principal, students, values);
  expect(code).toBe(CODE.invalid);
  expect(data).toMatchObject({ errors: [{ field }] });
});
