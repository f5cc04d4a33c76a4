import readSheets from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { changeSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { LESSON_LISTS } from '#functions/domain/lessons/lesson.ts';
import { listing, schoolList } from '#functions/platform/listing.ts';
import { transact } from '#functions/platform/table.ts';
import { analysis } from '#shared/analysis/contract.ts';
import { type CourseId, newId, type SchoolId } from '#shared/ids.ts';
import { TEACHING_LIMITS } from '#shared/teaching/limits.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeStaff, makeStudents } from '#tests/factories/class-calls.ts';
import { storeHours, writerOf } from '#tests/factories/hour-writer.ts';
import { monthBack } from '#tests/factories/lesson.ts';
import type { Person } from '#tests/factories/person.ts';

const { businessSheet, teachingSheet } = analysis.endpoints;

const FORMULA = '=1+1';

async function makeCourse(schoolId: SchoolId, name: string): Promise<CourseId> {
  const course = {
    id: newId('course'),
    rev: 1,
    name,
    colour: 'blue',
    hours: 1,
    archived: false,
  } as const;
  await changeSettings(
    schoolId,
    (before) => ({ ...before, courses: [course] }),
    () => [],
  );
  return course.id;
}

/** A school that sold a course for 1,000 two months ago, and for 600 last month. */
async function makeSchool() {
  const { schoolId, principal } = await makeStaff();
  const [student] = (await makeStudents(schoolId, 1)) as [Person];
  const courseId = await makeCourse(schoolId, FORMULA);
  for (const [months, amount] of [
    [2, 100_000],
    [1, 60_000],
  ] as const) {
    const writer = writerOf(principal, new Date(`${monthBack(months)}-15T04:00:00Z`));
    await storeHours(student, writer, { courseId, hours: 10, amount });
  }
  return principal;
}

async function sheetsOf(as: Person, payload: object) {
  const { data } = await call(businessSheet, { as, payload, language: 'en' });
  const sheets = await readSheets(Buffer.from(data.content, 'base64'));
  return { data, sheets: new Map(sheets.map(({ sheet, data: rows }) => [sheet, rows])) };
}

test('the file has figures with earlier ones, months, courses and channels', async () => {
  const principal = await makeSchool();
  const { data, sheets } = await sheetsOf(principal, { to: monthBack(1) });
  expect([...sheets.keys()]).toEqual([
    'Figures',
    'Today',
    'By month',
    'By course',
    'By way of payment',
  ]);
  const rows = [...sheets.values()].reduce((sum, { length }) => sum + length - 1, 0);
  expect(data.rows).toBe(rows);

  const [heading, income] = sheets.get('Figures') ?? [];
  const [now, before, year] = [monthBack(1), monthBack(2), monthBack(13)];
  expect(heading).toEqual(['Figure', now, before, 'Change (%)', year, 'Change (%)']);
  expect(income).toEqual(['Income', 600, 1000, -40, 0, null]);
  expect(sheets.get('By month')).toHaveLength(25);
  expect(sheets.get('Today')?.[1]?.[0]).toBe('Hours to be taught');

  const [titles, course] = sheets.get('By course') ?? [];
  expect(titles?.slice(0, 4)).toEqual([
    'Course',
    `Income ${now}`,
    `Income ${before}`,
    `Income ${year}`,
  ]);
  // A name that begins like a formula stays a text.
  expect(course?.slice(0, 4)).toEqual([FORMULA, 600, 1000, 0]);
  expect(sheets.get('By way of payment')?.[1]).toEqual(['WeChat', 600, 1000, 0, 0, 0, 0]);
});

test('a month that is under way has no changes', async () => {
  const principal = await makeSchool();
  const { sheets } = await sheetsOf(principal, { to: monthBack(0) });
  const [, income] = sheets.get('Figures') ?? [];
  expect(income).toEqual(['Income', 0, 600, null, 0, null]);
});

/** As many entries of a list as are counted. */
const fillList = (pk: string, at: string) =>
  transact(
    Array.from({ length: TEACHING_LIMITS.missingCountMax }, (_, no) => ({
      Put: { Item: { ...listing(pk, at, String(no)) } },
    })),
  );

test('what is counted up to a limit says that there may be more', async () => {
  const { schoolId, principal, teacher } = await makeStaff();
  const to = monthBack(1);
  const missing = schoolList(schoolId, LESSON_LISTS.open(teacher.userId));
  await fillList(missing, `${to}-15T04:00:00.000Z`);

  const payload = { of: 'teacher', to } as const;
  const { data } = await call(teachingSheet, { as: principal, payload, language: 'en' });
  const [sheet] = await readSheets(Buffer.from(data.content, 'base64'));

  expect(sheet?.data.map((row) => row.at(-1))).toContain('100 or more');
});
