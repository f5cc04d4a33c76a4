import { expect, it, vi } from 'vitest';
import { classes } from '#functions/domain/classes/class.ts';
import { runJobs } from '#functions/domain/jobs/run-job.ts';
import { INBOX_PREFIX, inbox, inboxPartition } from '#functions/domain/notices/inbox-notice.ts';
import { users } from '#functions/domain/people/user.ts';
import { cyclePartition } from '#functions/domain/reports/cycle.ts';
import { publishing } from '#functions/domain/reports/publishing-job.ts';
import { remindTeachers } from '#functions/domain/reports/remind-teachers.ts';
import { reports as reportItems, reportPartition } from '#functions/domain/reports/report.ts';
import { drafts, versions } from '#functions/domain/reports/report-text.ts';
import { updateItem } from '#functions/platform/table.ts';
import type { ReportId } from '#shared/ids.ts';
import { reports } from '#shared/reports/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { dayFromToday } from '#tests/factories/lesson.ts';
import { inOwnTable, itemsWhere } from '#tests/factories/own-table.ts';
import { changePerson, makePerson, type Person } from '#tests/factories/person.ts';
import {
  makeReportedClass,
  type ReportedClass,
  storeDraft,
  storePlan,
} from '#tests/factories/report.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { shiftAt } from '#tests/factories/shift.ts';
import { freshKey } from '#tests/factories/student.ts';
import { removing } from '#tests/factories/student-calls.ts';

inOwnTable();

const begin = async (count: number, values: Parameters<typeof makeReportedClass>[2] = {}) => {
  const teacher = await makePerson(await makeSchool(), ROLE.teacher);
  const of = await makeReportedClass(teacher, count, values);
  const ids: ReportId[] = [];
  for (const student of of.students) ids.push((await storeDraft(of, student)).report_id);
  return { teacher, of, ids };
};

/** Makes an item unreadable, as a fault of ours would. */
const spoil = (pk: string, sk: string, name: string) =>
  updateItem({
    Key: { pk, sk },
    UpdateExpression: 'SET #name = :spoilt',
    ExpressionAttributeNames: { '#name': name },
    ExpressionAttributeValues: { ':spoilt': { is: 'spoilt' } },
  });

const spoilDraft = ({ teacher }: ReportedClass, id: ReportId) =>
  spoil(reportPartition({ schoolId: teacher.schoolId, id }), 'DRAFT', 'content');

/** What is logged meanwhile. */
async function logged(work: () => Promise<unknown>): Promise<string> {
  const output = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    await work();
    return output.mock.calls.map(([line]) => String(line)).join('');
  } finally {
    output.mockRestore();
  }
}

const runAll = () => runJobs(publishing, shiftAt());
const noticesOf = async (person: Person) =>
  (await inbox.page(inboxPartition(person), INBOX_PREFIX)).items.map(({ told }) => told);
const planOf = ({ schoolId }: Person, id: Awaited<ReturnType<typeof storePlan>>) =>
  publishing.jobs.get({ schoolId, id }, { consistent: true });

it('fails the fourth of thirty that has a fault, logs it, and publishes the others', async () => {
  const { teacher, of, ids } = await begin(30);
  const [, , , fourth] = ids;
  if (!fourth) throw new TypeError('no fourth');
  await spoilDraft(of, fourth);
  const plan_id = await storePlan(of, ids);
  const lines = await logged(runAll);
  const { data } = await call(reports.endpoints.publishShow, { as: teacher, payload: { plan_id } });

  expect(data.plan).toMatchObject({ state: 'done', done: 29, failed: 1 });
  expect(data.plan.rows[3]).toMatchObject({ state: 'failed', version: 0 });
  expect(data.plan.rows[3]?.reason).not.toBe('');
  expect(lines).toContain(fourth);
  expect(lines).toContain('"stack"');
  expect(await noticesOf(teacher)).toMatchObject([
    { title: 'reports.failed.title', params: { failed: '1', total: '30' } },
  ]);
});

it('carries out the plans of other schools behind one that has a fault', async () => {
  const [broken, fine] = [await begin(1), await begin(1)];
  const early = new Date(Date.now() - 60_000).toISOString();
  const brokenPlan = await storePlan(broken.of, broken.ids, early);
  await spoil(
    cyclePartition({ schoolId: broken.teacher.schoolId, id: broken.of.cycleId }),
    'CYCLE',
    'template',
  );
  const finePlan = await storePlan(fine.of, fine.ids);
  const lines = await logged(runAll);

  expect(await planOf(fine.teacher, finePlan)).toMatchObject({ state: 'done' });
  expect(lines).toContain(brokenPlan);
});

it('tells nobody whose plan succeeds, and the teacher of today where its author is gone', async () => {
  const [fine, gone] = [await begin(1), await begin(1)];
  await storePlan(fine.of, fine.ids);
  const plan_id = await storePlan(gone.of, gone.ids);
  const { schoolId } = gone.teacher;
  const successor = await makePerson(schoolId, ROLE.teacher);
  await classes.change({ schoolId, id: gone.of.classId }, (each) => ({
    ...each,
    teacherId: successor.userId,
  }));
  await users.change(gone.teacher, (each) => ({ ...each, removed: new Date().toISOString() }));
  await runAll();

  expect(await planOf(successor, plan_id)).toMatchObject({
    state: 'done',
    rows: [{ state: 'failed', reason: 'reports.notAllowed' }],
  });
  expect(await noticesOf(fine.teacher)).toEqual([]);
  expect(await noticesOf(gone.teacher)).toEqual([]);
  expect(await noticesOf(successor)).toMatchObject([{ params: { failed: '1', total: '1' } }]);
});

it('does not tell an author who looks on', async () => {
  const { teacher, of, ids } = await begin(2);
  const [student, other] = of.students;
  if (!student || !other) throw new TypeError('no students');
  await changePerson(other, { name: '李子涵' });
  await storeDraft(of, student, { evaluation: '李子涵这个月进步很大，很棒！' });
  const plan_id = await storePlan(of, ids);
  const { data } = await call(reports.endpoints.publishStep, { as: teacher, payload: { plan_id } });

  expect(data.plan).toMatchObject({ state: 'done', failed: 1 });
  expect(await noticesOf(teacher)).toEqual([]);
});

it('reminds teachers of other schools behind a cycle that has a fault', async () => {
  const due = (minutes: number) => ({
    deadline: dayFromToday(2),
    remind: [3],
    nextReminder: new Date(Date.now() - minutes * 60_000).toISOString(),
  });
  const [broken, fine] = [await begin(1, due(9)), await begin(1, due(1))];
  const { schoolId } = broken.teacher;
  await spoil(cyclePartition({ schoolId, id: broken.of.cycleId }), 'CYCLE', 'template');
  const lines = await logged(() => remindTeachers(shiftAt()));

  expect(await noticesOf(fine.teacher)).toMatchObject([{ params: { count: '1' } }]);
  expect(lines).toContain(broken.of.cycleId);
});

it('publishes one version when a report is published twice at once', async () => {
  const { teacher, of, ids } = await begin(3);
  await Promise.all([storePlan(of, ids), storePlan(of, ids)]);
  await Promise.all([runAll(), runAll()]);
  const { schoolId } = teacher;
  const found = await reportItems.getMany(
    ids.map((id) => ({ schoolId, id })),
    { consistent: true },
  );

  expect(found.map((report) => report?.version)).toEqual([1, 1, 1]);
});

it('tells what was published by the step during which a plan was cancelled, and publishes no more', async () => {
  const { teacher, of, ids } = await begin(3);
  const plan_id = await storePlan(of, ids);
  const plan = { as: teacher, payload: { plan_id } };
  const read = drafts.get.bind(drafts);
  const reading = vi.spyOn(drafts, 'get').mockImplementationOnce(async (...asked) => {
    const { data } = await call(reports.endpoints.publishCancel, plan);
    expect(data.plan).toMatchObject({ state: 'cancelled', done: 0 });
    return read(...asked);
  });
  const step = await call(reports.endpoints.publishStep, plan);
  reading.mockRestore();
  expect(step.data.plan).toMatchObject({ state: 'cancelled', done: 1, failed: 0, total: 3 });

  const { data } = await call(reports.endpoints.publishShow, plan);
  expect(data.plan).toMatchObject({ state: 'cancelled', done: 1, failed: 0 });
  expect(data.plan.rows.map(({ version }) => version)).toEqual([1, 0, 0]);
});

it('keeps no names of children, and ends with all that lists say of it', async () => {
  const { teacher, of, ids } = await begin(2);
  const named = of.students[0] as Person;
  await changePerson(named, { name: '龘喵' });
  const at = new Date(Date.now() + 86_400_000).toISOString();
  const asked = { cycle_id: of.cycleId, class_id: of.classId, report_ids: ids.join(), at };
  const { data } = await call(reports.endpoints.publish, {
    as: teacher,
    payload: { ...asked, request_key: freshKey() },
  });
  expect(data.plan.rows[0]).toMatchObject({ student_name: '龘喵' });

  const { id } = data.plan;
  const items = await itemsWhere('contains(pk, :id) OR contains(sk, :id)', { ':id': id });
  expect(items).toHaveLength(3);
  expect(items.map(({ expires }) => expires)).toEqual(items.map(() => expect.any(Number)));
  expect(JSON.stringify(items)).not.toContain('龘');
});

it('publishes nothing on a child who has left while the plan waited, and keeps nothing of it without an end', async () => {
  const { teacher, of, ids } = await begin(2);
  const [left] = of.students as [Person];
  const plan_id = await storePlan(of, ids);
  const principal = await makePerson(teacher.schoolId, ROLE.principal);
  await removing(principal, [left.userId]);
  await runAll();

  const { data } = await call(reports.endpoints.publishShow, { as: teacher, payload: { plan_id } });
  expect(data.plan.rows.map(({ state }) => state)).toEqual(['failed', 'done']);
  const { schoolId } = teacher;
  const pk = reportPartition({ schoolId, id: ids[0] as ReportId });
  const kept = await itemsWhere('pk = :pk', { ':pk': pk });
  expect(kept.filter(versions.is)).toEqual([]);
  expect(kept.map(({ expires }) => expires)).toEqual(kept.map(() => expect.any(Number)));
});

it('publishes nothing on a child who leaves while it is published', async () => {
  const { of, ids } = await begin(1);
  const [leaving] = of.students as [Person];
  const plan_id = await storePlan(of, ids);
  const read = drafts.get.bind(drafts);
  const reading = vi.spyOn(drafts, 'get').mockImplementationOnce(async (...asked) => {
    await changePerson(leaving, { removed: new Date().toISOString() });
    return read(...asked);
  });
  await runAll();
  reading.mockRestore();

  expect(await planOf(of.teacher, plan_id)).toMatchObject({
    state: 'done',
    rows: [{ state: 'failed', reason: 'students.missing' }],
  });
});
