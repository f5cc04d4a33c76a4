import { expect, it } from 'vitest';
import { classes } from '#shared/classes/contract.ts';
import { CODE } from '#shared/codes.ts';
import { students } from '#shared/students/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import { changePerson } from '#tests/factories/person.ts';
import { freshKey, makeStudent, revOfStudent, studentId } from '#tests/factories/student.ts';
import { makeStudentStaff } from '#tests/factories/student-calls.ts';
import { revisionOfGuardians } from './guardians.ts';

const { history, edit, editGuardians, add, resetPassword } = students.endpoints;

it('tells what was done to a student, by whom, from what to what', async () => {
  const { principal, teacher } = await makeStudentStaff();
  await changePerson(teacher, { abilities: ['add-students'] });
  const first = await makeClass(teacher, []);
  const second = await makeClass(teacher, []);
  const { data } = await call(add, {
    as: principal,
    payload: { name: '王子涵', class_ids: [first], request_key: freshKey() },
  });
  const { id } = data.student;
  const student = { schoolId: principal.schoolId, userId: id };
  const payload = { student_id: id };
  const inClass = { class_id: second, student_ids: [id] };
  await call(classes.endpoints.join, { as: teacher, payload: inClass });
  await call(classes.endpoints.leave, { as: teacher, payload: inClass });
  await call(edit, {
    as: principal,
    payload: {
      ...payload,
      rev: await revOfStudent(student),
      name: '王梓涵',
      phone: '13800138000',
      gender: 'female',
    },
  });
  await call(editGuardians, {
    as: principal,
    payload: {
      ...payload,
      rev: revisionOfGuardians({ guardians: [] }),
      guardians: [{ relation: 'mother', name: '李芳', phone: '13900139000', photos: 'yes' }],
    },
  });
  await call(resetPassword, { as: principal, payload: { ids: [id] } });

  const seen = await call(history, { as: principal, payload });
  expect(seen.data.list.map(({ operation }) => operation)).toEqual([
    'student.reset-password',
    'student.guardians',
    'student.edit',
    'class.leave',
    'class.join',
    'student.add',
  ]);
  const [, guardians, edited, left, , added] = seen.data.list;
  expect(guardians?.changes).toEqual([
    { field: 'guardians', before: '', after: '李芳 13900139000' },
  ]);
  expect(edited).toMatchObject({
    by_name: principal.name,
    changes: [
      { field: 'name', before: '王子涵', after: '王梓涵' },
      { field: 'phone', before: '', after: '13800138000' },
      { field: 'gender', before: '', after: 'female' },
    ],
  });
  expect(left).toMatchObject({ by_name: teacher.name, changes: [] });
  expect(left?.class_name).not.toBe('');
  expect(added?.changes.map(({ field }) => field)).toEqual(['name', 'classes']);

  const masked = await call(history, { as: teacher, payload });
  expect(JSON.stringify(masked.data)).not.toMatch(/13800138000|13900139000/);
  expect(masked.data.list[2]?.changes).toContainEqual({
    field: 'phone',
    before: '',
    after: '138****8000',
  });
});

it('goes on where a page ended, and shows nothing of other students', async () => {
  const { principal } = await makeStudentStaff();
  const [student, other] = [await makeStudent(principal, {}), await makeStudent(principal, {})];
  for (const each of [student, other, student])
    await call(resetPassword, { as: principal, payload: { ids: [studentId(each)] } });
  const payload = { student_id: studentId(student), limit: '1' };

  const first = await call(history, { as: principal, payload });
  const second = await call(history, {
    as: principal,
    payload: { ...payload, cursor: first.data.cursor ?? '' },
  });

  expect([first, second].map(({ data }) => data.list.length)).toEqual([1, 1]);
  expect(second.data.list[0]?.at).not.toBe(first.data.list[0]?.at);
  const last = await call(history, {
    as: principal,
    payload: { ...payload, limit: '10', cursor: second.data.cursor ?? '' },
  });
  expect(last.data).toMatchObject({ list: [], cursor: null });
});

it('a teacher sees the history of own students only', async () => {
  const { principal, teacher, novice } = await makeStudentStaff();
  const student = await makeStudent(principal, {});
  await makeClass(teacher, [student]);
  const payload = { student_id: studentId(student) };

  expect((await call(history, { as: teacher, payload })).code).toBe(CODE.ok);
  expect((await call(history, { as: novice, payload })).code).toBe(CODE.forbidden);
});
