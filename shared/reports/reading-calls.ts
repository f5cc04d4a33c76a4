import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { post } from '#shared/endpoint.ts';
import {
  cursor,
  dateTime,
  integer,
  optionalFlag,
  page,
  pictureUrl,
  plainDay,
} from '#shared/fields.ts';
import { ClassId, CycleId, LessonId, ReportId, StudentId } from '#shared/ids.ts';
import { RichText } from '#shared/rich-text/rich-text.ts';
import { ROLE, STAFF } from '#shared/roles.ts';
import { ATTENDANCE_STATES, EVALUATION_PHRASES } from '#shared/teaching/fields.ts';
import { CycleDto } from './cycle-calls.ts';
import {
  DIMENSIONS,
  type Dimension,
  DimensionValues,
  REPORT_STATES,
  ReportEvidence,
  ReportRow,
  ReportShare,
} from './fields.ts';
import { REPORT_LIMITS } from './limits.ts';

const UNREACHABLE = [CODE.forbidden, CODE.notFound];
const READERS = [...STAFF, ROLE.student];
const six = () => z.array(z.number().int()).length(DIMENSIONS.length);

export const detail = post('report/detail', {
  summary:
    'A report as the preview dialog shows it (specification 3): staff see any version, or the draft; students their own published one.',
  access: READERS,
  writes: 'no',
  budget: { read: 7, write: 0 },
  codes: UNREACHABLE,
  input: () =>
    z.object({
      report_id: ReportId,
      /** Of an earlier version, for staff. */
      version: integer(1, 1_000_000).optional(),
      /** The draft, for staff. */
      draft: optionalFlag(),
    }),
  output: () =>
    z.object({
      id: ReportId,
      state: z.enum(REPORT_STATES),
      version: z.number().int(),
      published: dateTime.nullable(),
      from: z.string(),
      to: z.string(),
      reportName: z.string(),
      studentInfo: z.object({ avatar: pictureUrl, name: z.string() }),
      teacherInfo: z.object({ avatar: pictureUrl, nick: z.string(), class: z.string() }),
      taskspec: RichText(),
      pictures: z.array(pictureUrl),
      video: z.string(),
      evaluation: z.string(),
      phrase: z.enum(['', ...EVALUATION_PHRASES]),
      /** In the order of the radar; 0 is not rated. */
      dimension: six(),
      /** Which of them the school asked for. */
      asked: z.array(z.enum(DIMENSIONS)),
      /** Of the report before it; null for students. */
      last: six().nullable(),
      evidence: z.array(ReportEvidence()),
      /** The path of the poster below the site; empty unless the page is open. */
      qrData: z.object({ url: z.string() }),
      poster: z.string(),
      pdf: z.string(),
      /** Null for students. */
      share: ReportShare().nullable(),
    }),
});

export const ofStudent = post('student/report_list', {
  summary:
    'Reports of a student, the latest first: students see their own published ones, staff all of a student of theirs, but of classes of others those that are published. A page may be short although more follow.',
  access: READERS,
  writes: 'no',
  budget: { read: 6, write: 0 },
  codes: UNREACHABLE,
  input: () => z.object({ student_id: StudentId.optional(), cursor }),
  output: () => page(ReportRow()),
});

const Learned = () =>
  z.object({
    lesson_id: LessonId,
    class_id: ClassId,
    class_name: z.string(),
    teacher_name: z.string(),
    topic: z.string(),
    date: plainDay,
    content: z.string(),
    /** What the teacher wrote about the student. */
    comment: z.string(),
    phrase: z.enum(['', ...EVALUATION_PHRASES]),
    state: z.enum(ATTENDANCE_STATES),
    pictures: z.array(z.object({ key: z.string(), url: pictureUrl })),
  });

/** What badges stand for. */
const Earned = () =>
  z.object({
    /** Lessons at which the student was there, and those in which the teacher was surprised. */
    lessons: z.number().int(),
    surprising: z.number().int(),
    /** Published reports, and the dimensions in which the newest is higher than the first. */
    reports: z.number().int(),
    grown: z.number().int(),
  });
export type Earned = z.infer<ReturnType<typeof Earned>>;

export const learned = post('student/learn_list', {
  summary:
    'What a student learnt, lesson by lesson, the latest first: lessons at which the student was there. No pictures of a lesson with a child whose guardians refuse photos; for students no word that does not encourage. A page may be short although more follow.',
  access: READERS,
  writes: 'no',
  budget: { read: 9, write: 0 },
  codes: UNREACHABLE,
  input: () => z.object({ student_id: StudentId.optional(), cursor }),
  output: () =>
    page(Learned()).extend({
      /** Of all lessons and reports; null but with the first page. */
      earned: Earned().nullable(),
    }),
});

/** The mean of what was rated, with one decimal; 0 where nothing was. */
const Means = () =>
  z.object(
    Object.fromEntries(DIMENSIONS.map((name) => [name, z.number()])) as Record<
      Dimension,
      z.ZodNumber
    >,
  );

const AnalysisRow = () =>
  z.object({
    /** Of the class or the teacher. */
    id: z.string(),
    name: z.string(),
    /**
     * Children of the class now, and how many of them have a report. Of a teacher: those of the own classes that take
     * part, at least as many as have a report; and reports that were begun, also such on children who left.
     */
    members: z.number().int(),
    written: z.number().int(),
    /** Reports that are published, and opened by the family. */
    published: z.number().int(),
    read: z.number().int(),
    /** Mean of the hours from the last lesson to publishing; null where there is none. */
    hours: z.number().nullable(),
    dimensions: Means(),
    /** Published reports in which a value fell. */
    falling: z.number().int(),
  });
export type AnalysisRow = z.infer<ReturnType<typeof AnalysisRow>>;

const OfCycle = () => z.object({ cycle_id: CycleId.optional(), cursor });
const Analysis = () =>
  z.object({
    cycle: CycleDto().nullable(),
    list: z.array(AnalysisRow()),
    cursor: z.string().nullable(),
  });

export const analysis = post('report/analysis', {
  summary:
    'Figures of a cycle (left out: the newest) by class: written and read, values, time from lesson to report. Classes that are over or empty only where something was written. A page may be short although more follow.',
  access: STAFF,
  writes: 'no',
  budget: { read: 36, write: 0 },
  codes: [CODE.notFound],
  input: OfCycle,
  output: Analysis,
});

export const analysisTeachers = post('report/analysis_teachers', {
  summary:
    'The same by teacher: of all staff who teach children of the cycle or have written, also those who have written nothing; at the end of those who have left. A page may be short although more follow.',
  access: [ROLE.principal],
  writes: 'no',
  budget: { read: 50, write: 0 },
  codes: [CODE.notFound],
  input: OfCycle,
  output: Analysis,
});

export const analysisClass = post('report/analysis_class', {
  summary: `The values of a class over the last ${REPORT_LIMITS.cyclesCompared} cycles in which it has published reports, the earliest first.`,
  access: STAFF,
  writes: 'no',
  budget: { read: 7, write: 0 },
  codes: UNREACHABLE,
  input: () => z.object({ class_id: ClassId }),
  output: () =>
    z.object({
      list: z.array(
        z.object({
          cycle_id: CycleId,
          name: z.string(),
          to: z.string(),
          published: z.number().int(),
          read: z.number().int(),
          dimensions: Means(),
        }),
      ),
    }),
});

export const falling = post('report/falling', {
  summary:
    'Published reports of a cycle in which values fell since the last one, those that fell most first. Teachers see own classes; a page may be short although more follow.',
  access: STAFF,
  writes: 'no',
  budget: { read: 6, write: 0 },
  codes: [CODE.notFound],
  input: () => z.object({ cycle_id: CycleId, cursor }),
  output: () =>
    page(
      z.object({
        report: ReportRow(),
        last: DimensionValues(),
        /** All falls added up. */
        by: z.number().int(),
        dimensions: z.array(
          z.object({
            name: z.enum(DIMENSIONS),
            from: z.number().int(),
            to: z.number().int(),
          }),
        ),
      }),
    ),
});
