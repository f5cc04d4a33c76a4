import { ulid } from 'ulid';
import * as z from 'zod';

/**
 * Ids: a prefix that names the kind, a hyphen, a lower-case ULID (sortable by time of creation).
 * Never an underscore: the wire joins token and user id with one (specification 7).
 */
const PREFIXES = {
  school: 'sch',
  staff: 'stf',
  student: 'stu',
  operator: 'opr',
  class: 'cls',
  notice: 'ntc',
  request: 'req',
  challenge: 'chl',
  lead: 'led',
  lesson: 'les',
  series: 'srs',
  plan: 'pln',
  room: 'rom',
  course: 'crs',
  holiday: 'hol',
  upload: 'upl',
  work: 'wrk',
  comment: 'cmt',
  abuseReport: 'tip',
  task: 'tsk',
  export: 'exp',
  report: 'rpt',
  cycle: 'rcy',
  reportPlan: 'rpl',
  reportKind: 'rkd',
} as const;
export type IdKind = keyof typeof PREFIXES;
/** Staff, students and operators share one brand: all of them can sign in. */
type Brand<K extends IdKind> = K extends 'staff' | 'student' | 'operator' ? 'user' : K;
export type Id<K extends IdKind = IdKind> = string & z.$brand<Brand<K>>;

export const newId = <K extends IdKind>(kind: K, at?: number): Id<K> =>
  `${PREFIXES[kind]}-${ulid(at).toLowerCase()}` as Id<K>;

const pattern = (prefixes: string) => new RegExp(`^(?:${prefixes})-[0-9a-z]{1,40}$`);

const ANY_ID = new RegExp(`^(?:${Object.values(PREFIXES).join('|')})-[0-9a-z]{26}$`);
/** Whether a text has the form of an id of any kind. */
export const isId = (text: string): boolean => ANY_ID.test(text);

const id = <K extends IdKind>(kind: K) =>
  z.string().regex(pattern(PREFIXES[kind])).brand<Brand<K>>();

export const SchoolId = id('school');
export type SchoolId = z.infer<typeof SchoolId>;
/** The school of the platform's operators. */
export const PLATFORM_SCHOOL = SchoolId.parse('sch-platform');
export const ClassId = id('class');
export type ClassId = z.infer<typeof ClassId>;
export const NoticeId = id('notice');
export type NoticeId = z.infer<typeof NoticeId>;
export const LeadId = id('lead');
export type LeadId = z.infer<typeof LeadId>;
export const LessonId = id('lesson');
export type LessonId = z.infer<typeof LessonId>;
export const SeriesId = id('series');
export type SeriesId = z.infer<typeof SeriesId>;
export const PlanId = id('plan');
export type PlanId = z.infer<typeof PlanId>;
export const RoomId = id('room');
export type RoomId = z.infer<typeof RoomId>;
export const CourseId = id('course');
export type CourseId = z.infer<typeof CourseId>;
export const HolidayId = id('holiday');
export type HolidayId = z.infer<typeof HolidayId>;
export const UploadId = id('upload');
export type UploadId = z.infer<typeof UploadId>;
export const WorkId = id('work');
export type WorkId = z.infer<typeof WorkId>;
export const CommentId = id('comment');
export type CommentId = z.infer<typeof CommentId>;
export const AbuseReportId = id('abuseReport');
export type AbuseReportId = z.infer<typeof AbuseReportId>;
export const TaskId = id('task');
export type TaskId = z.infer<typeof TaskId>;
export const ExportId = id('export');
export type ExportId = z.infer<typeof ExportId>;
export const ReportId = id('report');
export type ReportId = z.infer<typeof ReportId>;
/** A round of reports: those of some classes about some days. */
export const CycleId = id('cycle');
export type CycleId = z.infer<typeof CycleId>;
/** A kind of reports that a school has named itself. */
export const ReportKindId = id('reportKind');
export type ReportKindId = z.infer<typeof ReportKindId>;
export const ReportPlanId = id('reportPlan');
export type ReportPlanId = z.infer<typeof ReportPlanId>;
export const StudentId = id('student');
export type StudentId = z.infer<typeof StudentId>;

/** Anyone who can sign in: staff, student or platform operator. */
export const UserId = z.string().regex(pattern('stf|stu|opr')).brand<'user'>();
export type UserId = z.infer<typeof UserId>;
