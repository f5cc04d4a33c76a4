import * as z from 'zod';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { StoredRichText, toStoredText } from '#functions/platform/stored-rich-text.ts';
import { ClassId, ReportId, SchoolId, StudentId, UserId, WorkId } from '#shared/ids.ts';
import { CHECKS, EvidenceText } from '#shared/reports/fields.ts';
import { EVALUATION_PHRASES } from '#shared/teaching/fields.ts';
import { WORK_KINDS } from '#shared/works/rules.ts';
import { type ReportKey, reportPartition } from './report.ts';

/** A piece of evidence with what was known of it when it was taken in. */
const Evidence = () =>
  EvidenceText().extend({
    /** Of a task. */
    score: z.number().int().optional(),
    /** What the child made, in the version of that time. A report is a use of its objects. */
    work: z
      .object({
        id: WorkId,
        kind: z.enum(WORK_KINDS),
        no: z.number().int(),
        key: z.string(),
        /** Empty for none. */
        picture: z.string(),
      })
      .optional(),
  });
export type StoredEvidence = z.infer<ReturnType<typeof Evidence>>;

/** What is written in a report, as it is stored: pictures and the video are object keys. */
const Content = () =>
  z.object({
    name: z.string(),
    task: StoredRichText(),
    pictures: z.array(z.string()),
    /** Empty for none. */
    video: z.string(),
    evidence: z.array(Evidence()),
    evaluation: z.string(),
    phrase: z.enum(['', ...EVALUATION_PHRASES]),
    /** The six values, a digit each. */
    values: z.string(),
  });
export type Content = z.infer<ReturnType<typeof Content>>;

const withStoredTask = <T extends { readonly content: Content }>(text: T) => ({
  ...text,
  content: { ...text.content, task: toStoredText(text.content.task) },
});

/** Somebody has looked at what a check found, and says why it stays. */
const Overruled = () =>
  z.object({
    kind: z.enum(CHECKS),
    subject: z.string(),
    /** What was found then (`markOfFinding`). */
    mark: z.string(),
    reason: z.string(),
    by: UserId,
    byName: z.string(),
    at: z.iso.datetime(),
  });
export type Overruled = z.infer<ReturnType<typeof Overruled>>;

/** The text that is being written. Every write of it also writes its report, whose revision guards it. */
const Draft = () =>
  z.object({
    schoolId: SchoolId,
    id: ReportId,
    content: Content(),
    at: z.iso.datetime(),
    by: UserId,
    byName: z.string(),
    overruled: z.array(Overruled()),
    /** Time to live (epoch seconds), as that of its report. */
    expires: z.number().int().optional(),
  });
export type Draft = z.infer<ReturnType<typeof Draft>>;

export const drafts = entity({
  type: 'report-draft',
  version: 2,
  // Only the form of its formatted text changed, which reads both.
  upgrades: { 1: (item) => item },
  schema: Draft,
  stored: withStoredTask,
  key: (id: ReportKey) => ({ pk: reportPartition(id), sk: 'DRAFT' }),
});

/** A published version. It never changes, and holds all that its page shows, with the names at that time. */
const Version = () =>
  z.object({
    schoolId: SchoolId,
    id: ReportId,
    no: z.number().int().min(1),
    content: Content(),
    overruled: z.array(Overruled()),
    schoolName: z.string(),
    classId: ClassId,
    className: z.string(),
    studentId: StudentId,
    studentName: z.string(),
    studentAvatar: z.string(),
    teacherName: z.string(),
    teacherNick: z.string(),
    teacherAvatar: z.string(),
    /** Sections and dimensions that the template of the cycle had. */
    sections: z.array(z.string()),
    dimensions: z.array(z.string()),
    /** The days that it is about. */
    from: z.iso.date(),
    to: z.iso.date(),
    /** The six values of the report before it; empty for none. */
    last: z.string(),
    at: z.iso.datetime(),
    by: UserId,
    byName: z.string(),
  });
export type VersionValue = z.infer<ReturnType<typeof Version>>;
export type Version = Stored<VersionValue>;

export const VERSION_PREFIX = 'VERSION#';

export const versions = entity({
  type: 'report-version',
  version: 2,
  // Only the form of its formatted text changed, which reads both.
  upgrades: { 1: (item) => item },
  schema: Version,
  stored: withStoredTask,
  key: ({ no, ...id }: ReportKey & { readonly no: number }) => ({
    pk: reportPartition(id),
    sk: `${VERSION_PREFIX}${String(no).padStart(5, '0')}`,
  }),
});

export const EMPTY: Content = {
  name: '',
  task: { type: 'doc' },
  pictures: [],
  video: '',
  evidence: [],
  evaluation: '',
  phrase: '',
  values: '000000',
};
