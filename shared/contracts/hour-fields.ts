import * as z from 'zod';
import { CourseId, LessonId, StudentId } from '#shared/ids.ts';
import { ClassId, dateTime, pictureUrl } from './fields.ts';

/** Lines of a ledger of class hours. */
export const HOUR_KINDS = ['purchase', 'gift', 'use', 'reversal', 'expiry'] as const;
/** Those that staff enter themselves. */
export const MANUAL_KINDS = ['purchase', 'gift', 'use'] as const;

/** The hours of a student for a kind of course. */
export const HourAccountDto = () =>
  z.object({
    /** Null for the general account, which pays for lessons of any kind. */
    course_id: CourseId.nullable(),
    course_name: z.string(),
    /** What can be used today; negative when hours are owed. */
    balance: z.number(),
    owed: z.number(),
    purchased: z.number(),
    given: z.number(),
    used: z.number(),
    expired: z.number(),
    next_expiry: z.object({ date: z.string(), hours: z.number() }).nullable(),
    /** At or below the school's limit for a low balance. */
    low: z.boolean(),
    /** Used up, and not to be filled up again. */
    settled: z.boolean(),
  });
export type HourAccountDto = z.infer<ReturnType<typeof HourAccountDto>>;

export const HourRow = () =>
  z.object({
    student_id: StudentId,
    name: z.string(),
    account: z.string(),
    avatar: pictureUrl,
    classes: z.array(z.object({ id: ClassId, name: z.string() })),
    accounts: z.array(HourAccountDto()),
  });
export type HourRow = z.infer<ReturnType<typeof HourRow>>;

/** A line of a statement. */
export const HourEntryDto = () =>
  z.object({
    /** The number of the entry in its account. */
    entry: z.number().int(),
    kind: z.enum(HOUR_KINDS),
    /** What it adds to the balance; negative for what it takes. */
    hours: z.number(),
    /** The balance with it. */
    balance: z.number(),
    at: dateTime,
    by_name: z.string(),
    note: z.string(),
    /** The last day on which bought or given hours can be used. */
    valid_to: z.string().nullable(),
    lesson: z.object({ id: LessonId, date: z.string(), name: z.string() }).nullable(),
    reverses: z.number().int().nullable(),
    reversed_by: z.number().int().nullable(),
    /** Staff may reverse it; hours that a lesson took are corrected at the lesson. */
    reversible: z.boolean(),
  });
export type HourEntryDto = z.infer<ReturnType<typeof HourEntryDto>>;
