import * as z from 'zod';
import { type Lesson, lessons, placeInDay, staffOf } from '#functions/domain/lessons/lesson.ts';
import type { PersonId } from '#functions/domain/people/user.ts';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { personPartition } from '#functions/platform/keys.ts';
import { type Listing, listing, schoolList } from '#functions/platform/listing.ts';
import {
  ATTENDANCE_REASONS,
  ATTENDANCE_STATES,
  AttendanceCounts,
  EVALUATION_PHRASES,
} from '#shared/contracts/teaching-fields.ts';
import { ClassId, CourseId, LessonId, SchoolId, UserId } from '#shared/ids.ts';

/** What a lesson was when it was taught; names are kept as they were then. */
const Taught = () => ({
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
 * The record of a lesson that was taught. What a large class needs is written in several transactions:
 * each takes students out of `open` and raises the revision, so that nobody is settled twice. When nobody
 * is left, the lesson is taught and the figures count what `counted` lacks.
 */
const LessonRecord = () =>
  z.object({
    ...Taught(),
    assistantId: UserId.optional(),
    courseId: CourseId.optional(),
    content: z.string(),
    homework: z.string(),
    /** Keys of stored objects. */
    pictures: z.array(z.string()),
    counts: AttendanceCounts(),
    /** What the lesson takes from all students together. */
    hours: z.number(),
    ended: z.object(Author()),
    /** Who wrote last: the entries of the ledger are in this name. */
    written: z.object(Author()),
    /** The newest last. */
    corrections: z.array(Correction()),
    /** 1 when it is written first, one more with each correction: what an edit begins from. */
    edits: z.number().int(),
    /** The request that wrote last, to know its repetition. */
    request: z.object({ key: z.string(), content: z.string() }),
    /** Students whose hours, and whose rights to make a lesson up, are still to be written. */
    open: z.object({ hours: z.array(UserId), rights: z.array(UserId) }),
    /** What the figures have of this record so far. */
    counted: z.record(z.string(), z.number()),
  });
export type LessonRecord = Stored<z.infer<ReturnType<typeof LessonRecord>>>;
export type LessonRecordValue = Omit<LessonRecord, 'rev'>;

export const isSettled = ({ open }: Pick<LessonRecordValue, 'open'>): boolean =>
  open.hours.length === 0 && open.rights.length === 0;

/** Lists of records in the order of the lessons: of the school, of whoever taught, of a class. */
export const RECORD_LISTS = {
  of: (owner?: UserId | ClassId) => `records${owner ? `-${owner}` : ''}`,
} as const;

function listings(record: LessonRecordValue): Listing[] {
  const { schoolId, lessonId, classId } = record;
  return [undefined, ...staffOf(record), classId].map((owner) =>
    listing(schoolList(schoolId, RECORD_LISTS.of(owner)), placeInDay(record), lessonId),
  );
}

type LessonKey = Pick<Lesson, 'schoolId' | 'id'>;

export const lessonRecords = entity({
  type: 'class-record',
  version: 1,
  schema: LessonRecord,
  key: (id: LessonKey) => ({ pk: lessons.key(id).pk, sk: 'RECORD' }),
  lists: listings,
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
    /** What the lesson takes from the student, by the rules that held when the state was written. */
    hours: z.number(),
    /** Of somebody who has been removed: when what is kept of the person goes. */
    expires: z.number().int().optional(),
  });
export type RecordLine = z.infer<ReturnType<typeof Line>>;

/** Everybody in a record. It stands beside the record, which is read for lists and written in steps. */
const AttendanceSheet = () =>
  z.object({
    schoolId: SchoolId,
    lessonId: LessonId,
    lines: z.array(Line()),
    /** Those of the record that it belongs to: the two are read one after the other. */
    edits: z.number().int(),
  });
export type AttendanceSheet = Stored<z.infer<ReturnType<typeof AttendanceSheet>>>;

export const attendanceSheets = entity({
  type: 'attendance-sheet',
  version: 1,
  schema: AttendanceSheet,
  key: (id: LessonKey) => ({ pk: lessons.key(id).pk, sk: 'ATTENDANCE' }),
});

/** A lesson among those that a student was recorded at; written when the student is settled. */
const AttendedLesson = () =>
  z.object({
    ...Taught(),
    userId: UserId,
    state: z.enum(ATTENDANCE_STATES),
    phrase: z.enum(['', ...EVALUATION_PHRASES]),
    hours: z.number(),
    /** Set when the student is removed. */
    expires: z.number().int().optional(),
  });
export type AttendedLesson = Stored<z.infer<ReturnType<typeof AttendedLesson>>>;

/** Sort keys of the lessons of a student begin so, then comes the day. */
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
