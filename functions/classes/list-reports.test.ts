import { expect, it } from 'vitest';
import { classes } from '#shared/classes/contract.ts';
import { CODE } from '#shared/codes.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import { makePerson } from '#tests/factories/person.ts';
import { makeCycle, makeReportedClass, storeDraft } from '#tests/factories/report.ts';
import { makeSchool } from '#tests/factories/school.ts';

it('lists the reports of the class, those of the newest cycle first, page by page', async () => {
  const schoolId = await makeSchool();
  const teacher = await makePerson(schoolId, ROLE.teacher);
  const of = await makeReportedClass(teacher, 1);
  const [student] = of.students;
  if (!student) throw new TypeError('no student');
  await storeDraft(of, student, { name: '九月' });
  await new Promise((resolve) => setTimeout(resolve, 2));
  const later = await makeCycle(teacher, [of.classId]);
  await storeDraft({ ...of, cycleId: later }, student, { name: '十月' });
  const other = await makeReportedClass(teacher, 1);
  await storeDraft(other, other.students[0] ?? student, { name: '另一个班' });
  const ask = (cursor?: string | null) =>
    call(classes.endpoints.reports, {
      as: teacher,
      payload: { class_id: of.classId, limit: '1', ...(cursor && { cursor }) },
    });

  const first = await ask();
  expect(first.data.list).toMatchObject([
    {
      name: '十月',
      student_name: student.name,
      by_name: teacher.name,
      state: 'draft',
      cycle_id: later,
      draft: true,
      read: false,
      filled: 2,
      sections: 2,
      published: null,
    },
  ]);
  expect(first.data.cycles).toEqual([
    { id: later, name: '十一月学习报告', deadline: '', state: 'open' },
  ]);
  const second = await ask(first.data.cursor);
  expect(second.data.list).toMatchObject([{ name: '九月' }]);
  expect((await ask(second.data.cursor)).data).toEqual({
    list: [],
    cycles: [],
    cursor: null,
  });
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
