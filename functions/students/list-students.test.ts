import { describe, expect, it } from 'vitest';
import { noteLesson } from '#functions/domain/students/student-summary.ts';
import { CODE } from '#shared/codes.ts';
import { newId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { students } from '#shared/students/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import { storeHours, storeUse, writerOf } from '#tests/factories/hour-writer.ts';
import { dayFromToday } from '#tests/factories/lesson.ts';
import { makePerson, makeSigner, type Person } from '#tests/factories/person.ts';
import { signIn } from '#tests/factories/session.ts';
import { makeStudent, revOfStudent, studentId } from '#tests/factories/student.ts';
import {
  editingStudent,
  listing,
  listingAll,
  makeStudentStaff,
} from '#tests/factories/student-calls.ts';

const { detailList } = students.endpoints;
const ids = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

async function makeMany(of: Person, count: number, values: Parameters<typeof makeStudent>[1] = {}) {
  const made: Person[] = [];
  for (let index = 0; index < count; index += 1) made.push(await makeStudent(of, values));
  return made;
}
const idsOf = (people: readonly Person[]) => people.map(({ userId }) => userId);

/** A teacher of two classes with a student in both, and others in a class of another teacher. */
async function makeTwoClasses() {
  const staff = await makeStudentStaff();
  const { teacher, principal } = staff;
  const both = await makeStudent(teacher);
  const first = await makeMany(teacher, 3);
  const second = await makeMany(teacher, 3);
  const [firstId, secondId] = [
    await makeClass(teacher, [both, ...first]),
    await makeClass(teacher, [both, ...second]),
  ];
  const others = await makeMany(principal, 3);
  const foreignId = await makeClass(principal, others);
  return { ...staff, both, first, second, others, firstId, secondId, foreignId };
}

describe('the list of students', () => {
  it('is paged, newest first or by name, without a gap or a repetition', async () => {
    const { principal } = await makeStudentStaff();
    const made = await makeMany(principal, 25);
    await makePerson(principal.schoolId, ROLE.teacher);

    const first = await listing(principal);
    const all = await listingAll(principal, { limit: 7 });

    expect(first.data).toMatchObject({ total: 25, licences: { used: 25, cap: 300 } });
    expect(first.data.list).toHaveLength(20);
    expect(ids(all).sort()).toEqual(idsOf(made).sort());
    const byName = await listingAll(principal, { sort: 'name', limit: 7 });
    expect(new Set(ids(byName))).toEqual(new Set(idsOf(made)));
  });

  it('by name follows the reading', async () => {
    const { principal } = await makeStudentStaff();
    for (const [name, reading] of [
      ['赵一', 'zhao yi'],
      ['安心', 'an xin'],
      ['李雷', 'li lei'],
    ] as const)
      await makeStudent(principal, { name, reading });

    const list = await listingAll(principal, { sort: 'name' });

    expect(list.map(({ name }) => name)).toEqual(['安心', '李雷', '赵一']);
  });

  it('shows the filters', async () => {
    const { principal } = await makeStudentStaff();
    const plain = await makeStudent(principal);
    await makeClass(principal, [plain]);
    const special = {
      no_class: await makeStudent(principal),
      disabled: await makeStudent(principal, { disabled: true }),
      default_password: await makeStudent(principal, { defaultPassword: true }),
      unlicensed: await makeStudent(principal, { licensed: false }),
    };
    await makeClass(principal, [special.disabled, special.default_password, special.unlicensed]);

    for (const [filter, { userId }] of Object.entries(special))
      expect(ids(await listingAll(principal, { filter })), filter).toEqual([userId]);
    expect((await listing(principal, { filter: 'unlicensed' })).data.total).toBe(1);
    expect((await listing(principal, { filter: 'disabled' })).data.total).toBeNull();
  });

  it('of a class knows its total, and may be searched and filtered', async () => {
    const { principal } = await makeStudentStaff();
    const made = await makeMany(principal, 5);
    const wanted = await makeStudent(principal, { name: '独孤求败', disabled: true });
    const class_id = await makeClass(principal, [...made, wanted]);

    expect((await listing(principal, { class_id })).data.total).toBe(6);
    expect(ids(await listingAll(principal, { class_id, search: '孤求' }))).toEqual([wanted.userId]);
    expect(ids(await listingAll(principal, { class_id, filter: 'disabled' }))).toEqual([
      wanted.userId,
    ]);
  });

  it.each(['明月', '月', 'special', '5678', '139'])('finds "%s" in any part', async (search) => {
    const { principal } = await makeStudentStaff();
    await makeMany(principal, 3);
    const account = `special${Math.floor(Math.random() * 1e9)}`;
    const wanted = await makeStudent(principal, {
      name: '欧阳明月',
      account,
      phone: '13912345678',
    });

    expect(ids(await listingAll(principal, { search }))).toContain(wanted.userId);
  });

  it.each(['ouyangmy', 'oymy', '欧阳my', 'MINGYUE'])(
    'finds "%s" as a name is typed on a Latin keyboard, until it is another one',
    async (search) => {
      const { principal, teacher } = await makeStudentStaff();
      const wanted = await makeStudent(principal, {
        name: '欧阳明月',
        reading: 'ou yang ming yue',
        account: `q${Math.floor(Math.random() * 1e9)}`,
      });
      await makeClass(teacher, [wanted]);

      expect(ids(await listingAll(principal, { search }))).toEqual([wanted.userId]);
      expect(ids(await listingAll(teacher, { search }))).toEqual([wanted.userId]);

      const rev = await revOfStudent(wanted);
      const renamed = { student_id: studentId(wanted), rev, name: '单一鸣' };
      await editingStudent(principal, renamed);
      expect(await listingAll(principal, { search })).toEqual([]);
      expect(ids(await listingAll(principal, { search: 'shanym' }))).toEqual([wanted.userId]);
    },
  );

  it('shows when a student signed in last', async () => {
    const { principal } = await makeStudentStaff();
    const student = await makeSigner(principal.schoolId, ROLE.student);
    expect((await listingAll(principal))[0]?.last_sign_in).toBeNull();

    const before = Date.now();
    await signIn(student);

    const [row] = await listingAll(principal);
    expect(Date.parse(row?.last_sign_in ?? '')).toBeGreaterThanOrEqual(before - 1000);
  });

  it('shows the hours that are left today, and what is owed', async () => {
    const { principal } = await makeStudentStaff();
    const student = await makeStudent(principal);
    const hours = async () => (await listingAll(principal))[0]?.hours;
    expect(await hours()).toBeNull();

    const old = writerOf(principal, new Date(Date.now() - 40 * 86_400_000));
    await storeHours(student, old, { hours: 6.5 });
    await storeHours(student, old, { hours: 3, until: dayFromToday(-1) });
    expect(await hours()).toEqual({ left: 6.5, owed: 0 });

    await storeUse(student, writerOf(principal), { courseId: newId('course'), hours: 2 });
    expect(await hours()).toEqual({ left: 6.5, owed: 2 });
  });

  it('shows the last lesson, whatever is recorded later of an earlier one', async () => {
    const { principal } = await makeStudentStaff();
    const student = await makeStudent(principal);
    const lesson = (date: string) => ({
      id: newId('lesson'),
      date,
      name: '甲班',
      startsAt: `${date}T01:00:00.000Z`,
      attendance: 'present' as const,
    });
    const last = lesson('2026-11-20');
    await noteLesson(student, last);
    await noteLesson(student, lesson('2026-11-13'));
    await noteLesson(student, { ...last, attendance: 'absent' });

    expect((await listingAll(principal))[0]?.last_lesson).toEqual({
      id: last.id,
      date: '2026-11-20',
      class_name: '甲班',
      attendance: 'absent',
    });
  });
});

describe('a teacher', () => {
  it('sees the students of the own classes, each once, page by page', async () => {
    const { teacher, both, first, second } = await makeTwoClasses();

    for (const limit of [1, 2, 3, 20]) {
      const list = await listingAll(teacher, { limit });
      expect(ids(list).sort(), String(limit)).toEqual(idsOf([both, ...first, ...second]).sort());
    }
  });

  it('finds no students of other teachers', async () => {
    const { teacher, others, first, foreignId } = await makeTwoClasses();
    const [stranger, own] = [others[0], first[0]] as [Person, Person];

    expect(await listingAll(teacher, { search: stranger.account })).toEqual([]);
    expect(ids(await listingAll(teacher, { search: own.account }))).toEqual([own.userId]);
    expect((await listing(teacher, { class_id: foreignId })).code).toBe(CODE.forbidden);
    expect(await listingAll(teacher, { filter: 'no_class' })).toEqual([]);
  });

  it('asks for one student only of the own ones', async () => {
    const { teacher, others, first } = await makeTwoClasses();
    const one = (student: Person) =>
      call(detailList, { as: teacher, payload: { student_id: studentId(student) } });

    expect((await one(first[0] as Person)).data.list).toMatchObject([{ id: first[0]?.userId }]);
    expect((await one(others[0] as Person)).code).toBe(CODE.forbidden);
  });

  it('who may not see phones gets them masked, and does not find them', async () => {
    const { novice } = await makeStudentStaff();
    const student = await makeStudent(novice, { phone: '13912345678' });
    await makeClass(novice, [student]);

    expect((await listingAll(novice))[0]?.phone).toBe('139****5678');
    expect(await listingAll(novice, { search: '1234' })).toEqual([]);
  });
});
