import { expect, test } from 'vitest';
import { lessons } from '#shared/lessons/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import { makeStaff } from '#tests/factories/class-calls.ts';
import { dayFromToday } from '#tests/factories/lesson.ts';
import type { Person } from '#tests/factories/person.ts';
import { freshKey } from '#tests/factories/student.ts';

const { scheduling } = lessons.endpoints;

async function makeWish() {
  const { teacher } = await makeStaff();
  const payload = {
    class_id: await makeClass(teacher, []),
    request_key: freshKey(),
    preview: 0,
    from: dayFromToday(30),
    weekdays: '1,4',
    count: 6,
    start: '16:00',
    end: '17:30',
  };
  return { teacher, payload };
}

const schedule = (as: Person, payload: object) => call(scheduling, { as, payload });
const USED = { code: 1001, data: { errors: [{ field: 'request_key', rule: 'used' }] } };

test('a repeated series is not planned anew', async () => {
  const { teacher, payload } = await makeWish();
  const first = await schedule(teacher, payload);
  const again = await schedule(teacher, payload);
  expect(again.data).toEqual(first.data);
  const readUnits = ({ lines }: typeof again): number => JSON.parse(lines[0] ?? '').readUnits;
  expect(readUnits(again)).toBeLessThanOrEqual(5);
});

test('the key of a plan cannot be used for another series', async () => {
  const { teacher, payload } = await makeWish();
  await schedule(teacher, payload);
  expect(await schedule(teacher, { ...payload, start: '15:00' })).toMatchObject(USED);
});

test('of two series with one key at the same time one is planned', async () => {
  const { teacher, payload } = await makeWish();
  const wishes = [payload, { ...payload, start: '15:00' }];
  const answers = await Promise.all(wishes.map((wish) => schedule(teacher, wish)));
  expect(answers.map(({ code }) => code).sort()).toEqual([1, 1001]);
});
