import { expect, it } from 'vitest';
import { CODE } from '#shared/codes.ts';
import { reports } from '#shared/reports/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makePerson } from '#tests/factories/person.ts';
import {
  makeReportedClass,
  placeOf,
  sixValues,
  storeDraft,
  written,
} from '#tests/factories/report.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { studentId } from '#tests/factories/student.ts';

const { discard, draft, index, save, saveMany, sheet } = reports.endpoints;

const begin = async (count = 1) => {
  const teacher = await makePerson(await makeSchool(), ROLE.teacher);
  const of = await makeReportedClass(teacher, count);
  const [student] = of.students;
  if (!student) throw new TypeError('no student');
  return { teacher, of, student };
};

it('saves a draft of which the sheet and the index tell', async () => {
  const { teacher, of, student } = await begin(2);
  const saved = await storeDraft(of, student, { evaluation: '学会了循环，并用在作品里。\n很好。' });
  const class_id = of.classId;

  const rowOf = async (texts: boolean) => {
    const payload = { cycle_id: of.cycleId, class_id, ...(texts && { texts }) };
    const { list } = (await call(sheet, { as: teacher, payload })).data;
    expect(list).toHaveLength(2);
    return list.find((each) => each.student_id === student.userId);
  };
  expect((await rowOf(true))?.evaluation).toBe('学会了循环，并用在作品里。\n很好。');
  expect(await rowOf(false)).toMatchObject({
    rev: saved.rev,
    excerpt: '学会了循环，并用在作品里。 很好。',
    evaluation: null,
    report: { id: saved.report_id, state: 'draft', dimensions: sixValues(4) },
  });
  const list = await call(index, { as: teacher, payload: { cycle_id: of.cycleId } });
  expect(list.data.list).toMatchObject([
    { class_id, members: 2, written: 1, missing: 1, drafts: 1, published: 0 },
  ]);
  expect(list.data.cycle?.counts).toMatchObject({ drafts: 1 });
});

it('overwrites nothing that a second teacher has saved meanwhile', async () => {
  const { teacher, of, student } = await begin();
  const first = await storeDraft(of, student);
  const place = placeOf(of, student);
  const principal = await makePerson(teacher.schoolId, ROLE.principal);
  const saving = [teacher, principal].map((as, at) =>
    call(save, {
      as,
      payload: { ...place, rev: first.rev, evaluation: `第 ${at} 位老师写的评语` },
    }),
  );
  const answers = await Promise.all(saving);

  expect(answers.map(({ code }) => code).toSorted()).toEqual([CODE.wait, 1]);
  const refused = answers.find(({ code }) => code === CODE.wait);
  const now = await call(draft, { as: teacher, payload: { report_id: first.report_id } });
  expect(refused?.data).toMatchObject({
    current: { rev: 2, content: { evaluation: now.data.report.content.evaluation } },
  });
});

it('answers the same to a save that is repeated', async () => {
  const { teacher, of, student } = await begin();
  const payload = { ...placeOf(of, student), rev: 0, ...written() };
  const [one, other] = [
    await call(save, { as: teacher, payload }),
    await call(save, { as: teacher, payload }),
  ];

  expect(other.code).toBe(1);
  expect(other.data.report).toMatchObject({ rev: 1, report_id: one.data.report.report_id });
});

it('fills names and pronouns into common parts, and keeps what is written', async () => {
  const { teacher, of, student } = await begin(2);
  const { rev } = await storeDraft(of, student, { evaluation: '自己的评语' });
  const { data } = await call(saveMany, {
    as: teacher,
    payload: {
      cycle_id: of.cycleId,
      class_id: of.classId,
      rows: of.students.map((each) => ({
        student_id: studentId(each),
        rev: each === student ? rev : 0,
        dimensions: sixValues(3),
      })),
      common: { evaluation: '{name}这个月很努力。', name: '{name}的报告' },
    },
  });
  const page = await call(sheet, {
    as: teacher,
    payload: { cycle_id: of.cycleId, class_id: of.classId, texts: true },
  });

  expect(data.list.every(({ ok }) => ok)).toBe(true);
  const texts = new Map(page.data.list.map((row) => [row.student_id as string, row.evaluation]));
  const [, other] = of.students;
  expect(texts.get(student.userId)).toBe('自己的评语');
  expect(texts.get(other?.userId ?? '')).toBe(`${other?.name}这个月很努力。`);
});

it('refuses a child of another class, and one row of many without the others', async () => {
  const { teacher, of } = await begin();
  const { of: elsewhere, student: stranger } = await begin();
  const own = await makeReportedClass(teacher, 1);
  const [known] = own.students;
  if (!known) throw new TypeError('no student');

  const payload = { ...placeOf(of, stranger), rev: 0, ...written() };
  expect((await call(save, { as: teacher, payload })).code).toBe(CODE.notFound);
  const foreign = { ...placeOf(elsewhere, stranger), rev: 0, ...written() };
  expect((await call(save, { as: teacher, payload: foreign })).code).toBe(CODE.notFound);
  const other = { ...placeOf(of, known), rev: 0, ...written() };
  expect((await call(save, { as: teacher, payload: other })).code).toBe(CODE.notFound);
});

it('refuses pictures that are not of the child, the author or a lesson', async () => {
  const { teacher, of, student } = await begin();
  const key = `schools/${teacher.schoolId}/works/upl-0000-0000.png`;
  const payload = { ...placeOf(of, student), rev: 0, pictures: [key] };
  const answer = await call(save, { as: teacher, payload });

  expect(answer.code).toBe(CODE.invalid);
});

it('removes a report that was never published with its draft', async () => {
  const { teacher, of, student } = await begin();
  const { report_id, rev } = await storeDraft(of, student);
  await call(discard, { as: teacher, payload: { report_id, rev } });
  const { data } = await call(index, { as: teacher, payload: { cycle_id: of.cycleId } });

  expect(data.list).toMatchObject([{ drafts: 0, written: 0, missing: 1 }]);
});
