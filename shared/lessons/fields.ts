import * as z from 'zod';
import { fieldLimits, oneDecimal } from '#shared/field-limits.ts';
import {
  ClassId,
  dateTime,
  decimal,
  flag,
  optionalText,
  optionalWords,
  plainDay,
  rev,
  UserId,
  words,
} from '#shared/fields.ts';
import { CourseId, LessonId, RoomId, SeriesId, StudentId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import { Line } from '#shared/rich-text/plain-text.ts';
import { LESSON_LIMITS } from './limits.ts';

/**
 * `planned` until it is started, `running` until its record is written, `closing` while the record of a
 * large class is being written, `taught` ever after.
 */
export const LESSON_STATES = ['planned', 'running', 'closing', 'taught'] as const;

/** `YYYY-MM-DD`. */
export const day = () => Line().pipe(z.iso.date());

const CLOCK = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const toMinutes = (clock: string): number =>
  Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
/** `HH:MM` by the school's clock, as minutes since midnight. */
export const clock = () => Line().regex(CLOCK).transform(toMinutes);

/** Exactly: `multipleOf` accepts numbers that are almost 0, which the table cannot store. */
const isHalf = (value: number): boolean => Number.isInteger(value * 2);

/** Class hours: whole and half ones. */
export const hours = (min: number, max: number) =>
  z
    .preprocess(decimal, z.number().min(min).max(max).refine(isHalf))
    .register(fieldLimits, oneDecimal(max));

/** An id, or empty for none. */
export const orNone = <T extends z.ZodType>(id: T) =>
  Line()
    .refine((value) => value === '' || id.safeParse(value).success)
    .transform((value) => (value === '' ? null : (id.parse(value) as z.output<T>)));

/** Time, place and staff of a lesson: what can clash. */
const Placing = () => ({
  date: day(),
  start: clock(),
  end: clock(),
  teacher_id: UserId.optional(),
  assistant_id: orNone(UserId).optional(),
  room_id: orNone(RoomId).optional(),
});

/** Why students may have two lessons at a time; only a principal may say so. */
const override = () => optionalText(LIMITS.reasonMax);

export const NewLesson = () =>
  z.object({
    class_id: ClassId,
    ...Placing(),
    topic: optionalWords(LESSON_LIMITS.topicMax),
    hours: hours(0, LESSON_LIMITS.hoursMax).optional(),
    override: override(),
    /** The lesson takes place although the day is a holiday of the school. */
    on_holiday: flag().default(false),
  });

export const LessonEdit = () =>
  z.object({
    lesson_id: LessonId,
    /** What the edit began from. */
    rev: rev(),
    date: day().optional(),
    start: clock().optional(),
    end: clock().optional(),
    teacher_id: UserId.optional(),
    assistant_id: orNone(UserId).optional(),
    room_id: orNone(RoomId).optional(),
    topic: words(LESSON_LIMITS.topicMax).optional(),
    hours: hours(0, LESSON_LIMITS.hoursMax).optional(),
    override: override(),
    on_holiday: flag().default(false),
  });
export type LessonEdit = z.output<ReturnType<typeof LessonEdit>>;

/** A lesson as staff see it. Names are empty for people, rooms and courses that were deleted. */
export const LessonDto = () =>
  z.object({
    id: LessonId,
    class_id: ClassId,
    class_name: z.string(),
    course_id: CourseId.nullable(),
    course_name: z.string(),
    teacher_id: UserId,
    teacher_name: z.string(),
    assistant_id: UserId.nullable(),
    assistant_name: z.string(),
    room_id: RoomId.nullable(),
    room_name: z.string(),
    topic: z.string(),
    date: plainDay,
    /** `HH:MM` by the school's clock. */
    start: z.string(),
    end: z.string(),
    starts_at: dateTime,
    ends_at: dateTime,
    hours: z.number(),
    series: z.object({ id: SeriesId, n: z.number().int(), of: z.number().int() }).nullable(),
    state: z.enum(LESSON_STATES),
    /** Students of the class, and guests. */
    students: z.number().int(),
    guests: z.number().int(),
    /** Students of the class who have asked for leave. */
    on_leave: z.number().int(),
    /** Why students may have two lessons at this time; empty when they have not. */
    override: z.string(),
    rev: z.number().int(),
  });
export type LessonDto = z.infer<ReturnType<typeof LessonDto>>;

export const CLASH_KINDS = ['teacher', 'assistant', 'room', 'class', 'students'] as const;

/** A clash of a lesson: `data.clashes` of the answer -1. */
export const Clash = () =>
  z.object({
    kind: z.enum(CLASH_KINDS),
    /** Name of the person, room or class; of students, their names. */
    names: z.array(z.string()),
    student_ids: z.array(StudentId),
    /** The lesson that is there already. */
    lesson: z.object({
      id: LessonId,
      class_name: z.string(),
      /** Who teaches it. */
      teacher_name: z.string().default(''),
      date: plainDay,
      start: z.string(),
      end: z.string(),
    }),
  });
export type Clash = z.infer<ReturnType<typeof Clash>>;

/** A time and room without clashes: `data.alternatives` of the answer -1. */
export const Alternative = () =>
  z.object({
    date: plainDay,
    start: z.string(),
    end: z.string(),
    room_id: RoomId.nullable(),
    room_name: z.string(),
  });
export type Alternative = z.infer<ReturnType<typeof Alternative>>;
