import * as z from 'zod';
import { dateTime } from '#shared/fields.ts';
import { StudentId } from '#shared/ids.ts';

/** A job waits for its time, is carried out step by step, and ends. */
export const JOB_STATES = ['waiting', 'running', 'done', 'cancelled'] as const;
export type JobState = (typeof JOB_STATES)[number];
export const JOB_ROW_STATES = ['waiting', 'done', 'failed'] as const;

/** One thing that a job does. A kind of job adds its id, and what it is about. */
export const JobRowDto = () =>
  z.object({
    state: z.enum(JOB_ROW_STATES),
    /** Why it failed, in the caller's language. */
    reason: z.string(),
  });
export type JobRowDto = z.infer<ReturnType<typeof JobRowDto>>;

/** Something that a job does for one child. */
export const ChildRowDto = () =>
  JobRowDto().extend({
    student_id: StudentId,
    /** As it is now; empty when nothing is known of the child any more. */
    student_name: z.string(),
  });
export type ChildRowDto = z.infer<ReturnType<typeof ChildRowDto>>;

/** How far a job is. A kind of job adds its id, its rows, and what it is about. */
export const JobDto = () =>
  z.object({
    state: z.enum(JOB_STATES),
    began: dateTime,
    by_name: z.string(),
    done: z.number().int(),
    failed: z.number().int(),
    total: z.number().int(),
  });
export type JobDto = z.infer<ReturnType<typeof JobDto>>;
