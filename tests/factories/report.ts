import type { Payload } from '#shared/contracts/endpoint.ts';
import { reports } from '#shared/contracts/reports.ts';
import type { ClassId, CycleId } from '#shared/ids.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from './class.ts';
import { dayFromToday } from './lesson.ts';
import type { Person } from './person.ts';
import { freshKey, makeStudent, studentId } from './student.ts';

const { cycleAdd, save } = reports.endpoints;

type CycleValues = Partial<Payload<typeof cycleAdd>>;

/** A cycle about the last 30 days, of some classes of a member of staff. */
export async function makeCycle(
  by: Person,
  classIds: readonly ClassId[],
  values: CycleValues = {},
): Promise<CycleId> {
  const { data } = await call(cycleAdd, {
    as: by,
    payload: {
      kind: 'month',
      name: '十一月学习报告',
      from: dayFromToday(-30),
      to: dayFromToday(0),
      class_ids: [...classIds],
      request_key: freshKey(),
      ...values,
    },
  });
  return data.cycle.id;
}

export interface ReportedClass {
  readonly teacher: Person;
  readonly students: readonly Person[];
  readonly classId: ClassId;
  readonly cycleId: CycleId;
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
export const written = (values: Partial<Payload<typeof save>> = {}) => ({
  name: '十一月学习报告',
  evaluation: `本月学会了循环与条件，作品完成得很用心。${freshKey()}`,
  dimensions: sixValues(4),
  ...values,
});

/** Saves a draft by the call, from nothing. */
export async function storeDraft(
  of: ReportedClass,
  student: Person,
  values: Partial<Payload<typeof save>> = {},
) {
  const payload = { ...placeOf(of, student), rev: 0, ...written(), ...values };
  const { data } = await call(save, { as: of.teacher, payload });
  const { report } = data;
  if (!report.report_id) throw new TypeError('a report without id');
  return { ...report, report_id: report.report_id };
}
