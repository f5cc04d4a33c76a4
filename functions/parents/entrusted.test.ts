import { describe, expect, it } from 'vitest';
import { classes } from '#shared/classes/contract.ts';
import { CODE } from '#shared/codes.ts';
import { parents } from '#shared/parents/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { students } from '#shared/students/contract.ts';
import { ABILITIES } from '#shared/teachers/abilities.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import { noticesOf } from '#tests/factories/notice.ts';
import { makeParentCode } from '#tests/factories/parent.ts';
import { makePerson } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { makeStudent, studentId } from '#tests/factories/student.ts';

const { show, make, renew, revoke, showPage } = parents.endpoints;
const { familyPapers } = students.endpoints;

async function makeScene() {
  const schoolId = await makeSchool();
  const principal = await makePerson(schoolId, ROLE.principal);
  const [teacher, colleague] = [
    await makePerson(schoolId, ROLE.teacher),
    await makePerson(schoolId, ROLE.teacher, { abilities: [...ABILITIES] }),
  ];
  const child = await makeStudent(principal, { name: '王子涵' });
  await makeClass(teacher, [child]);
  return { principal, teacher, colleague, child, student_id: studentId(child) };
}

describe('the page of a child for the family', () => {
  it('is out of reach for a colleague who takes the child into a class of their own', async () => {
    const { principal, colleague, child, student_id } = await makeScene();
    const token = await makeParentCode(child);
    const class_id = await makeClass(colleague, []);
    const joining = { as: colleague, payload: { class_id, student_ids: student_id } };
    expect((await call(classes.endpoints.join, joining)).data.results).toMatchObject([
      { ok: true },
    ]);

    const answers = [
      await call(show, { as: colleague, payload: { student_id } }),
      await call(make, { as: colleague, payload: { student_id } }),
      await call(renew, { as: colleague, payload: { student_id, rev: 1 } }),
      await call(revoke, { as: colleague, payload: { student_id } }),
    ];
    expect(answers.map(({ code }) => code)).toEqual(Array(4).fill(CODE.forbidden));
    for (const { body } of answers) expect(body).not.toContain(token);
    const papers = await call(familyPapers, { as: colleague, payload: { ids: student_id } });
    expect(papers.data).toMatchObject({ papers: [], refused: [{ id: student_id }] });
    expect((await call(showPage, { payload: { token } })).code).toBe(CODE.ok);
    expect(await noticesOf(principal)).toEqual([]);
  });

  it('is opened by the own teacher, of which principals are told once', async () => {
    const { principal, teacher, student_id } = await makeScene();
    const opening = { as: teacher, payload: { student_id } };

    const { data } = await call(make, opening);
    await call(make, opening);
    expect(await noticesOf(principal)).toMatchObject([{ title: expect.stringContaining('网址') }]);

    await call(renew, { as: teacher, payload: { student_id, rev: data.rev } });
    await call(revoke, opening);
    expect(await noticesOf(principal)).toHaveLength(3);
  });

  it('is opened for a paper, unless staff have closed it', async () => {
    const { principal, teacher, child, student_id } = await makeScene();
    const other = await makeStudent(principal);
    await makeClass(teacher, [other]);
    await call(revoke, { as: principal, payload: { student_id: studentId(other) } });
    const ids = [student_id, studentId(other)].join(',');

    const { data } = await call(familyPapers, { as: teacher, payload: { ids } });

    expect(data.papers).toMatchObject([{ id: student_id, name: '王子涵' }]);
    expect(data.refused).toMatchObject([{ id: other.userId }]);
    const [paper] = data.papers;
    const { data: page } = await call(showPage, { payload: { token: paper?.token ?? '' } });
    expect(page.child.id).toBe(child.userId);
  });
});
