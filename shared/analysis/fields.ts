import * as z from 'zod';
import { dateTime, integer, UserId } from '#shared/fields.ts';
import { type HoursFigure, MONTH_FIGURES, type TeachingFigure } from '#shared/figures/figures.ts';
import { HOUR_KINDS } from '#shared/hours/fields.ts';
import { ClassId, CourseId, LessonId, StudentId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import { PAY_METHODS } from '#shared/money.ts';
import { Line } from '#shared/rich-text/plain-text.ts';
import {
  ATTENDANCE_STATES,
  AttendanceCounts,
  EVALUATION_PHRASES,
} from '#shared/teaching/fields.ts';
import { ANALYSIS_LIMITS } from './limits.ts';

const numbers = <N extends string>(names: readonly N[]) => {
  const shape = Object.fromEntries(names.map((name) => [name, z.number()]));
  return z.object(shape as Record<N, z.ZodNumber>);
};

/** Month, `YYYY-MM`. */
const month = () => Line().regex(/^\d{4}-(0[1-9]|1[0-2])$/);

/** So many months up to one; by default the current month. */
export const MonthsInput = () =>
  z.object({
    to: month().optional(),
    months: integer(1, ANALYSIS_LIMITS.monthsMax).default(1),
  });
export type MonthsInput = z.output<ReturnType<typeof MonthsInput>>;

const Span = () => z.object({ from: month(), to: month() });

/** The period, as many months before it, and the same months of the year before. */
export const SPAN_NAMES = ['now', 'before', 'year'] as const;
export type SpanName = (typeof SPAN_NAMES)[number];
const ofSpans = <T extends z.ZodType>(value: () => T) =>
  z.object({ now: value(), before: value(), year: value() });
export type OfSpans<T> = Readonly<Record<SpanName, T>>;

export const AnsweredMonths = () => z.object({ spans: ofSpans(Span), today: z.iso.date() });

export const TeachingSums = () => numbers<TeachingFigure>(MONTH_FIGURES.teaching);
export type TeachingSums = z.infer<ReturnType<typeof TeachingSums>>;
const HoursSums = () => numbers<HoursFigure>(MONTH_FIGURES.hours);

/** Figures of the school; `joined` and `left`: students who came and went. */
export const BusinessSums = () =>
  z.object({
    joined: z.number(),
    left: z.number(),
    ...TeachingSums().shape,
    ...HoursSums().shape,
  });
export type BusinessSums = z.infer<ReturnType<typeof BusinessSums>>;

/** What is still to be taught: hours, hours that families owe, and the money for the hours. */
const Stock = () => z.object({ unused: z.number(), owed: z.number(), value: z.number() });

/** A month, with what was still to be taught at its end. */
export const BusinessMonth = () =>
  z.object({ date: month(), ...BusinessSums().shape, stock: Stock() });
export type BusinessMonth = z.infer<ReturnType<typeof BusinessMonth>>;

export const CourseFigures = () =>
  z.object({
    /** Null for hours of the general account, which pay for lessons of any kind. */
    course_id: CourseId.nullable(),
    course_name: z.string(),
    sums: ofSpans(HoursSums),
    stock: Stock(),
  });
export type CourseFigures = z.infer<ReturnType<typeof CourseFigures>>;

const Channel = () => z.object({ income: z.number(), refunds: z.number() });
const ChannelFigures = () => z.object({ method: z.enum(PAY_METHODS), sums: ofSpans(Channel) });

/** Of whom a checked figure is. */
export const CHECKED_OWNERS = ['school', 'course', 'class', 'teacher', 'student'] as const;

/** A figure that the last check found to differ from its source, with whose it is; empty for the general account. */
const WrongFigure = () =>
  z.object({
    kind: z.enum(CHECKED_OWNERS),
    of: z.string(),
    name: z.string(),
    figure: z.string(),
    kept: z.number(),
    source: z.number(),
  });

/** The last check of figures against ledgers, records and tasks. */
const FigureCheckDto = () =>
  z.object({
    at: dateTime,
    /** The month that was checked. */
    month: month(),
    students: z.number().int(),
    records: z.number().int(),
    wrong: z.array(WrongFigure()),
  });

/** What expires or ends soon, and lessons to make up. */
const Outlook = () =>
  z.object({
    /** Hours whose last day is in the next `ANALYSIS_LIMITS.soonMonths` months, the current one included. */
    expiring: z.number(),
    /** Accounts that are expected to be used up in these months. */
    ends: z.number().int(),
    /** Makeup rights that are neither used nor over. */
    makeups: z.number().int(),
  });

export const Business = () =>
  AnsweredMonths().extend({
    currency: z.string(),
    totals: ofSpans(BusinessSums),
    /** Two years up to the end of the period, the oldest first. */
    rows: z.array(BusinessMonth()),
    channels: z.array(ChannelFigures()),
    /** Today, at the end of the last month that is over, and a year before that. */
    stock: Stock().extend({
      before: Stock().extend({ date: month() }),
      year: Stock().extend({ date: month() }),
      /** Hours by the month in which they expire: the current month and those after it, each with its row. */
      until: z.array(z.object({ date: month(), hours: z.number() })),
      /** Accounts of students by the month in which they are expected to be used up; the same months. */
      ends: z.array(z.object({ date: month(), accounts: z.number() })),
    }),
    students: z.number().int(),
    /**
     * Today, and at the ends of the months that `stock` names, of the months after each. Null for a month before the
     * school was added.
     */
    outlook: z.object({
      now: Outlook(),
      before: Outlook().nullable(),
      year: Outlook().nullable(),
    }),
    check: FigureCheckDto().nullable(),
  });
export type Business = z.infer<ReturnType<typeof Business>>;

/**
 * Figures whose rows can be listed. `lapsed`: payments of the period before, of families who paid nothing in the period.
 */
export const ROW_FIGURES = [
  'income',
  'lapsed',
  'refunds',
  'sold',
  'given',
  'used',
  'back',
  'expired',
  'first',
  'renewals',
  'joined',
  'left',
  'expiring',
  'ends',
] as const;
export type RowFigure = (typeof ROW_FIGURES)[number];

/** Figures of months to come: their rows say a day. */
export const isAhead = (figure: RowFigure): boolean => figure === 'expiring' || figure === 'ends';

/** A row behind a figure: an entry of the ledger, or a student. What does not concern the figure is null or empty. */
export const BusinessRow = () =>
  z.object({
    id: z.string(),
    student_id: StudentId,
    name: z.string(),
    /** The student has left the school. */
    left: z.boolean(),
    /** An instant; of `expiring` the last day, of `ends` the expected one. */
    at: z.string(),
    course_name: z.string(),
    /** Null for the general account, and where there is no account. */
    course_id: CourseId.nullable(),
    kind: z.enum(['', ...HOUR_KINDS]),
    hours: z.number().nullable(),
    amount: z.number().nullable(),
    method: z.enum(['', ...PAY_METHODS]),
    receipt: z.string(),
    note: z.string(),
    by_name: z.string(),
    /** Of `ends`: hours a week so far. */
    weekly: z.number().nullable(),
  });
export type BusinessRow = z.infer<ReturnType<typeof BusinessRow>>;

/**
 * Lessons of the months that are more than a day over and have no record, counted up to `TEACHING_LIMITS.missingCountMax`.
 */
const missing = z.number().int();

/** The months that rows are of; of `lapsed` also those in which the families paid nothing. */
export const RowSpans = () => z.object({ span: Span(), unpaid: Span().nullable() });

export const TeachingRow = () =>
  z.object({
    id: z.string(),
    name: z.string(),
    sums: ofSpans(TeachingSums),
    /** Null for classes. */
    missing: missing.nullable(),
  });
export type TeachingRow = z.infer<ReturnType<typeof TeachingRow>>;

/** Whether the record of a lesson was written in time, was written later, or is still missing. */
export const RECORD_STATES = ['in_time', 'late', 'missing'] as const;
export type RecordState = (typeof RECORD_STATES)[number];

/** What a record says, as a report on teaching tells it. */
export const RecordFacts = () =>
  z.object({
    counts: AttendanceCounts(),
    hours: z.number(),
    /** When, and by whom, it was first written. */
    ended_at: dateTime,
    ended_by_name: z.string(),
    corrected: z.boolean(),
    pictures: z.number().int(),
  });

/** A lesson that is over, with its record. */
export const RecordReport = () =>
  z.object({
    lesson_id: LessonId,
    class_id: ClassId,
    class_name: z.string(),
    teacher_id: UserId,
    teacher_name: z.string(),
    date: z.iso.date(),
    start: z.string(),
    end: z.string(),
    minutes: z.number().int(),
    topic: z.string(),
    state: z.enum(RECORD_STATES),
    /** How many hours after the lesson the record was first written, or how long ago the lesson was without one. */
    hours_after: z.number(),
    /** Null where there is none yet. */
    record: RecordFacts().nullable(),
  });
export type RecordReport = z.infer<ReturnType<typeof RecordReport>>;

export const RecordReportLine = () =>
  z.object({
    student_id: StudentId,
    name: z.string(),
    state: z.enum(ATTENDANCE_STATES),
    phrase: z.enum(['', ...EVALUATION_PHRASES]),
    comment: z.string(),
    hours: z.number(),
  });
export type RecordReportLine = z.infer<ReturnType<typeof RecordReportLine>>;

export const ClassReport = () =>
  AnsweredMonths().extend({
    id: ClassId,
    name: z.string(),
    course: z.string(),
    teacher_name: z.string(),
    size: z.number().int(),
    capacity: z.number().int(),
    totals: ofSpans(TeachingSums),
    /** A year up to the end of the period, the oldest month first. */
    rows: z.array(z.object({ date: month(), ...TeachingSums().shape })),
  });
export type ClassReport = z.infer<ReturnType<typeof ClassReport>>;

export const teachingPage = integer(1, ANALYSIS_LIMITS.pageMax).default(LIMITS.pageSize);
export const coursesPage = integer(1, ANALYSIS_LIMITS.coursesMax).default(
  ANALYSIS_LIMITS.coursesMax,
);
export const OfTeaching = () =>
  AnsweredMonths().extend({
    totals: ofSpans(TeachingSums),
    missing,
    /**
     * Figures of the period that former teachers, or deleted classes, have: what the school has beyond all rows. 0 for
     * those that do not add up. Null until the last page, where there are none, and for teachers.
     */
    others: TeachingSums().nullable(),
  });
