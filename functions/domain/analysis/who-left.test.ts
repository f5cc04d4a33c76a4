import { expect, test } from 'vitest';
import { schools } from '#functions/domain/schools/school.ts';
import { firstOfMonthFrom, monthOfDay } from '#shared/days.ts';
import { makeStaff, makeStudents } from '#tests/factories/class-calls.ts';
import { storeHours, storeUse, writerOf } from '#tests/factories/hour-writer.ts';
import { dayFromToday } from '#tests/factories/lesson.ts';
import type { Person } from '#tests/factories/person.ts';
import { removing } from '#tests/factories/student-calls.ts';
import { beginWalk, stepHours } from './check-hours.ts';
import type { HoursWalk } from './figure-check.ts';

const LAST_MONTH = monthOfDay(firstOfMonthFrom(dayFromToday(0), -1));
/** More than a step adds up. */
const STUDENTS = 105;

/** Students of whom the first and the last bought and used hours last month. */
async function makeSchool() {
  const { schoolId, principal } = await makeStaff();
  const students = await makeStudents(schoolId, STUDENTS);
  const [first, last, other] = [students.at(0), students.at(-1), students.at(-2)] as [
    Person,
    Person,
    Person,
  ];
  const then = writerOf(principal, new Date(`${LAST_MONTH}-15T04:00:00Z`));
  for (const student of [first, last, other]) {
    await storeHours(student, then, { hours: 10, amount: 1000 });
    await storeUse(student, then, { hours: 2 });
  }
  const school = await schools.get(schoolId);
  if (!school) throw new TypeError('a school');
  return { principal, school, first, last, other };
}

test('who leaves during the walk is added up once, wherever the walk is', async () => {
  const { principal, school, first, last, other } = await makeSchool();
  const step = (walk: HoursWalk) => stepHours(school, walk, new Date());
  const one = await step(beginWalk(LAST_MONTH, new Date()));
  // One was added up, and the other not yet.
  await removing(principal, [first.userId, last.userId]);
  if (!one.walk) throw new TypeError('goes on');
  const two = await step(one.walk);
  expect(two.walk?.list).toBe('leavers');
  // Was added up with the last students.
  await removing(principal, [other.userId]);
  if (!two.walk) throw new TypeError('goes on');
  expect(two.walk.left).toEqual(
    expect.arrayContaining([
      { id: first.userId, counted: true },
      { id: last.userId, counted: false },
    ]),
  );
  const three = await step(two.walk);
  expect(three).toEqual({
    walk: undefined,
    students: STUDENTS,
    wrong: [],
    suspects: expect.any(Array),
  });
}, 60_000);
