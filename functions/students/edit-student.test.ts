import { describe, expect, it } from 'vitest';
import { users } from '#functions/domain/people/user.ts';
import { classes } from '#shared/classes/contract.ts';
import { CODE } from '#shared/codes.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import { noticesOf } from '#tests/factories/notice.ts';
import { operationsOf } from '#tests/factories/operation-log.ts';
import { makeSigner, type Person } from '#tests/factories/person.ts';
import { signIn } from '#tests/factories/session.ts';
import { makeStudent, revOfStudent, studentId } from '#tests/factories/student.ts';
import {
  editingStudent,
  listingAll,
  makeStudentStaff,
  seatsOf,
} from '#tests/factories/student-calls.ts';

async function makeScene() {
  const staff = await makeStudentStaff();
  const student = await makeStudent(staff.teacher, { phone: '13912345678' });
  const classId = await makeClass(staff.teacher, [student]);
  return { ...staff, student, classId };
}

const edit = async (as: Person, student: Person, fields: object, rev?: string) =>
  editingStudent(as, {
    student_id: studentId(student),
    rev: rev ?? (await revOfStudent(student)),
    ...fields,
  });

describe('the phone of a student', () => {
  const phone = '13887654321';

  it('is not changed by a teacher who has taken the student into the own class', async () => {
    const { principal, teacher } = await makeStudentStaff();
    const student = await makeStudent(principal, { phone: '13912345678' });
    const class_id = await makeClass(teacher, []);
    const taken = await call(classes.endpoints.join, {
      as: teacher,
      payload: { class_id, student_ids: [student.userId] },
    });
    expect(taken.data.results).toMatchObject([{ ok: true }]);

    expect((await edit(teacher, student, { phone })).code).toBe(CODE.forbidden);
    expect(await users.get(student)).toMatchObject({ phone: '13912345678' });
    expect((await edit(teacher, student, { remark: 'new' })).code).toBe(CODE.ok);
  });

  it('is changed by a teacher who was trusted with the student; the principal is told', async () => {
    const { principal, teacher, student } = await makeScene();
    expect((await edit(teacher, student, { phone })).code).toBe(CODE.ok);
    expect((await noticesOf(principal)).map(({ title }) => title)).toEqual([
      expect.stringContaining('手机号'),
    ]);
  });
});

describe('an edit', () => {
  it('changes what it names, the lists and the search, and is remembered', async () => {
    const { principal, student, schoolId } = await makeScene();

    const { code, data } = await edit(principal, student, {
      name: '诸葛亮',
      remark: '周三有课',
      birthday: '2015-06-01',
      gender: 'male',
    });

    expect(code).toBe(CODE.ok);
    expect(data.student).toMatchObject({
      name: '诸葛亮',
      remark: '周三有课',
      birthday: '2015-06-01',
      gender: 'male',
      phone: '13912345678',
    });
    expect(await listingAll(principal, { search: '葛亮' })).toHaveLength(1);
    expect(await listingAll(principal, { search: student.name })).toHaveLength(0);
    expect(await users.get(student)).toMatchObject({ reading: 'zhu ge liang' });
    expect(await operationsOf(schoolId)).toMatchObject([
      {
        action: 'student.edit',
        detail: {
          before: { name: student.name, remark: '' },
          after: { name: '诸葛亮', remark: '周三有课' },
        },
      },
    ]);
  });

  it('that changes nothing writes nothing', async () => {
    const { principal, student, schoolId } = await makeScene();

    const outcome = await edit(principal, student, { name: student.name });

    expect(outcome.code).toBe(CODE.ok);
    expect(JSON.parse(outcome.lines[0] ?? '').writeUnits).toBe(0);
    expect(await operationsOf(schoolId)).toEqual([]);
  });

  it.each([
    [{ name: 'a_b' }, 'name', 'letters'],
    [{ phone: '12345' }, 'phone', 'invalid'],
    [{ birthday: '2015-02-30' }, 'birthday', 'invalid'],
    [{ gender: 'x' }, 'gender', 'invalid'],
    [{ nick: '<b>' }, 'nick', 'invalid'],
  ])('refuses %o', async (fields, field, rule) => {
    const { principal, student } = await makeScene();

    expect(await edit(principal, student, fields)).toMatchObject({
      code: CODE.invalid,
      data: { errors: [{ field, rule }] },
    });
  });

  it('from an old state is refused with the state as it is', async () => {
    const { principal, teacher, student } = await makeScene();
    const rev = await revOfStudent(student);
    await edit(teacher, student, { remark: '第一位' }, rev);

    const second = await edit(principal, student, { remark: '第二位' }, rev);

    expect(second).toMatchObject({
      code: CODE.wait,
      data: { current: { remark: '第一位', id: student.userId } },
    });
    expect(await users.get(student)).toMatchObject({ remark: '第一位' });
  });

  it('of two at the same time, one is made and the other answers the current state', async () => {
    const { principal, teacher, student } = await makeScene();
    const rev = await revOfStudent(student);

    const outcomes = await Promise.all([
      edit(principal, student, { remark: '甲' }, rev),
      edit(teacher, student, { remark: '乙' }, rev),
    ]);

    expect(outcomes.map(({ code }) => code).sort()).toEqual([CODE.wait, CODE.ok]);
  });

  it('does not clash with what the student does', async () => {
    const { principal } = await makeScene();
    const student = await makeSigner(principal.schoolId, ROLE.student);
    const rev = await revOfStudent(student);
    await signIn(student);
    await users.change(student, (user) => ({
      ...user,
      endedSessions: [{ id: 'x', until: 9e9, began: 1 }],
    }));

    expect((await edit(principal, student, { remark: '好' }, rev)).code).toBe(CODE.ok);
  });
});

describe('moving between classes', () => {
  it('takes and frees seats', async () => {
    const { teacher, student, classId, schoolId } = await makeScene();
    const other = await makeClass(teacher, []);

    const { data } = await edit(teacher, student, { class_ids: [other] });

    expect(data.student.classes.map(({ id }) => id)).toEqual([other]);
    expect(await seatsOf(schoolId, classId)).toEqual({ size: 0, members: 0 });
    expect(await seatsOf(schoolId, other)).toEqual({ size: 1, members: 1 });
  });

  it.each([[{ capacity: 1 }], [{ state: 'closed' as const }]])(
    'into a class with %o is refused with its name',
    async (values) => {
      const { teacher, student, classId, schoolId } = await makeScene();
      const seated = await makeStudent(teacher);
      const full = 'capacity' in values;
      const other = await makeClass(teacher, full ? [seated] : [], { ...values, name: '满班' });

      const outcome = await edit(teacher, student, { class_ids: [classId, other], remark: '新' });

      expect(outcome.code).toBe(CODE.wait);
      expect(outcome.msg).toContain('满班');
      expect(await users.get(student)).toMatchObject({ remark: '', classIds: [classId] });
      expect(await seatsOf(schoolId, other)).toEqual({ size: full ? 1 : 0, members: full ? 1 : 0 });
    },
  );

  it('out of all classes is for the principal', async () => {
    const { teacher, principal, student } = await makeScene();

    expect((await edit(teacher, student, { class_ids: '' })).code).toBe(CODE.blank);
    const { data } = await edit(principal, student, { class_ids: '' });
    expect(data.student.classes).toEqual([]);
  });

  it('leaves classes of other teachers alone', async () => {
    const { teacher, principal, student, classId } = await makeScene();
    const foreign = await makeClass(principal, []);
    expect((await edit(teacher, student, { class_ids: [classId, foreign] })).code).toBe(2003);
    await edit(principal, student, { class_ids: [classId, foreign] });

    expect((await edit(teacher, student, { class_ids: [classId] })).code).toBe(2003);
    const kept = await edit(teacher, student, { class_ids: [foreign, classId], remark: '好' });
    expect(kept.code).toBe(CODE.ok);
  });
});

describe('who edits', () => {
  it('as a teacher has the student in an own class', async () => {
    const { teacher, principal } = await makeScene();
    const stranger = await makeStudent(principal);
    await makeClass(principal, [stranger]);

    expect(await edit(teacher, stranger, { remark: 'x' })).toMatchObject({
      code: CODE.forbidden,
      msg: 'You can only manage students of your own classes.',
    });
  });

  it('changes phones only who may see them', async () => {
    const { novice } = await makeStudentStaff();
    const student = await makeStudent(novice, { phone: '13912345678' });
    await makeClass(novice, [student]);

    expect((await edit(novice, student, { phone: '' })).code).toBe(CODE.forbidden);
    const { data } = await edit(novice, student, { remark: '好' });
    expect(data.student.phone).toBe('139****5678');
    expect(await users.get(student)).toMatchObject({ phone: '13912345678' });
  });

  it('disables: the student is out', async () => {
    const { principal } = await makeScene();
    const student = await makeSigner(principal.schoolId, ROLE.student);

    await edit(principal, student, { disabled: '1' });

    await expect(signIn(student)).rejects.toThrow('could not sign in');
  });
});
