import { expect, it } from 'vitest';
import { TEMPLATE } from '#infra/local/builders/cycle.ts';
import { CODE } from '#shared/codes.ts';
import { newId } from '#shared/ids.ts';
import { reports } from '#shared/reports/contract.ts';
import { REPORT_LIMITS } from '#shared/reports/limits.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { dayFromToday } from '#tests/factories/lesson.ts';
import { makePerson } from '#tests/factories/person.ts';
import { makeReportedClass, placeOf, storePublished, written } from '#tests/factories/report.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { freshKey, studentId } from '#tests/factories/student.ts';

const { cycleAdd, cycleEdit, detail, draft, kinds, kindsRemove, kindsSave, ofStudent, save } =
  reports.endpoints;

const begin = async () => {
  const schoolId = await makeSchool();
  const teacher = await makePerson(schoolId, ROLE.teacher);
  const principal = await makePerson(schoolId, ROLE.principal);
  const of = await makeReportedClass(teacher, 1);
  const [student] = of.students;
  if (!student) throw new TypeError('no student');
  return { teacher, principal, of, student };
};

const template = (tone = '') => ({
  sections: [...TEMPLATE.sections],
  evidence: [...TEMPLATE.evidence],
  dimensions: [...TEMPLATE.dimensions],
  phrases: '' as const,
  tone,
});

it('has several kinds of its own, each with a name', async () => {
  const { principal, teacher } = await begin();
  const adding = (own_name: string, rev: number, tone = '') =>
    call(kindsSave, {
      as: principal,
      payload: { kind: 'own', own_name, rev, ...template(tone) },
    });
  const first = await adding('期中报告', 0);
  const second = await adding('竞赛集训报告', 1);
  expect(second.data.own.map(({ name }) => name)).toEqual(['期中报告', '竞赛集训报告']);
  // The answer was lost, and the request comes again.
  expect((await adding('竞赛集训报告', 1)).data.own).toEqual(second.data.own);
  expect((await adding('期中报告', 2, '另一种语气')).code).toBe(CODE.exists);

  const own_id = first.data.own[0]?.id ?? newId('reportKind');
  const renamed = await call(kindsSave, {
    as: principal,
    payload: { kind: 'own', own_id, own_name: '期中小结', rev: 2, ...template('温暖') },
  });
  expect(renamed.data.own[0]).toMatchObject({
    id: own_id,
    name: '期中小结',
    template: { tone: '温暖' },
  });
  const stale = await call(kindsRemove, { as: principal, payload: { own_id, rev: 1 } });
  expect(stale).toMatchObject({ code: CODE.wait, data: { current: { rev: 3 } } });
  const left = await call(kindsRemove, { as: principal, payload: { own_id, rev: 3 } });
  expect(left.data.own.map(({ name }) => name)).toEqual(['竞赛集训报告']);
  expect((await call(kinds, { as: teacher, payload: {} })).data).toEqual(left.data);
  const again = await call(kindsSave, {
    as: principal,
    payload: { kind: 'own', own_id, own_name: '期中', rev: left.data.rev, ...template() },
  });
  expect(again.code).toBe(CODE.notFound);
});

it('refuses more kinds than a list shows', async () => {
  const { principal } = await begin();
  const adding = (at: number) =>
    call(kindsSave, {
      as: principal,
      payload: { kind: 'own', own_name: `第 ${at} 种`, rev: at, ...template() },
    });
  for (let at = 0; at < REPORT_LIMITS.ownKindsMax; at += 1)
    expect((await adding(at)).code).toBe(CODE.ok);

  expect((await adding(REPORT_LIMITS.ownKindsMax)).code).toBe(CODE.invalid);
});

it('begins a cycle of an own kind with its template and its name, which its reports have, too', async () => {
  const { principal, teacher, of, student } = await begin();
  const { data } = await call(kindsSave, {
    as: principal,
    payload: { kind: 'own', own_name: '期中报告', rev: 0, ...template('具体') },
  });
  const own_id = data.own[0]?.id ?? newId('reportKind');
  const adding = (id: string) =>
    call(cycleAdd, {
      as: teacher,
      payload: {
        kind: 'own',
        own_id: id,
        name: '秋季期中',
        from: dayFromToday(-30),
        to: dayFromToday(0),
        class_ids: of.classId,
        request_key: freshKey(),
      },
    });
  expect((await adding(newId('reportKind'))).code).toBe(CODE.notFound);
  const { cycle } = (await adding(own_id)).data;
  expect(cycle).toMatchObject({
    kind: 'own',
    kind_name: '期中报告',
    template: { tone: '具体' },
  });

  await call(kindsRemove, { as: principal, payload: { own_id, rev: 1 } });
  const place = placeOf({ ...of, cycleId: cycle.id }, student);
  await call(save, { as: teacher, payload: { ...place, rev: 0, ...written() } });
  const listed = await call(ofStudent, {
    as: teacher,
    payload: { student_id: studentId(student) },
  });
  expect(listed.data.list).toMatchObject([{ kind: 'own', kind_name: '期中报告' }]);
});

it('keeps what is written when a cycle asks for less, and shows it to the family', async () => {
  const { teacher, of, student } = await begin();
  const payload = { ...placeOf(of, student), rev: 0, ...written() };
  const saved = await call(save, { as: teacher, payload });
  const { report_id } = saved.data.report;
  if (!report_id) throw new TypeError('no report');
  const less = { ...template(), sections: ['evaluation'], dimensions: ['logic'] } as const;
  const edited = await call(cycleEdit, {
    as: teacher,
    payload: {
      cycle_id: of.cycleId,
      rev: 1,
      template: { ...less, sections: [...less.sections], dimensions: [...less.dimensions] },
    },
  });
  expect(edited.data.cycle.template.dimensions).toEqual(['logic']);
  const kept = await call(draft, { as: teacher, payload: { report_id } });
  expect(kept.data.report.content.dimensions).toMatchObject({ logic: 4, creativity: 4 });

  await storePublished(of, [report_id]);
  const { data } = await call(detail, { as: student, payload: { report_id } });
  expect(data.asked).toContain('creativity');
});
