import { writingReport } from '#functions/domain/reports/cycle-figures.ts';
import { type ReportValue, reportIdOf } from '#functions/domain/reports/report.ts';
import { EMPTY, type VersionValue, versions } from '#functions/domain/reports/report-text.ts';
import { transact } from '#functions/platform/table.ts';
import { type ClassId, type CycleId, type SchoolId, StudentId, type UserId } from '#shared/ids.ts';

export interface FilledReport {
  readonly schoolId: SchoolId;
  readonly cycleId: CycleId;
  /** The last day of the cycle. */
  readonly day: string;
  readonly classId: ClassId;
  readonly student: UserId;
  readonly teacher: UserId;
  /** By how much values fell since the report before. */
  readonly fell: number;
}

const VALUES = '343443';
const EVALUATION = '本月学会了循环与条件，作品完成得很用心，也愿意把想法讲给同学听。';

function reportOf({ schoolId, cycleId, day, classId, student, teacher, fell }: FilledReport) {
  const place = { schoolId, cycleId, classId, studentId: StudentId.parse(student) };
  const published = `${day}T08:00:00.000Z`;
  const name = '学习报告';
  return {
    ...place,
    id: reportIdOf(place),
    kind: 'month',
    day,
    className: '启蒙一班',
    studentName: '王子涵',
    authorId: teacher,
    authorName: '林老师',
    teacherId: teacher,
    state: 'published',
    version: 1,
    draft: false,
    edits: 2,
    name,
    values: VALUES,
    phrase: '',
    excerpt: EVALUATION,
    filled: 2,
    sections: 2,
    mark: '',
    written: published,
    published,
    read: '',
    word: '',
    shown: { name, values: VALUES, last: fell > 0 ? '543443' : VALUES, fell, hours: 20 },
  } satisfies ReportValue;
}

/** The first version of a report, without pictures of people. */
export const newVersion = (
  report: ReportValue,
  values: Pick<VersionValue, 'content' | 'from' | 'to' | 'at' | 'by'> & Partial<VersionValue>,
): VersionValue => ({
  schoolId: report.schoolId,
  id: report.id,
  no: 1,
  overruled: [],
  schoolName: '晨光编程学校',
  classId: report.classId,
  className: report.className,
  studentId: report.studentId,
  studentName: report.studentName,
  studentAvatar: '',
  teacherName: report.authorName,
  teacherNick: '',
  teacherAvatar: '',
  sections: [],
  dimensions: [],
  last: '',
  byName: report.authorName,
  ...values,
});

/** A published report with its figures and its version, written without the calls that make one. */
export async function fillReport(filled: FilledReport): Promise<void> {
  const report = reportOf(filled);
  const { published: at, day, name, values, teacherId: by } = report;
  const content = { ...EMPTY, name, values, evaluation: EVALUATION };
  const version = newVersion(report, { content, from: day, to: day, at, by });
  await transact([...writingReport(undefined, report), ...versions.creating(version, version)]);
}
