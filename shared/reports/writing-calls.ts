import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { post } from '#shared/endpoint.ts';
import {
  cursor,
  dateTime,
  oneOf,
  optionalFlag,
  pictureUrl,
  plainDay,
  rev,
} from '#shared/fields.ts';
import { ClassId, CycleId, ReportId, StudentId } from '#shared/ids.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { STAFF } from '#shared/roles.ts';
import { EVALUATION_PHRASES } from '#shared/teaching/fields.ts';
import { WORK_KINDS } from '#shared/works/rules.ts';
import { CycleDto } from './cycle-calls.ts';
import {
  CHECKS,
  DimensionValues,
  EVIDENCE_KINDS,
  EvidenceText,
  part,
  REPORT_STATES,
  ReportContent,
  ReportRow,
  ReportShare,
  reportFields,
} from './fields.ts';
import { REPORT_LIMITS } from './limits.ts';

const UNREACHABLE = [CODE.forbidden, CODE.notFound];
const OfClass = () => z.object({ cycle_id: CycleId, class_id: ClassId });
const OfChild = () => OfClass().extend({ student_id: StudentId });

/** A child whom a report is about. */
const ReportChild = () => ({
  name: z.string(),
  nick: z.string(),
  avatar: pictureUrl,
  gender: z.enum(['', 'female', 'male']),
  /** False for one who has left the class. */
  member: z.boolean(),
  /** The guardians do not want photos to be shown. */
  no_photos: z.boolean(),
});

/** The last published report of another cycle. */
const LastReport = () =>
  z.object({ id: ReportId, name: z.string(), date: plainDay, dimensions: DimensionValues() });
export type LastReport = z.infer<ReturnType<typeof LastReport>>;

const SheetRow = () =>
  z.object({
    student_id: StudentId,
    ...ReportChild(),
    report: ReportRow().nullable(),
    /** What an edit begins from; 0 without a report. */
    rev: z.number().int(),
    phrase: z.enum(['', ...EVALUATION_PHRASES]),
    /** How what the teacher wrote begins; in full where it was asked for. */
    excerpt: z.string(),
    evaluation: z.string().nullable(),
    last: LastReport().nullable(),
    /** Of a child without one here: the report in this cycle from a class that the child has left. */
    elsewhere: z
      .object({ report_id: ReportId, class_id: ClassId, class_name: z.string() })
      .nullable(),
  });
export type SheetRow = z.infer<ReturnType<typeof SheetRow>>;

export const sheet = post('report/sheet', {
  summary: `The children of a class in a cycle with their reports and the values of the last one, ${REPORT_LIMITS.sheetPage} a page; children who have left with a report come last. With \`texts\` what the teacher wrote of each in full.`,
  access: STAFF,
  writes: 'no',
  budget: { read: 56, write: 0 },
  codes: UNREACHABLE,
  input: () => OfClass().extend({ texts: optionalFlag(), cursor }),
  output: () =>
    z.object({
      cycle: CycleDto(),
      class_name: z.string(),
      list: z.array(SheetRow()),
      cursor: z.string().nullable(),
    }),
});

/** A report as its author edits it. */
export const DraftDto = () =>
  z.object({
    /** Null while nothing is stored. */
    report_id: ReportId.nullable(),
    cycle: CycleDto(),
    class_id: ClassId,
    class_name: z.string(),
    student: z.object({ id: StudentId, ...ReportChild() }),
    rev: z.number().int(),
    state: z.enum(REPORT_STATES),
    version: z.number().int(),
    draft: z.boolean(),
    content: ReportContent(),
    saved_at: dateTime.nullable(),
    saved_by: z.string(),
    last: LastReport().nullable(),
    overruled: z.array(
      z.object({
        kind: z.enum(CHECKS),
        subject: z.string(),
        reason: z.string(),
        by_name: z.string(),
        at: dateTime,
      }),
    ),
    share: ReportShare().nullable(),
    /** The newest first. */
    versions: z.array(z.object({ version: z.number().int(), at: dateTime, by_name: z.string() })),
  });
export type DraftDto = z.infer<ReturnType<typeof DraftDto>>;

const OneDraft = () => z.object({ report: DraftDto() });

export const draft = post('report/draft', {
  summary:
    'A report to be edited: of a child of a class in a cycle, or by its id. Without a draft it has the text of the last version.',
  access: STAFF,
  writes: 'no',
  budget: { read: 18, write: 0 },
  codes: UNREACHABLE,
  input: () =>
    z.object({
      report_id: ReportId.optional(),
      cycle_id: CycleId.optional(),
      class_id: ClassId.optional(),
      student_id: StudentId.optional(),
    }),
  output: OneDraft,
});

export const save = post('report/save', {
  summary:
    "Save the draft of a child's report, and begin it with `rev` 0; what is left out stays. -1 with `data.current` when somebody else saved since `rev`; the same content saved twice is saved once. 1001 for pictures that the report may not show.",
  access: STAFF,
  writes: 'school',
  budget: { read: 15, write: 23 },
  codes: [...UNREACHABLE, CODE.wait],
  input: () => OfChild().extend({ rev: rev(0), ...reportFields() }),
  output: OneDraft,
});

/** How common parts meet what is written: only where nothing is, behind it, or in its place. */
const COMMON_MODES = ['empty', 'add', 'replace'] as const;

export const saveMany = post('report/save_many', {
  summary: `Save drafts of up to ${REPORT_LIMITS.savedAtOnce} children of a class: values of each, and parts that are common to all, in which {name}, {nick}, {he}, {him} and {his} stand for the child. Each is saved or refused by itself.`,
  access: STAFF,
  writes: 'school',
  budget: { read: 100, write: 620 },
  codes: [...UNREACHABLE, CODE.wait],
  input: () =>
    OfClass().extend({
      rows: z
        .array(
          z.object({
            student_id: StudentId,
            rev: rev(0),
            dimensions: reportFields().dimensions,
            phrase: reportFields().phrase,
            evaluation: reportFields().evaluation,
          }),
        )
        .min(1)
        .max(REPORT_LIMITS.savedAtOnce),
      common: part(
        z.object({
          name: reportFields().name,
          task: reportFields().task,
          pictures: reportFields().pictures,
          video: reportFields().video,
          evaluation: reportFields().evaluation,
        }),
      ).optional(),
      mode: oneOf(COMMON_MODES).default('empty'),
      /** The language of the pronouns; left out: the caller's. */
      words: oneOf(LANGUAGES).optional(),
    }),
  output: () =>
    z.object({
      list: z.array(
        z.object({
          student_id: StudentId,
          report_id: ReportId.nullable(),
          rev: z.number().int(),
          ok: z.boolean(),
          /** Why it was not saved, in the caller's language. */
          reason: z.string(),
          /** Somebody else saved it since `rev`. */
          changed: z.boolean(),
          name: z.string(),
          filled: z.number().int(),
          dimensions: DimensionValues(),
        }),
      ),
    }),
});

export const discard = post('report/discard', {
  summary:
    'Throw the draft of a report away; of a report that was never published, the report. -1 when it was saved since `rev`.',
  access: STAFF,
  writes: 'school',
  budget: { read: 7, write: 23 },
  codes: [...UNREACHABLE, CODE.wait],
  input: () => z.object({ report_id: ReportId, rev: rev(0) }),
  output: () => z.null(),
});

const Media = () => z.object({ key: z.string(), url: pictureUrl });

/** Something that a report can be written from. */
const Evidence = () =>
  EvidenceText().extend({
    phrase: z.enum(['', ...EVALUATION_PHRASES]),
    /** `detail` is what a teacher said of this child; else it is about the class, or the child's own words. */
    personal: z.boolean(),
    /** Of a task, 0 to 100. */
    score: z.number().int().nullable(),
    /** Attendance of a lesson, progress of a task; else empty. */
    state: z.string(),
    pictures: z.array(Media()),
    video: Media().nullable(),
    /** A work that can be played. */
    work: z
      .object({
        id: z.string(),
        kind: z.enum(WORK_KINDS),
        version: z.number().int(),
        title: z.string(),
      })
      .nullable(),
  });
export type Evidence = z.infer<ReturnType<typeof Evidence>>;

/** What was recorded of a child in all lessons of a cycle, whichever of them are in the page. */
const Recorded = () =>
  z.object({
    late: z.number().int(),
    absent: z.number().int(),
    /** How often each phrase was said, the most frequent first. */
    phrases: z.array(z.object({ phrase: z.enum(EVALUATION_PHRASES), count: z.number().int() })),
  });

export const evidence = post('report/evidence', {
  summary: `What happened in the cycle's days, for the report of a child: lessons with remarks and photos, tasks with scores, works, hours, earlier reports; ${REPORT_LIMITS.evidencePage} of each kind, more of one kind by its cursor. A page may be short although more follow.`,
  access: STAFF,
  writes: 'no',
  budget: { read: 30, write: 0 },
  codes: UNREACHABLE,
  input: () => OfChild().extend({ kind: oneOf(EVIDENCE_KINDS).optional(), cursor }),
  output: () =>
    z.object({
      parts: z.array(
        z.object({
          kind: z.enum(EVIDENCE_KINDS),
          list: z.array(Evidence()),
          cursor: z.string().nullable(),
        }),
      ),
      /** Null with `kind`. */
      recorded: Recorded().nullable(),
    }),
});
