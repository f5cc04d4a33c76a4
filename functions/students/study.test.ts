import { expect, it } from 'vitest';
import { CODE } from '#shared/codes.ts';
import { students } from '#shared/contracts/students.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import { makeStudent, studentId } from '#tests/factories/student.ts';
import { makeStudentStaff } from '#tests/factories/student-calls.ts';

it.each(['tasks', 'remarks'] as const)('a teacher sees the %s of own students only', async (name) => {
  const { principal, teacher, novice } = await makeStudentStaff();
  const student = await makeStudent(principal, {});
  await makeClass(teacher, [student]);
  const payload = { student_id: studentId(student) };

  for (const as of [principal, teacher]) {
    const { data } = await call(students.endpoints[name], { as, payload });
    expect(data).toMatchObject({ list: [], cursor: null });
  }
  const { code } = await call(students.endpoints[name], { as: novice, payload });
  expect(code).toBe(CODE.forbidden);
});
