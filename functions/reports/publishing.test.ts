import { expect, it } from 'vitest';
import { classes } from '#functions/domain/classes/class.ts';
import { classMemberships } from '#functions/domain/classes/class-membership.ts';
import { runJobs } from '#functions/domain/jobs/run-job.ts';
import { users } from '#functions/domain/people/user.ts';
import { publishing } from '#functions/domain/reports/publishing-job.ts';
import { reportPartition } from '#functions/domain/reports/report.ts';
import { drafts } from '#functions/domain/reports/report-text.ts';
import { retireReports } from '#functions/domain/reports/retire-reports.ts';
import { inPartition } from '#functions/platform/key-range.ts';
import { queryAll, transact } from '#functions/platform/table.ts';
import { CODE } from '#shared/codes.ts';
import type { ReportId } from '#shared/ids.ts';
import { reports } from '#shared/reports/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { dayFromToday } from '#tests/factories/lesson.ts';
import { inOwnTable } from '#tests/factories/own-table.ts';
import { makePerson } from '#tests/factories/person.ts';
import {
  makeReportedClass,
  placeOf,
  type ReportedClass,
  storeDraft,
  storePlan,
  storePublished,
} from '#tests/factories/report.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { shiftAt } from '#tests/factories/shift.ts';
import { freshKey } from '#tests/factories/student.ts';

// The scheduled job takes the jobs of all schools.
inOwnTable();

const {
  cycleRemove,
  detail,
  discard,
  draft,
  index,
  ofStudent,
  publish,
  publishShow,
  publishStep,
  save,
  shareExpire,
  shareRenew,
  shareRevoke,
  withdraw,
} = reports.endpoints;

const begin = async (count = 1) => {
  const teacher = await makePerson(await makeSchool(), ROLE.teacher);
  const of = await makeReportedClass(teacher, count);
  const [student] = of.students;
  if (!student) throw new TypeError('no student');
  return { teacher, of, student };
};

const rowOf = async ({ teacher, cycleId }: ReportedClass) =>
  (await call(index, { as: teacher, payload: { cycle_id: cycleId } })).data.list[0];

it('publishes what is fine, and says why the fourth is not', async () => {
  const { teacher, of } = await begin(5);
  const ids: string[] = [];
  for (const [at, student] of of.students.entries()) {
    const other = of.students[0]?.name ?? '';
    const said = at === 3 ? { evaluation: `${other}这个月进步很大，很棒！` } : {};
    ids.push((await storeDraft(of, student, said)).report_id);
  }
  const { data } = await call(publish, {
    as: teacher,
    payload: {
      cycle_id: of.cycleId,
      class_id: of.classId,
      report_ids: ids.join(),
      request_key: freshKey(),
    },
  });
  const step = await call(publishStep, { as: teacher, payload: { plan_id: data.plan.id } });

  expect(step.data.plan).toMatchObject({ state: 'done', done: 4, failed: 1, total: 5 });
  expect(step.data.plan.rows[3]).toMatchObject({ state: 'failed', version: 0 });
  expect(step.data.plan.rows[3]?.reason).not.toBe('');
  expect(await rowOf(of)).toMatchObject({ drafts: 1, published: 4, missing: 0 });
});

it('publishes a report once when two plans are carried out at the same time', async () => {
  const { teacher, of, student } = await begin();
  const { report_id } = await storeDraft(of, student);
  const plans = [await storePlan(of, [report_id]), await storePlan(of, [report_id])];
  const answers = await Promise.all(
    plans.map((plan_id) => call(publishStep, { as: teacher, payload: { plan_id } })),
  );

  expect(answers.map(({ data }) => data.plan.rows[0]?.version)).toEqual([1, 1]);
  expect(await rowOf(of)).toMatchObject({ drafts: 0, published: 1 });
});

it('leaves a draft alone that was begun after its plan had published the report', async () => {
  const { teacher, of, student } = await begin();
  const { report_id } = await storeDraft(of, student);
  const plan_id = await storePlan(of, [report_id]);
  // As by a step of the plan that broke off before it said so.
  await storePublished(of, [report_id]);
  await storeDraft(of, student, { value: 2 });
  const { data } = await call(publishStep, { as: teacher, payload: { plan_id } });

  expect(data.plan.rows[0]).toMatchObject({ state: 'done', version: 1 });
  expect(await drafts.get({ schoolId: teacher.schoolId, id: report_id })).toBeDefined();
});

it('carries a plan out at its time, by the scheduled job', async () => {
  const { teacher, of, student } = await begin();
  const { report_id } = await storeDraft(of, student);
  const at = new Date(Date.now() + 3_600_000);
  const plan_id = await storePlan(of, [report_id], at.toISOString());
  await runJobs(publishing, shiftAt());
  const before = await call(publishShow, { as: teacher, payload: { plan_id } });
  await runJobs(publishing, shiftAt(new Date(at.getTime() + 1_000)));
  const after = await call(publishShow, { as: teacher, payload: { plan_id } });

  expect(before.data.plan).toMatchObject({ done: 0 });
  expect(after.data.plan).toMatchObject({ state: 'done', done: 1 });
});

it('publishes the others when one report cannot be read, and says so', async () => {
  const teacher = await makePerson(await makeSchool(), ROLE.teacher);
  const of = await makeReportedClass(teacher, 2);
  const ids = [];
  for (const student of of.students) ids.push((await storeDraft(of, student)).report_id);
  const [broken] = ids;
  if (!broken) throw new TypeError('two drafts');
  const Key = drafts.key({ schoolId: teacher.schoolId, id: broken });
  await transact([{ Update: { Key, UpdateExpression: 'REMOVE content' } }]);
  const plan_id = await storePlan(of, ids);
  await runJobs(publishing, shiftAt());
  const { data } = await call(publishShow, { as: teacher, payload: { plan_id } });

  expect(data.plan).toMatchObject({ state: 'done', done: 1, failed: 1 });
  expect(data.plan.rows[0]).toMatchObject({ state: 'failed', reason: expect.stringMatching(/./) });
});

it('keeps the old version when a report is withdrawn, changed and published anew', async () => {
  const { teacher, of, student } = await begin();
  const { report_id } = await storeDraft(of, student, { evaluation: '第一次的评语，写得很仔细' });
  await storePublished(of, [report_id]);
  const taken = await call(withdraw, { as: teacher, payload: { report_id, version: 1 } });
  expect(taken.data.report).toMatchObject({ state: 'withdrawn', version: 1 });
  expect((await call(detail, { as: student, payload: { report_id } })).code).toBe(CODE.notFound);
  expect(await rowOf(of)).toMatchObject({ published: 0, withdrawn: 1 });

  await storeDraft(of, student, { evaluation: '第二次的评语，写得更仔细' });
  await storePublished(of, [report_id]);
  const asked = (version?: number) =>
    call(detail, { as: teacher, payload: { report_id, ...(version && { version }) } });
  expect((await asked()).data).toMatchObject({
    version: 2,
    evaluation: '第二次的评语，写得更仔细',
  });
  expect((await asked(1)).data.evaluation).toBe('第一次的评语，写得很仔细');
  expect(await rowOf(of)).toMatchObject({ published: 1, withdrawn: 0 });
});

it('shows a student nothing of a newer draft', async () => {
  const { of, student } = await begin();
  const { report_id } = await storeDraft(of, student, { name: '发布的名字' });
  await storePublished(of, [report_id]);
  await storeDraft(of, student, { name: '新的草稿', value: 1 });
  const list = await call(ofStudent, { as: student, payload: {} });
  const one = await call(detail, { as: student, payload: { report_id } });

  expect(list.data.list).toMatchObject([{ name: '发布的名字', dimensions: { logic: 4 } }]);
  expect(one.data).toMatchObject({ reportName: '发布的名字', share: null });
  expect(one.data.qrData.url).toMatch(/^\/r\/[\w-]+\.png$/);
});

it('leaves the reports of a child who left and of a removed teacher to who manages the class now', async () => {
  const { teacher, of, student } = await begin();
  const { report_id, rev } = await storeDraft(of, student);
  const { schoolId } = teacher;
  const plan_id = await storePlan(of, [report_id]);
  const membership = { schoolId, classId: of.classId, userId: student.userId };
  await transact([{ Delete: { Key: classMemberships.key(membership) } }]);
  const successor = await makePerson(schoolId, ROLE.teacher);
  await classes.change({ schoolId, id: of.classId }, (each) => ({
    ...each,
    teacherId: successor.userId,
  }));
  await users.change(teacher, (each) => ({ ...each, removed: new Date().toISOString() }));

  const failed = await call(publishStep, { as: successor, payload: { plan_id } });
  expect(failed.data.plan).toMatchObject({ failed: 1 });
  const payload = { ...placeOf(of, student), rev, evaluation: '接手的老师写完了这份评语' };
  expect((await call(save, { as: successor, payload })).code).toBe(1);
  const again = await storePublished({ ...of, teacher: successor }, [report_id]);
  expect(again.rows).toMatchObject([{ state: 'done', version: 1 }]);
});

it('renews, ends and revokes the address of a page', async () => {
  const { teacher, of, student } = await begin();
  const { report_id } = await storeDraft(of, student);
  await storePublished(of, [report_id]);
  const shown = await call(draft, { as: teacher, payload: { report_id } });
  const first = shown.data.report.share;
  const renewed = await call(shareRenew, { as: teacher, payload: { report_id, rev: 1 } });
  const repeated = await call(shareRenew, { as: teacher, payload: { report_id, rev: 1 } });
  const ended = await call(shareExpire, {
    as: teacher,
    payload: { report_id, until: '2026-01-01' },
  });
  await call(shareExpire, { as: teacher, payload: { report_id, until: '' } });
  const revoked = await call(shareRevoke, { as: teacher, payload: { report_id } });

  expect(first?.token).toContain(report_id);
  expect(renewed.data.share.token).not.toBe(first?.token);
  expect(repeated.code).toBe(CODE.wait);
  expect(ended.data.share).toMatchObject({ token: null, revoked: false });
  expect(revoked.data.share).toMatchObject({ token: null, revoked: true });
});

it('says which reports are published behind an address that is revoked or over', async () => {
  const { teacher, of } = await begin(3);
  const storeAll = async () => {
    const ids: ReportId[] = [];
    for (const student of of.students) ids.push((await storeDraft(of, student)).report_id);
    return ids;
  };
  const ids = await storeAll();
  await storePublished(of, ids);
  const [revoked, over] = ids;
  await call(shareRevoke, { as: teacher, payload: { report_id: String(revoked) } });
  const until = dayFromToday(-2);
  await call(shareExpire, { as: teacher, payload: { report_id: String(over), until } });
  await storeAll();
  const publishing = async () => {
    const plan_id = await storePlan(of, ids);
    const { data } = await call(publishStep, { as: teacher, payload: { plan_id } });
    return data.plan.rows.map(({ state, version, closed }) => ({ state, version, closed }));
  };

  const expected = [true, true, false].map((closed) => ({ state: 'done', version: 2, closed }));
  expect(await publishing()).toEqual(expected);
  // They are published already, as by a step that broke off.
  expect(await publishing()).toEqual(expected);
});

it('takes the reports of a removed student out of the lists, to be deleted in time', async () => {
  const { teacher, of, student } = await begin();
  const { report_id } = await storeDraft(of, student);
  await storePublished(of, [report_id]);
  const expires = Math.floor(Date.now() / 1000) + 1000;
  await retireReports(student, expires);
  await retireReports(student, expires);
  const list = await call(ofStudent, { as: student, payload: {} });
  const kept = await call(detail, { as: teacher, payload: { report_id } });
  const items = await queryAll(
    inPartition(reportPartition({ schoolId: teacher.schoolId, id: report_id })),
  );

  expect(list.data.list).toEqual([]);
  expect(kept.data.version).toBe(1);
  expect(items.map((item) => item['expires'])).toEqual(items.map(() => expires));
});

it('counts the draft of a removed student no more, and what was published still', async () => {
  const { teacher, of, student } = await begin(2);
  const [, other] = of.students;
  if (!other) throw new TypeError('two students');
  const { report_id, rev } = await storeDraft(of, student);
  await storePublished(of, [(await storeDraft(of, other)).report_id]);
  await storeDraft(of, other, { name: '新的草稿' });
  const expires = Math.floor(Date.now() / 1000) + 1000;
  for (const each of [student, other, student]) await retireReports(each, expires);
  expect(await rowOf(of)).toMatchObject({ drafts: 0, published: 1 });

  // Somebody who had it open discards it afterwards.
  await call(discard, { as: teacher, payload: { report_id, rev } });
  expect(await rowOf(of)).toMatchObject({ drafts: 0, published: 1 });
});

it('removes a cycle in which only a removed student had a draft', async () => {
  const { teacher, of, student } = await begin();
  await storeDraft(of, student);
  const principal = await makePerson(teacher.schoolId, ROLE.principal);
  const removing = () => call(cycleRemove, { as: principal, payload: { cycle_id: of.cycleId } });
  expect((await removing()).code).toBe(CODE.wait);
  await retireReports(student, Math.floor(Date.now() / 1000) + 1000);

  expect((await removing()).code).toBe(CODE.ok);
});
