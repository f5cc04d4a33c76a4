import { expect, test } from 'vitest';
import type { Endpoint } from '#shared/endpoint.ts';
import { lessons } from '#shared/lessons/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { students } from '#shared/students/contract.ts';
import { teachers } from '#shared/teachers/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeBigSchool } from '#tests/factories/big-school.ts';
import { dayFromToday, storeLesson } from '#tests/factories/lesson.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';

const STUDENTS = 60;
const CLASSES = 12;
const STAFF = 12;

/** What a page of 60 rows may read; a batch of as many items alone takes 30 units. */
const PAGE_UNITS = { list: 12, staff: 5, week: 16 } as const;

async function unitsOf(as: Person, endpoint: Endpoint, payload: object): Promise<number> {
  const { code, lines } = await call(endpoint, { as, payload });
  expect(code).toBe(1);
  return JSON.parse(lines[0] ?? '').readUnits;
}

test('a page of a list reads its entries, not the items behind them', async () => {
  const { schoolId, principal, classIds } = await makeBigSchool(STUDENTS, CLASSES);
  for (let n = 0; n < STAFF; n += 1) {
    const teacher = await makePerson(schoolId, ROLE.teacher);
    const classId = classIds[n];
    if (classId)
      for (const days of [8, 9, 10, 11, 12])
        await storeLesson(teacher, classId, { date: dayFromToday(days), start: 600 });
  }
  const page = { limit: STUDENTS };
  const week = { from: dayFromToday(7), to: dayFromToday(13) };

  expect(await unitsOf(principal, students.endpoints.list, page)).toBeLessThan(PAGE_UNITS.list);
  expect(await unitsOf(principal, teachers.endpoints.list, page)).toBeLessThan(PAGE_UNITS.staff);
  expect(await unitsOf(principal, lessons.endpoints.list, week)).toBeLessThan(PAGE_UNITS.week);
}, 60_000);
