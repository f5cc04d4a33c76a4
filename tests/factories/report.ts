import { classes } from '#functions/domain/classes/class.ts';
import { NEW_ROW, newJob } from '#functions/domain/jobs/job.ts';
import { runJob } from '#functions/domain/jobs/run-job.ts';
import { users } from '#functions/domain/people/user.ts';
import { type CycleValue, cycles } from '#functions/domain/reports/cycle.ts';
import { type PublishingJob, publishing } from '#functions/domain/reports/publishing-job.ts';
import { type ReportKey, reports } from '#functions/domain/reports/report.ts';
import { reportKinds } from '#functions/domain/reports/report-kinds.ts';
import { reportShares } from '#functions/domain/reports/report-share.ts';
import type { Content } from '#functions/domain/reports/report-text.ts';
import { reportKeyOf, saveDraft } from '#functions/domain/reports/save-draft.ts';
import { transact } from '#functions/platform/table.ts';
import { newCycle, TEMPLATE } from '#infra/local/builders/cycle.ts';
import {
  type ClassId,
  type CycleId,
  newId,
  type ReportId,
  type ReportKindId,
  type ReportPlanId,
  type SchoolId,
} from '#shared/ids.ts';
import { DIMENSIONS } from '#shared/reports/fields.ts';
import { ROLE } from '#shared/roles.ts';
import { makeClass } from './class.ts';
import { makePerson, type Person } from './person.ts';
import { freshKey, makeStudent, studentId } from './student.ts';

type CycleValues = Partial<CycleValue>;

/** A cycle about the last 30 days, of some classes of a member of staff. */
export async function makeCycle(
  by: Person,
  classIds: readonly ClassId[],
  values: CycleValues = {},
): Promise<CycleId> {
  const cycle = newCycle(by, { classIds: [...classIds], ...values });
  await transact(cycles.creating(cycle, cycle));
  return cycle.id;
}

export interface ReportedClass {
  readonly teacher: Person;
  readonly students: readonly Person[];
  readonly classId: ClassId;
  readonly cycleId: CycleId;
}

/** A kind of reports that the school has named itself. */
export async function storeOwnKind(schoolId: SchoolId, name = '期中报告'): Promise<ReportKindId> {
  const id = newId('reportKind');
  const found = await reportKinds.get(schoolId, { consistent: true });
  const { templates = {}, own = [] } = found ?? {};
  const kind = { id, name, template: TEMPLATE };
  await transact(
    reportKinds.writing(schoolId, found, { schoolId, templates, own: [...own, kind] }),
  );
  return id;
}

/** A class with so many students, and a cycle of it. */
export async function makeReportedClass(
  teacher: Person,
  count = 1,
  values: CycleValues = {},
): Promise<ReportedClass> {
  const students: Person[] = [];
  for (let index = 0; index < count; index += 1) students.push(await makeStudent(teacher));
  const classId = await makeClass(teacher, students);
  return { teacher, students, classId, cycleId: await makeCycle(teacher, [classId], values) };
}

/** Names a child of a class in a cycle. */
export const placeOf = ({ cycleId, classId }: ReportedClass, student: Person) => ({
  cycle_id: cycleId,
  class_id: classId,
  student_id: studentId(student),
});

/** Six values, as a form sends them. */
export const sixValues = (value: number) => ({
  logic: value,
  focus: value,
  thinking: value,
  communication: value,
  creativity: value,
  innovation: value,
});

/** A report that no check finds fault with, but for what the template asks for beyond it. */
export const written = () => ({
  name: '十一月学习报告',
  evaluation: `本月学会了循环与条件，作品完成得很用心。${freshKey()}`,
  dimensions: sixValues(4),
});

interface Said extends Partial<Pick<Content, 'phrase' | 'pictures'>> {
  readonly name?: string;
  readonly evaluation?: string;
  readonly value?: number;
}

/** Saves the draft of a child; what it says is the child's own. */
export async function storeDraft(
  { teacher, cycleId, classId }: ReportedClass,
  student: Person,
  { value = 4, ...said }: Said = {},
) {
  const { schoolId, userId, name } = teacher;
  const [cycle, room, user] = await Promise.all([
    cycles.get({ schoolId, id: cycleId }, { consistent: true }),
    classes.get({ schoolId, id: classId }, { consistent: true }),
    users.get(student, { consistent: true }),
  ]);
  if (!cycle || !user) throw new TypeError('no such place');
  const desk = { cycle, classId, room, student: user };
  const { dimensions: _, ...texts } = { ...written(), ...said };
  const values = String(value).repeat(DIMENSIONS.length);
  const { report } = await saveDraft({ schoolId, userId, user: { name } }, desk, {
    rev: (await reports.get(reportKeyOf(desk), { consistent: true }))?.edits ?? 0,
    change: (content) => ({ ...content, ...texts, values }),
    now: new Date(),
  });
  if (!report) throw new TypeError('no report');
  return { report_id: report.id, rev: report.edits };
}

/** A plan to publish some reports of a class now. */
export async function storePlan(
  { teacher, cycleId, classId }: ReportedClass,
  ids: readonly ReportId[],
  at = new Date().toISOString(),
): Promise<ReportPlanId> {
  const { schoolId, userId, name } = teacher;
  const found = await reports.getMany(
    ids.map((id) => ({ schoolId, id })),
    { consistent: true },
  );
  const began = new Date(at);
  const plan = {
    ...newJob({ schoolId, userId, user: { name } }, began),
    id: newId('reportPlan'),
    cycleId,
    classId,
    rows: found.flatMap((report) =>
      report ? [{ ...NEW_ROW, id: report.id, studentId: report.studentId, version: 0 }] : [],
    ),
  };
  await transact(publishing.jobs.creating(plan, plan));
  return plan.id;
}

/** Publishes reports of a class. */
export async function storePublished(
  of: ReportedClass,
  ids: readonly ReportId[],
): Promise<PublishingJob> {
  const id = await storePlan(of, ids);
  return runJob(publishing, { schoolId: of.teacher.schoolId, id }, new Date());
}

/** A published report on a student. */
export async function publishedOfOwn(student: Person): Promise<ReportId> {
  const teacher = await makePerson(student.schoolId, ROLE.teacher);
  const classId = await makeClass(teacher, [student]);
  const of = {
    teacher,
    students: [student],
    classId,
    cycleId: await makeCycle(teacher, [classId]),
  };
  const { report_id } = await storeDraft(of, student);
  await storePublished(of, [report_id]);
  return report_id;
}

/** What a family has written on the page of a published report. */
export async function storeWord(key: ReportKey): Promise<void> {
  const word = {
    kind: 'thanks' as const,
    text: '谢谢老师',
    at: new Date().toISOString(),
    seen: false,
  };
  await reportShares.change(key, (share) => ({ ...share, word }));
}
