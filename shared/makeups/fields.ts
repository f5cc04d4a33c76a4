import * as z from 'zod';
import { ClassId, dateTime, plainDay } from '#shared/fields.ts';
import { CourseId, LessonId, StudentId } from '#shared/ids.ts';
import { LessonDto } from '#shared/lessons/fields.ts';

/** `expired` follows from the day: an open right is valid up to its last day. */
const MAKEUP_STATES = ['open', 'booked', 'used', 'expired'] as const;
export type MakeupState = (typeof MAKEUP_STATES)[number];

/** A lesson of a makeup as it is now, or as it was if it has been deleted. */
const MakeupLesson = () =>
  z.object({
    id: LessonId,
    class_id: ClassId,
    class_name: z.string(),
    course_id: CourseId.nullable(),
    course_name: z.string(),
    topic: z.string(),
    date: plainDay,
    /** `HH:MM` by the school's clock. */
    start: z.string(),
    end: z.string(),
  });
export type MakeupLesson = z.infer<ReturnType<typeof MakeupLesson>>;

/** The right to make up for a lesson that a student misses with leave. */
export const MakeupDto = () =>
  z.object({
    student_id: StudentId,
    student_name: z.string(),
    state: z.enum(MAKEUP_STATES),
    /** The last day on which it can be used. */
    valid_to: plainDay,
    /** Open, and its last day is near. */
    expires_soon: z.boolean(),
    missed: MakeupLesson(),
    /** The lesson that makes up for it; null until one is booked. */
    made_up: MakeupLesson().nullable(),
    reason: z.string(),
    asked_by: z.string(),
    asked_at: dateTime,
    /** Why a principal allowed another kind of course; empty when it is the same. */
    override: z.string(),
    /** The caller may cancel the leave now. */
    leave_cancellable: z.boolean(),
    /** The caller may cancel the booking now. */
    booking_cancellable: z.boolean(),
  });
export type MakeupDto = z.infer<ReturnType<typeof MakeupDto>>;

/** A lesson in which a student can make up for another. */
export const MakeupChoice = () =>
  z.object({
    lesson: LessonDto(),
    /** Free seats. */
    seats: z.number().int(),
  });
export type MakeupChoice = z.infer<ReturnType<typeof MakeupChoice>>;

/** A student of a lesson: of its class, or a guest who makes up for another. */
export const LessonStudent = () =>
  z.object({
    student_id: StudentId,
    name: z.string(),
    presence: z.enum(['expected', 'leave', 'guest']),
    /** Of students on leave, and of guests. */
    makeup: MakeupDto().nullable(),
  });
export type LessonStudent = z.infer<ReturnType<typeof LessonStudent>>;
