import { expect, it } from 'vitest';
import { drafts } from '#functions/domain/reports/report-text.ts';
import { retireReports } from '#functions/domain/reports/retire-reports.ts';
import { storedObjects } from '#functions/domain/storage/stored-object.ts';
import { CODE } from '#shared/codes.ts';
import type { ReportId } from '#shared/ids.ts';
import { reports } from '#shared/reports/contract.ts';
import { REPORT_LIMITS } from '#shared/reports/limits.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { dayFromToday, storeLesson } from '#tests/factories/lesson.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import {
  makeCycle,
  makeReportedClass,
  placeOf,
  storeDraft,
  storePublished,
  written,
} from '#tests/factories/report.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { storeSchoolPicture } from '#tests/factories/stored-object.ts';
import { storeRecord } from '#tests/factories/teaching.ts';

const { check, draft, evidence, overrule, save, withdraw } = reports.endpoints;

const begin = async (values: Parameters<typeof makeReportedClass>[2] = {}) => {
  const teacher = await makePerson(await makeSchool(), ROLE.teacher);
  const of = await makeReportedClass(teacher, 1, values);
  const [student] = of.students;
  if (!student) throw new TypeError('no student');
  return { teacher, of, student, place: placeOf(of, student) };
};

const findingsOf = async (as: Person, report_ids: ReportId) => {
  const { data } = await call(check, { as, payload: { report_ids } });
  return data.list[0]?.findings ?? [];
};

const TEMPLATE = {
  sections: ['task', 'pictures', 'video', 'evidence', 'evaluation', 'dimensions'],
  evidence: ['lesson', 'hours', 'report'],
  dimensions: ['logic', 'focus'],
  phrases: [],
  tone: '',
} satisfies NonNullable<Parameters<typeof makeReportedClass>[2]>['template'];

it('takes nine pictures, and refuses the tenth', async () => {
  const { teacher, place } = await begin();
  const pictures: string[] = [];
  for (let at = 0; at <= REPORT_LIMITS.picturesMax; at += 1)
    pictures.push(await storeSchoolPicture(teacher));
  const saving = (keys: readonly string[]) =>
    call(save, { as: teacher, payload: { ...place, rev: 0, ...written(), pictures: [...keys] } });

  expect((await saving(pictures)).code).toBe(CODE.invalid);
  const { data } = await saving(pictures.slice(0, -1));
  expect(data.report.content.pictures.map(({ key }) => key)).toEqual(pictures.slice(0, -1));
});

it('keeps 5,000 Chinese characters with emoji as they are, and refuses one more', async () => {
  const { teacher, place } = await begin();
  const emoji = '🎉👩‍🚀';
  const text = '学'.repeat(REPORT_LIMITS.evaluationMax - Array.from(emoji).length) + emoji;
  const saving = (evaluation: string) =>
    call(save, { as: teacher, payload: { ...place, rev: 0, evaluation } });

  expect((await saving(`${text}好`)).code).toBe(CODE.invalid);
  expect((await saving(text)).data.report.content.evaluation).toBe(text);
});

it('finds a missing name, and each section that is empty, but for the video', async () => {
  const { teacher, place } = await begin({ template: TEMPLATE });
  const { data } = await call(save, {
    as: teacher,
    payload: { ...place, rev: 0, phrase: 'great' },
  });
  const id = data.report.report_id;
  if (!id) throw new TypeError('no report');

  expect((await findingsOf(teacher, id)).map(({ kind, subject }) => [kind, subject])).toEqual(
    ['name', 'task', 'pictures', 'evidence', 'evaluation', 'dimensions'].map((subject) => [
      'empty',
      subject,
    ]),
  );
});

it('takes in evidence of a lesson, the hours and an earlier report', async () => {
  const { teacher, of, student, place } = await begin({ template: TEMPLATE });
  const lesson = await storeLesson(teacher, of.classId, { date: dayFromToday(-1) });
  await storeRecord({ teacher, students: [student], lesson });
  const earlier = {
    ...of,
    cycleId: await makeCycle(teacher, [of.classId], {
      from: dayFromToday(-60),
      to: dayFromToday(-31),
    }),
  };
  const { report_id } = await storeDraft(earlier, student, { name: '十月报告' });
  await storePublished(earlier, [report_id]);
  const { data } = await call(evidence, { as: teacher, payload: place });
  const taken = data.parts.flatMap(({ list }) => list);

  expect(taken.map(({ kind, id, detail }) => [kind, id, detail])).toMatchObject([
    ['lesson', lesson.id, '今天很专心'],
    ['hours', expect.any(String), expect.stringMatching(/1/)],
    ['report', report_id, expect.any(String)],
  ]);
  const payload = {
    ...place,
    rev: 0,
    ...written(),
    evidence: taken.map(({ kind, id, title, detail, date }) => ({ kind, id, title, detail, date })),
  };
  expect((await call(save, { as: teacher, payload })).data.report.content.evidence).toHaveLength(3);
});

it('publishes a withdrawn report anew with what was overruled of it', async () => {
  const { teacher, of, student } = await begin({ template: TEMPLATE });
  const { report_id } = await storeDraft(of, student);
  const overruling = (subject: string) =>
    call(overrule, {
      as: teacher,
      payload: { report_ids: report_id, kind: 'empty', subject, reason: '这个月没有' },
    });
  for (const { subject } of await findingsOf(teacher, report_id)) await overruling(subject);
  await storePublished(of, [report_id]);
  await call(withdraw, { as: teacher, payload: { report_id, version: 1 } });

  expect((await findingsOf(teacher, report_id)).every(({ reason }) => reason)).toBe(true);
  expect((await storePublished(of, [report_id])).rows).toMatchObject([
    { state: 'done', version: 2 },
  ]);
});

it('begins a draft with what is overruled of a withdrawn report, and counts its pictures', async () => {
  const { teacher, of, student, place } = await begin();
  const key = await storeSchoolPicture(teacher);
  const payload = { ...place, rev: 0, ...written(), pictures: [key] };
  const { data } = await call(save, { as: teacher, payload });
  const report_id = data.report.report_id;
  if (!report_id) throw new TypeError('no report');
  await storePublished(of, [report_id]);
  const asked = {
    report_ids: report_id,
    kind: 'fall' as const,
    subject: 'logic',
    reason: '和家长谈过',
  };
  expect((await call(overrule, { as: teacher, payload: asked })).code).toBe(CODE.wait);
  await call(withdraw, { as: teacher, payload: { report_id, version: 1 } });

  expect((await call(overrule, { as: teacher, payload: asked })).code).toBe(CODE.ok);
  const now = await call(draft, { as: teacher, payload: { report_id } });
  expect(now.data.report).toMatchObject({ draft: true, overruled: [{ subject: 'logic' }] });
  const usesOf = async () =>
    (await storedObjects.get({ schoolId: teacher.schoolId, key }, { consistent: true }))?.uses;
  expect(await usesOf()).toBe(2);
  await storePublished(of, [report_id]);
  expect(await usesOf()).toBe(2);
  expect(student.userId).toBe(place.student_id);
});

it('lets a draft on a removed child end with the report', async () => {
  const { teacher, of, student, place } = await begin();
  const { report_id, rev } = await storeDraft(of, student);
  await storePublished(of, [report_id]);
  const expires = Math.floor(Date.now() / 1000) + 1000;
  await retireReports(student, expires);
  const payload = { ...place, rev: rev + 1, evaluation: '写给已经离开的孩子的评语' };

  expect((await call(save, { as: teacher, payload })).code).toBe(CODE.ok);
  const found = await drafts.get({ schoolId: teacher.schoolId, id: report_id });
  expect(found?.expires).toBe(expires);
});
