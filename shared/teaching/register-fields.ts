import * as z from 'zod';
import { ClassId, oneOf, plainDay } from '#shared/fields.ts';
import { LessonId, StudentId } from '#shared/ids.ts';
import { day } from '#shared/lessons/fields.ts';
import { ATTENDANCE_STATES } from './fields.ts';

/**
 * The months are those of the school's calendar. `term`: from the first to the last day of the class, or the
 * last 90 days of a class without them. `dates`: `from` and `to`, both included.
 */
export const REGISTER_PERIODS = ['month', 'last_month', 'term', 'dates'] as const;
export type RegisterPeriod = (typeof REGISTER_PERIODS)[number];

/** The register of a class over a period. */
export const RegisterQuery = () => ({
  class_id: ClassId,
  period: oneOf(REGISTER_PERIODS).default('month'),
  from: day().optional(),
  to: day().optional(),
});

/** A student who was recorded in one of the lessons. */
export const RegisterStudent = () =>
  z.object({ student_id: StudentId, name: z.string(), guest: z.boolean() });
export type RegisterStudent = z.infer<ReturnType<typeof RegisterStudent>>;

const RegisterMark = () =>
  z.object({ student_id: StudentId, state: z.enum(ATTENDANCE_STATES), hours: z.number() });
export type RegisterMark = z.infer<ReturnType<typeof RegisterMark>>;

/** A recorded lesson, and how everybody in its record attended it. */
export const RegisterLesson = () =>
  z.object({
    lesson_id: LessonId,
    date: plainDay,
    /** `HH:MM` by the school's clock. */
    start: z.string(),
    marks: z.array(RegisterMark()),
  });
export type RegisterLesson = z.infer<ReturnType<typeof RegisterLesson>>;
