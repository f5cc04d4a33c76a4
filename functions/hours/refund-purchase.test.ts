import { expect, test } from 'vitest';
import { CODE } from '#shared/codes.ts';
import { makeStaff, makeStudents } from '#tests/factories/class-calls.ts';
import { storeHours, storeUse, writerOf } from '#tests/factories/hour-writer.ts';
import {
  addingHours,
  readingStatement,
  refunding,
  reversingEntry,
} from '#tests/factories/hours.ts';
import { dayFromToday } from '#tests/factories/lesson.ts';
import type { Person } from '#tests/factories/person.ts';
import { freshKey, studentId } from '#tests/factories/student.ts';

const PAID = { amount: 120_000, method: 'wechat', receipt: 'NO-7' };

/** A student who has bought ten hours for 1,200 yuan. */
async function makeBuyer() {
  const staff = await makeStaff();
  const [student] = (await makeStudents(staff.schoolId, 1)) as [Person];
  await addingHours(staff.principal, student, { hours: 10, ...PAID });
  return { ...staff, student };
}

const statementOf = async (as: Person, student: Person) =>
  (await readingStatement(as, { student_id: studentId(student) })).data;

test('unused hours are taken back with the money for them', async () => {
  const { principal, student } = await makeBuyer();
  await addingHours(principal, student, { kind: 'use', hours: 3, note: '补扣' });
  const back = { amount: 48_000, method: 'transfer', receipt: 'R-1' };
  const { data } = await refunding(principal, student, 1, { hours: 4, ...back });
  expect(data.account).toMatchObject({
    balance: 3,
    purchased: 10,
    used: 3,
    refunded: 4,
    money: { paid: 120_000, refunded: 48_000 },
  });
  expect(data.entry).toMatchObject({
    kind: 'refund',
    hours: -4,
    refunds: 1,
    payment: { ...back, amount: -48_000 },
  });
  const { list } = await statementOf(principal, student);
  expect(list[2]).toMatchObject({
    payment: PAID,
    refundable: { hours: 3, amount: 72_000 },
    reversible: false,
  });
});

test('no more hours than are left of the purchase, and no more money than was paid for it', async () => {
  const { principal, student } = await makeBuyer();
  await addingHours(principal, student, { hours: 20, amount: 1 });
  await addingHours(principal, student, { kind: 'use', hours: 3, note: '补扣' });
  const left = { hours: 7, amount: 120_000 };
  const tooMany = await refunding(principal, student, 1, { hours: 7.5 });
  expect(tooMany).toMatchObject({ code: CODE.wait, data: left });
  const tooMuch = await refunding(principal, student, 1, { hours: 7, amount: 120_001 });
  expect(tooMuch).toMatchObject({ code: CODE.wait, data: left });
  expect((await refunding(principal, student, 1, { hours: 1, amount: 120_000 })).code).toBe(1);
  expect((await refunding(principal, student, 1, { hours: 1, amount: 1 })).code).toBe(CODE.wait);
  expect((await refunding(principal, student, 3)).code).toBe(CODE.wait);
  expect((await refunding(principal, student, 9)).code).toBe(CODE.notFound);
  expect((await refunding(principal, student, 1, { receipt: 'R' })).code).toBe(CODE.incomplete);
});

test('ten refunds at once take what is left, and a repeated one counts once', async () => {
  const { principal, student } = await makeBuyer();
  const wish = { hours: 4, amount: 50_000 };
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => refunding(principal, student, 1, wish)),
  );
  expect(answers.filter(({ code }) => code === CODE.ok)).toHaveLength(2);
  const request_key = freshKey();
  const last = { hours: 2, amount: 20_000, request_key };
  for (const { code, data } of await Promise.all(
    [1, 2, 3].map(() => refunding(principal, student, 1, last)),
  ))
    expect([code, data.account.balance, data.account.money?.refunded]).toEqual([1, 0, 120_000]);
});

test('a refund is taken back before its purchase', async () => {
  const { principal, student } = await makeBuyer();
  await refunding(principal, student, 1, { hours: 4, amount: 48_000 });
  expect((await reversingEntry(principal, student, 1)).code).toBe(CODE.wait);
  const { data } = await reversingEntry(principal, student, 2);
  expect(data.entry).toMatchObject({ hours: 4, payment: { amount: 48_000 } });
  expect(data.account).toMatchObject({ balance: 10, refunded: 0, money: { refunded: 0 } });
  const again = await refunding(principal, student, 1, { hours: 10, amount: 120_000 });
  expect(again.data.account).toMatchObject({ balance: 0, money: { refunded: 120_000 } });
  await reversingEntry(principal, student, 4);
  const whole = await reversingEntry(principal, student, 1);
  expect(whole.data.account).toMatchObject({ balance: 0, money: { paid: 0, refunded: 0 } });
});

test('hours that have expired, or have paid a debt, are not left', async () => {
  const { principal, student } = await makeBuyer();
  const [other] = (await makeStudents(student.schoolId, 1)) as [Person];
  await storeUse(other, writerOf(principal), { hours: 4 });
  await addingHours(principal, other, { hours: 10, ...PAID });
  const { list } = await statementOf(principal, other);
  expect(list[0]).toMatchObject({ refundable: { hours: 6 } });
  const longAgo = writerOf(principal, new Date(Date.now() - 40 * 86_400_000));
  const [third] = (await makeStudents(student.schoolId, 1)) as [Person];
  await storeHours(third, longAgo, { hours: 10, until: dayFromToday(-1) });
  const refused = await refunding(principal, third, 1, { hours: 1 });
  expect(refused).toMatchObject({ code: CODE.wait, data: { hours: 0 } });
});

test.each([
  ['money of a gift', { kind: 'gift', amount: 1 }, 'amount', CODE.invalid],
  ['a receipt without money', { receipt: 'NO-1' }, 'amount', CODE.incomplete],
  ['money below nothing', { amount: -1 }, 'amount', CODE.invalid],
  ['an unknown way to pay', { amount: 1, method: 'shells' }, 'method', CODE.invalid],
])('%s is refused', async (_, values, field, expected) => {
  const { principal, student } = await makeBuyer();
  const { code, data } = await addingHours(principal, student, values);
  expect(code).toBe(expected);
  expect(data).toMatchObject({ errors: [{ field }] });
});
