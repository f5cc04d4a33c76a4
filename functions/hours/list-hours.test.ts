import { describe, expect, it } from 'vitest';
import { users } from '#functions/domain/people/user.ts';
import { CODE } from '#shared/codes.ts';
import type { HourRow } from '#shared/hours/fields.ts';
import { makeSettings } from '#tests/factories/calendar-settings.ts';
import { makeClass } from '#tests/factories/class.ts';
import { makeStaff, makeStudents } from '#tests/factories/class-calls.ts';
import { storeHours, storeUse, writerOf } from '#tests/factories/hour-writer.ts';
import { addingHours, listingHours } from '#tests/factories/hours.ts';
import { dayFromToday } from '#tests/factories/lesson.ts';
import type { Person } from '#tests/factories/person.ts';
import { studentId } from '#tests/factories/student.ts';

const balancesOf = (rows: readonly HourRow[]) =>
  rows.map(({ accounts }) => accounts.map(({ balance }) => balance));

/** All pages of a list. */
async function listingAll(as: Person, query: object) {
  const rows: HourRow[] = [];
  let cursor: string | null | undefined;
  do {
    const { data } = await listingHours(as, { ...query, ...(cursor && { cursor }) });
    rows.push(...data.list);
    ({ cursor } = data);
  } while (cursor);
  return rows;
}

const rowOf = ({ userId }: Person) => ({ student_id: userId, without_hours: true });

const BALANCES = [20, 4, 0.5, -2, 9.5, 4.5];

/** Students with these balances, and one who has never had hours. */
async function makeHours() {
  const staff = await makeStaff();
  const { course } = await makeSettings(staff.schoolId);
  const students = await makeStudents(staff.schoolId, BALANCES.length + 1);
  const writer = writerOf(staff.principal);
  for (const [index, balance] of BALANCES.entries()) {
    const student = students[index] as Person;
    if (balance > 0) await storeHours(student, writer, { hours: balance });
    else await storeUse(student, writer, { hours: -balance });
  }
  return { ...staff, course, writer, students };
}

describe('the list of hours', () => {
  it('begins with those who owe hours, whatever the size of a page', async () => {
    const { principal } = await makeHours();
    for (const limit of [1, 2, 20]) {
      const rows = await listingAll(principal, { limit });
      expect(balancesOf(rows)).toEqual([[-2], [0.5], [4], [4.5], [9.5], [20]]);
    }
  });

  it('shows low balances, owed ones, and hours that expire soon', async () => {
    const { principal, students, writer } = await makeHours();
    expect(balancesOf(await listingAll(principal, { filter: 'low', limit: 2 }))).toEqual([
      ...[[-2], [0.5], [4]],
    ]);
    expect(balancesOf(await listingAll(principal, { filter: 'owed' }))).toEqual([[-2]]);
    const [first, second] = students as [Person, Person];
    await storeHours(first, writer, { hours: 3, until: dayFromToday(20) });
    await storeHours(second, writer, { hours: 3, until: dayFromToday(200) });
    const [soon, ...others] = await listingAll(principal, { filter: 'expiring' });
    expect(others).toEqual([]);
    expect(soon?.accounts).toMatchObject([{ next_expiry: { date: dayFromToday(20), hours: 3 } }]);
  });

  it('of a course shows only its accounts, the lowest first', async () => {
    const { principal, course, students, writer } = await makeHours();
    const [first, second] = students as [Person, Person];
    await storeHours(first, writer, { courseId: course.id, hours: 7 });
    await storeHours(second, writer, { courseId: course.id, hours: 3 });
    const rows = await listingAll(principal, { course_id: course.id });
    expect(balancesOf(rows)).toEqual([[3], [7]]);
    expect(rows[0]?.accounts[0]).toMatchObject({ course_name: course.name, low: true });
    const low = await listingAll(principal, { course_id: course.id, filter: 'low' });
    expect(balancesOf(low)).toEqual([[3]]);
    expect(await listingAll(principal, { course_id: 'general' })).toHaveLength(BALANCES.length);
  });

  it('by name, of a search and of a class has also those without hours', async () => {
    const { principal, teacher, students } = await makeHours();
    expect(await listingAll(principal, { sort: 'name', limit: 3 })).toHaveLength(students.length);
    const last = students.at(-1) as Person;
    const found = await listingAll(principal, { search: last.account });
    expect(found).toMatchObject([{ student_id: last.userId, accounts: [] }]);
    const class_id = await makeClass(teacher, [last, students[0] as Person]);
    expect(await listingAll(principal, { class_id })).toHaveLength(2);
    expect(balancesOf(await listingAll(principal, { class_id, filter: 'low' }))).toEqual([[]]);
  });

  it('of a class is in the order of the balances, whatever the size of a page', async () => {
    const { teacher, students } = await makeHours();
    const class_id = await makeClass(teacher, students);
    const order = [[-2], [], [0.5], [4], [4.5], [9.5], [20]];
    for (const limit of [1, 3, 20])
      expect(balancesOf(await listingAll(teacher, { class_id, limit }))).toEqual(order);
    const low = await listingAll(teacher, { class_id, filter: 'low', limit: 2 });
    expect(balancesOf(low)).toEqual(order.slice(0, 4));
  });

  it('has students of classes who never had hours among those who run short', async () => {
    const { principal, teacher, students, writer } = await makeHours();
    const [never, without] = [students.at(-1) as Person, students[0] as Person];
    const [loner] = (await makeStudents(principal.schoolId, 1)) as [Person];
    await makeClass(teacher, [never, without]);
    for (const limit of [1, 2, 20]) {
      const rows = await listingAll(principal, { filter: 'low', limit });
      expect(balancesOf(rows)).toEqual([[-2], [], [0.5], [4]]);
      expect(rows[1]).toMatchObject({ student_id: never.userId, without_hours: true });
    }
    expect(balancesOf(await listingAll(principal, {}))).toHaveLength(BALANCES.length + 1);
    expect(balancesOf(await listingAll(teacher, { filter: 'low' }))).toEqual([[]]);
    for (const filter of ['owed', 'expiring'])
      expect(await listingAll(principal, { filter })).not.toContainEqual(rowOf(never));
    // Hours that a lesson takes come without a mark of the student.
    await storeUse(never, writer, { hours: 1 });
    expect(balancesOf(await listingAll(principal, { filter: 'low' }))).toEqual([
      ...[[-2], [-1], [0.5], [4]],
    ]);
    expect((await users.get(never, { consistent: true }))?.hours).toBe('some');
    await addingHours(principal, loner);
    await makeClass(teacher, [loner]);
    expect((await listingAll(principal, { filter: 'low' })).map(({ name }) => name)).not.toContain(
      loner.name,
    );
  });

  it('shows teachers the own students, and a student the own hours', async () => {
    const { teacher, colleague, students } = await makeHours();
    const [first] = students as [Person];
    const class_id = await makeClass(teacher, [first]);
    expect(balancesOf(await listingAll(teacher, {}))).toEqual([[20]]);
    expect(await listingAll(colleague, {})).toEqual([]);
    expect((await listingHours(colleague, { class_id })).code).toBe(CODE.forbidden);
    const own = await listingAll(first, { search: '学生2', class_id });
    expect(own).toMatchObject([{ student_id: first.userId, accounts: [{ balance: 20 }] }]);
  });

  it('of one student has what was written a moment ago, for callers who may see the student', async () => {
    const { principal, teacher, colleague, students, writer } = await makeHours();
    const [first, second] = students as [Person, Person];
    await makeClass(teacher, [first]);
    const ofStudent = (as: Person, student: Person) =>
      listingHours(as, { student_id: studentId(student), filter: 'owed' });
    await storeUse(first, writer, { hours: 0.5 });
    for (const as of [principal, teacher, first])
      expect(balancesOf((await ofStudent(as, first)).data.list)).toEqual([[19.5]]);
    expect((await ofStudent(colleague, first)).code).toBe(CODE.forbidden);
    expect((await ofStudent(second, first)).code).toBe(CODE.forbidden);
  });

  it('costs the same with a history ten times as long', async () => {
    const { principal, students, writer } = await makeHours();
    const measure = async () => {
      const { lines } = await listingHours(principal, { limit: 5 });
      return JSON.parse(lines[0] ?? '').readUnits;
    };
    await measure();
    const before = await measure();
    for (let count = 0; count < 40; count += 1)
      await storeUse(students[0] as Person, writer, { hours: 0.5 });
    expect(await measure()).toBeLessThanOrEqual(before);
  });
});
