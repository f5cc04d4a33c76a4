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
  schoolNotice: 'snt',
  noticeTemplate: 'ntt',
  request: 'req',
  challenge: 'chl',
  callBack: 'led',
  lead: 'lea',
  followUp: 'fup',
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
  form: 'frm',
  formAnswer: 'fan',
  feedback: 'fbk',
  feedbackAnswer: 'fba',
  document: 'doc',
  certificate: 'crt',
  certificateTemplate: 'ctt',
  certificateBatch: 'ctb',
  certificateDesign: 'ctd',
  equipmentKind: 'eqk',
  equipment: 'eqp',
  stockTaking: 'stk',
} as const;
export type IdKind = keyof typeof PREFIXES;
/**
 * Staff, students and operators share one brand: all of them can sign in. So do notices to one person and those of
 * the school: both lie in a person's mail.
 */
type Brand<K extends IdKind> = K extends 'staff' | 'student' | 'operator'
  ? 'user'
  : K extends 'schoolNotice'
    ? 'notice'
    : K;
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
/** A notice to one person, or one that the school has written. */
export const NoticeId = z.string().regex(pattern('ntc|snt')).brand<'notice'>();
export type NoticeId = z.infer<typeof NoticeId>;
export const SchoolNoticeId = id('schoolNotice');
export type SchoolNoticeId = z.infer<typeof SchoolNoticeId>;
export const NoticeTemplateId = id('noticeTemplate');
export type NoticeTemplateId = z.infer<typeof NoticeTemplateId>;
export const CallBackId = id('callBack');
export type CallBackId = z.infer<typeof CallBackId>;
/** A family that asks a school for lessons. */
export const LeadId = id('lead');
export type LeadId = z.infer<typeof LeadId>;
export const FollowUpId = id('followUp');
export type FollowUpId = z.infer<typeof FollowUpId>;
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
export const FormId = id('form');
export type FormId = z.infer<typeof FormId>;
export const FormAnswerId = id('formAnswer');
export type FormAnswerId = z.infer<typeof FormAnswerId>;
export const FeedbackId = id('feedback');
export type FeedbackId = z.infer<typeof FeedbackId>;
export const FeedbackAnswerId = id('feedbackAnswer');
export type FeedbackAnswerId = z.infer<typeof FeedbackAnswerId>;
/** A folder or a file of the document library. */
export const DocumentId = id('document');
export type DocumentId = z.infer<typeof DocumentId>;
export const CertificateId = id('certificate');
export type CertificateId = z.infer<typeof CertificateId>;
export const CertificateTemplateId = id('certificateTemplate');
export type CertificateTemplateId = z.infer<typeof CertificateTemplateId>;
/** Certificates that are made together. */
export const CertificateBatchId = id('certificateBatch');
export type CertificateBatchId = z.infer<typeof CertificateBatchId>;
/** What certificates look like, as their template was when they were made. */
export const CertificateDesignId = id('certificateDesign');
export type CertificateDesignId = z.infer<typeof CertificateDesignId>;
export const EquipmentKindId = id('equipmentKind');
export type EquipmentKindId = z.infer<typeof EquipmentKindId>;
/** One piece of equipment. */
export const EquipmentId = id('equipment');
export type EquipmentId = z.infer<typeof EquipmentId>;
export const StockTakingId = id('stockTaking');
export type StockTakingId = z.infer<typeof StockTakingId>;
export const StudentId = id('student');
export type StudentId = z.infer<typeof StudentId>;

/** Anyone who can sign in: staff, student or platform operator. */
export const UserId = z.string().regex(pattern('stf|stu|opr')).brand<'user'>();
export type UserId = z.infer<typeof UserId>;
