import * as z from 'zod';
import { type Lesson, lessons, placeInDay, staffOf } from '#functions/domain/lessons/lesson.ts';
import type { PersonId } from '#functions/domain/people/user.ts';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { personPartition } from '#functions/platform/keys.ts';
import { type Listing, listing, schoolList, showing } from '#functions/platform/listing.ts';
import { attributes } from '#functions/platform/row-form.ts';
import { ClassId, CourseId, LessonId, SchoolId, UserId } from '#shared/ids.ts';
import {
  ATTENDANCE_REASONS,
  ATTENDANCE_STATES,
  AttendanceCounts,
  EVALUATION_PHRASES,
} from '#shared/teaching/fields.ts';

/** A lesson as it was when it was taught, with the names at that time. */
const TaughtLesson = () => ({
  schoolId: SchoolId,
  lessonId: LessonId,
  classId: ClassId,
  className: z.string(),
  teacherId: UserId,
  teacherName: z.string(),
  topic: z.string(),
  date: z.iso.date(),
  start: z.number().int(),
  end: z.number().int(),
});

const Author = () => ({ at: z.iso.datetime(), by: UserId, byName: z.string() });
const Correction = () => z.object({ ...Author(), reason: z.string() });

/**
 * The record of a lesson that was taught. For a large class it is written in several transactions: each takes
 * students out of `open` and raises the revision, so that no student is settled twice. With the last one the
 * lesson becomes `taught`, and the figures are brought up to date.
 */
const LessonRecord = () =>
  z.object({
    ...TaughtLesson(),
    /** When the lesson was over. */
    endsAt: z.iso.datetime(),
    assistantId: UserId.optional(),
    courseId: CourseId.optional(),
    content: z.string(),
    homework: z.string(),
    /** Keys of stored objects. */
    pictures: z.array(z.string()),
    counts: AttendanceCounts(),
    /** Class hours that the lesson takes from all students together. */
    hours: z.number(),
    ended: z.object(Author()),
    /** The last author: entries of the ledger are written in this name. */
    written: z.object(Author()),
    /** The newest is last. */
    corrections: z.array(Correction()),
    /** 1 at first, one more with each correction: the revision that an edit is based on. */
    edits: z.number().int(),
    /** The last request, to recognize its repetition. */
    request: z.object({ key: z.string(), content: z.string() }),
    /** Students whose hours, and whose makeup rights, are still to be settled. */
    open: z.object({ hours: z.array(UserId), rights: z.array(UserId) }),
    /** What this record has added to the figures so far. */
    counted: z.record(z.string(), z.number()),
    /** The same of the figures of its month. */
    monthly: z.record(z.string(), z.number()),
  });
export type LessonRecord = Stored<z.infer<ReturnType<typeof LessonRecord>>>;
export type LessonRecordValue = Omit<LessonRecord, 'rev'>;

export const isSettled = ({ open }: Pick<LessonRecordValue, 'open'>): boolean =>
  open.hours.length === 0 && open.rights.length === 0;

/** Lists of records in the order of the lessons: of the school, of a teacher or assistant, of a class. */
export const RECORD_LISTS = {
  of: (owner?: UserId | ClassId) => `records${owner ? `-${owner}` : ''}`,
} as const;

function listings(record: LessonRecordValue): Listing[] {
  const { schoolId, lessonId, classId } = record;
  return [undefined, ...staffOf(record), classId].map((owner) =>
    showing(listing(schoolList(schoolId, RECORD_LISTS.of(owner)), placeInDay(record), lessonId)),
  );
}

/** What reports on teaching show of a record as it is. */
const SHOWN = [
  'lessonId',
  'classId',
  'className',
  'teacherId',
  'assistantId',
  'teacherName',
  'topic',
  'date',
  'start',
  'end',
  'endsAt',
  'counts',
  'hours',
] as const;
const shown = attributes<LessonRecord, (typeof SHOWN)[number]>(SHOWN);

/** What reports on teaching show of a record. */
export type ReportedRecord = Pick<LessonRecord, (typeof SHOWN)[number]> & {
  /** When, and by whom, it was first written. */
  readonly endedAt: string;
  readonly endedByName: string;
  readonly corrected: boolean;
  readonly pictureCount: number;
};

export const toReportedRecord = (record: LessonRecord): ReportedRecord => ({
  ...shown.of(record),
  endedAt: record.ended.at,
  endedByName: record.ended.byName,
  corrected: record.corrections.length > 0,
  pictureCount: record.pictures.length,
});

type LessonKey = Pick<Lesson, 'schoolId' | 'id'>;

export const lessonRecords = entity({
  type: 'class-record',
  version: 1,
  schema: LessonRecord,
  key: (id: LessonKey) => ({ pk: lessons.key(id).pk, sk: 'RECORD' }),
  lists: listings,
  row: {
    fields: [...SHOWN, 'endedAt', 'endedByName', 'corrected', 'pictureCount'],
    of: toReportedRecord,
  },
});

const Line = () =>
  z.object({
    userId: UserId,
    name: z.string(),
    guest: z.boolean(),
    reason: z.enum(ATTENDANCE_REASONS),
    state: z.enum(ATTENDANCE_STATES),
    phrase: z.enum(['', ...EVALUATION_PHRASES]),
    comment: z.string(),
    /** Class hours that the lesson takes from the student, by the rules at the time when the state was written. */
    hours: z.number(),
    /** Time to live (epoch seconds) of what is kept of a removed student. */
    expires: z.number().int().optional(),
  });
export type RecordLine = z.infer<ReturnType<typeof Line>>;

/** The students of a record. Apart from the record, which is read for lists and written in steps. */
const AttendanceSheet = () =>
  z.object({
    schoolId: SchoolId,
    lessonId: LessonId,
    lines: z.array(Line()),
    /** `edits` of the record that it belongs to: the two items are not read in one request. */
    edits: z.number().int(),
  });
export type AttendanceSheet = Stored<z.infer<ReturnType<typeof AttendanceSheet>>>;

export const attendanceSheets = entity({
  type: 'attendance-sheet',
  version: 1,
  schema: AttendanceSheet,
  key: (id: LessonKey) => ({ pk: lessons.key(id).pk, sk: 'ATTENDANCE' }),
});

/** A lesson in the list of those that a student was recorded at; written when the student is settled. */
const AttendedLesson = () =>
  z.object({
    ...TaughtLesson(),
    userId: UserId,
    state: z.enum(ATTENDANCE_STATES),
    phrase: z.enum(['', ...EVALUATION_PHRASES]),
    hours: z.number(),
    /** Time to live (epoch seconds), set when the student is removed. */
    expires: z.number().int().optional(),
  });
export type AttendedLesson = Stored<z.infer<ReturnType<typeof AttendedLesson>>>;

/** Prefix of the sort keys of a student's lessons; the day follows it. */
export const ATTENDED_PREFIX = 'TAUGHT#';

export const attendedLessons = entity({
  type: 'attended-lesson',
  version: 1,
  schema: AttendedLesson,
  key: ({
    schoolId,
    userId,
    lessonId,
    ...slot
  }: PersonId & { readonly lessonId: LessonId } & Pick<Lesson, 'date' | 'start'>) => ({
    pk: personPartition(schoolId, userId),
    sk: `${ATTENDED_PREFIX}${placeInDay(slot)}#${lessonId}`,
  }),
});
