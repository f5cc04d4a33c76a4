import { expect, it } from 'vitest';
import { reports } from '#functions/domain/reports/report.ts';
import { CODE } from '#shared/codes.ts';
import { classes } from '#shared/contracts/classes.ts';
import { type ClassId, newId, StudentId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';

async function storeReport(author: Person, student: Person, classId: ClassId, name: string) {
  const { schoolId, userId: authorId } = author;
  const report = {
    schoolId,
    classId,
    id: newId('report'),
    name,
    studentId: StudentId.parse(student.userId),
    studentName: student.name,
    authorId,
    authorName: author.name,
    state: 'draft' as const,
    written: new Date().toISOString(),
  };
  await reports.create(report, report);
}

it('lists the reports of the class, the newest first, page by page', async () => {
  const schoolId = await makeSchool();
  const teacher = await makePerson(schoolId, ROLE.teacher);
  const student = await makePerson(schoolId, ROLE.student);
  const class_id = await makeClass(teacher, [student]);
  const other = await makeClass(teacher, [student]);
  for (const name of ['九月', '十月']) {
    await storeReport(teacher, student, class_id, name);
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  await storeReport(teacher, student, other, '另一个班');
  const ask = (cursor?: string | null) =>
    call(classes.endpoints.reports, {
      as: teacher,
      payload: { class_id, limit: '1', ...(cursor && { cursor }) },
    });

  const first = await ask();
  expect(first.data.list).toMatchObject([
    { name: '十月', student_name: student.name, by_name: teacher.name, state: 'draft' },
  ]);
  const second = await ask(first.data.cursor);
  expect(second.data.list).toMatchObject([{ name: '九月' }]);
  expect((await ask(second.data.cursor)).data).toEqual({ list: [], cursor: null });
});

it('answers 2003 to teachers of other classes', async () => {
  const schoolId = await makeSchool();
  const [teacher, colleague] = [
    await makePerson(schoolId, ROLE.teacher),
    await makePerson(schoolId, ROLE.teacher),
  ];
  const payload = { class_id: await makeClass(teacher, []) };

  expect((await call(classes.endpoints.reports, { as: teacher, payload })).data.list).toEqual([]);
  expect((await call(classes.endpoints.reports, { as: colleague, payload })).code).toBe(
    CODE.forbidden,
  );
});
