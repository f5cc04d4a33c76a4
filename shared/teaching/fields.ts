import * as z from 'zod';
import {
  ClassId,
  dateTime,
  oneOf,
  optionalText,
  pictureUrl,
  plainDay,
  UserId,
} from '#shared/fields.ts';
import { LeadId, LessonId, StudentId } from '#shared/ids.ts';
import { LessonDto } from '#shared/lessons/fields.ts';
import { TEACHING_LIMITS } from './limits.ts';

/** Attendance of a student. `makeup`: a student of another class who makes up a missed lesson. */
export const ATTENDANCE_STATES = ['present', 'late', 'leave', 'absent', 'makeup'] as const;
export type AttendanceState = (typeof ATTENDANCE_STATES)[number];

/** How a student did (specification 3), from the lowest to the highest; screens have the words. */
export const EVALUATION_PHRASES = [
  'try_harder',
  'more_careful',
  'not_bad',
  'great',
  'surprising',
] as const;

/**
 * Why a student may be in a record: `expected` of everybody who was in the class and still is, and of
 * guests; who joined or left since the lesson began may be left out.
 */
export const ATTENDANCE_REASONS = ['expected', 'joined_since', 'left_since'] as const;

const ofStates = <T extends z.ZodType>(value: () => T) => {
  const shape = Object.fromEntries(ATTENDANCE_STATES.map((state) => [state, value()]));
  return z.object(shape as Record<AttendanceState, T>);
};

/** Students by attendance. */
export const AttendanceCounts = () => ofStates(() => z.number().int());
export type AttendanceCounts = z.infer<ReturnType<typeof AttendanceCounts>>;

/** What staff record of one student. */
export const AttendanceEntry = () =>
  z.object({
    student_id: StudentId,
    state: oneOf(ATTENDANCE_STATES),
    phrase: oneOf(['', ...EVALUATION_PHRASES]).default(''),
    comment: optionalText(TEACHING_LIMITS.commentMax),
  });
export type AttendanceEntry = z.output<ReturnType<typeof AttendanceEntry>>;

/** A student in a record: as recorded, or as it would be without changes. */
export const AttendanceLine = () =>
  z.object({
    student_id: StudentId,
    name: z.string(),
    avatar: pictureUrl,
    guest: z.boolean(),
    reason: z.enum(ATTENDANCE_REASONS),
    /** False for students who are not in the record (yet); expected ones are added to it. */
    recorded: z.boolean(),
    state: z.enum(ATTENDANCE_STATES),
    phrase: z.enum(['', ...EVALUATION_PHRASES]),
    comment: z.string(),
    /** What the lesson took from the student; 0 before it is recorded. */
    hours: z.number(),
    /** What is left on the account that pays for the lesson; null without any account, and for students. */
    hours_left: z.number().nullable(),
    /** The balance is at or below the school's limit for a low balance. */
    low: z.boolean(),
  });
export type AttendanceLine = z.infer<ReturnType<typeof AttendanceLine>>;

/** What ending a lesson that has hardly begun would record: `data.early` of the answer -1. */
export const EarlyEnd = () =>
  z.object({
    starts_at: dateTime,
    ends_at: dateTime,
    students: z.number().int(),
    /** What would be taken from all of them. */
    hours: z.number(),
  });
export type EarlyEnd = z.infer<ReturnType<typeof EarlyEnd>>;

/** A student in a record, before or after a correction. */
const CorrectedLine = () =>
  z.object({
    state: z.enum(ATTENDANCE_STATES),
    hours: z.number(),
    phrase: z.enum(['', ...EVALUATION_PHRASES]),
    /** Its beginning. */
    comment: z.string(),
  });
export type CorrectedLine = z.infer<ReturnType<typeof CorrectedLine>>;

/** The beginnings of a text, before and after. */
const CorrectedText = () => z.object({ from: z.string(), to: z.string() });

/** What a correction changed, from what to what. */
export const CorrectionChanges = () =>
  z.object({
    students: z.array(
      z.object({
        student_id: StudentId,
        name: z.string(),
        /** Null for a student who was not in the record. */
        from: CorrectedLine().nullable(),
        to: CorrectedLine(),
      }),
    ),
    content: CorrectedText().nullable(),
    homework: CorrectedText().nullable(),
    /** How many pictures. */
    pictures: z.object({ from: z.number().int(), to: z.number().int() }).nullable(),
  });
export type CorrectionChanges = z.infer<ReturnType<typeof CorrectionChanges>>;

const Correction = () =>
  z.object({
    at: dateTime,
    by_name: z.string(),
    reason: z.string(),
    /** Null where the correction was written a moment ago, and what it changed is not read yet. */
    changes: CorrectionChanges().nullable(),
  });

/** A child who tries the lesson: no student yet, and recorded beside them, without hours (`consult/trial_record`). */
export const TrialLine = () =>
  z.object({
    lead_id: LeadId,
    name: z.string(),
    state: z.enum(['booked', 'present', 'absent']),
    remark: z.string(),
  });
export type TrialLine = z.infer<ReturnType<typeof TrialLine>>;

const RecordPicture = () => z.object({ key: z.string(), url: pictureUrl });

/** The record of a lesson, or its draft before it is written. Students see only their own line. */
export const RecordDetail = () =>
  z.object({
    lesson: LessonDto(),
    /** Revision that a correction begins from; 0 without a record. */
    rev: z.number().int(),
    /** False while the hours of a large class are being written; a repeated call continues. */
    settled: z.boolean(),
    /** The caller may start and end the lesson, and correct its record. */
    may_write: z.boolean(),
    /** The school's subscription is past due: lessons are neither started nor ended. */
    past_due: z.boolean(),
    /** Before this instant the lesson can be neither started nor ended. */
    startable_from: dateTime,
    content: z.string(),
    homework: z.string(),
    pictures: z.array(RecordPicture()),
    students: z.array(AttendanceLine()),
    /** Students see none. */
    trials: z.array(TrialLine()),
    /** Class hours that each state of attendance takes now. */
    costs: ofStates(() => z.number()),
    ended_at: dateTime.nullable(),
    ended_by_name: z.string(),
    /** The newest last; students see none. */
    corrections: z.array(Correction()),
  });
export type RecordDetail = z.infer<ReturnType<typeof RecordDetail>>;

const TaughtLesson = () => ({
  lesson_id: LessonId,
  class_id: ClassId,
  /** Names as they were when the lesson was taught. */
  class_name: z.string(),
  teacher_name: z.string(),
  topic: z.string(),
  date: plainDay,
  /** `HH:MM` by the school's clock. */
  start: z.string(),
  end: z.string(),
});

/** A record in a list. */
export const RecordRow = () =>
  z.object({
    ...TaughtLesson(),
    teacher_id: UserId,
    content: z.string(),
    /** Students in the record, by attendance. */
    counts: AttendanceCounts(),
    /** What the lesson took from all of them. */
    hours: z.number(),
    pictures: z.number().int(),
    ended_at: dateTime,
    ended_by_name: z.string(),
    corrected: z.boolean(),
    settled: z.boolean(),
    /** Of the student that the list is of; null in other lists. */
    attendance: z.object({ state: z.enum(ATTENDANCE_STATES), hours: z.number() }).nullable(),
  });
export type RecordRow = z.infer<ReturnType<typeof RecordRow>>;

/** A lesson that a student was expected at, as the student sees it. */
export const OwnRecordRow = () =>
  z.object({
    ...TaughtLesson(),
    state: z.enum(ATTENDANCE_STATES),
    phrase: z.enum(['', ...EVALUATION_PHRASES]),
    hours: z.number(),
  });
export type OwnRecordRow = z.infer<ReturnType<typeof OwnRecordRow>>;
