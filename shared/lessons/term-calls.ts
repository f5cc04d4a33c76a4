import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { post } from '#shared/endpoint.ts';
import { ClassId, flag, requestKey } from '#shared/fields.ts';
import { HourAccountDto } from '#shared/hours/fields.ts';
import { StudentId } from '#shared/ids.ts';
import { STAFF } from '#shared/roles.ts';
import { LessonDto } from './fields.ts';
import { LESSON_LIMITS } from './limits.ts';
import { PlanProgress, Refusal } from './plan-calls.ts';

/** The effects of ending a class. */
const TermEnd = () =>
  z.object({
    /** Lessons that are cancelled. */
    lessons: z.array(LessonDto()),
    /** Past lessons without a record. */
    missing: z.array(LessonDto()),
    /** Lessons that have begun: they have to be finished first. */
    running: z.array(LessonDto()),
    /** Hours left on the accounts of its students; they are not changed. */
    students: z.array(
      z.object({ id: StudentId, name: z.string(), accounts: z.array(HourAccountDto()) }),
    ),
    /** Null until something has been done. */
    plan: PlanProgress().nullable(),
    refusals: z.array(Refusal()),
    /** Whether the class is closed now; it is not while it has lessons left. */
    closed: z.boolean(),
  });
export type TermEnd = z.infer<ReturnType<typeof TermEnd>>;

const endTerm = post('calendar/over_term', {
  summary: `End a class's term: its remaining lessons (at most ${LESSON_LIMITS.termLessonsMax}) are cancelled with whoever was booked into them, then the class is closed. With \`preview\` (the default) it answers what that would mean; else it runs, goes on and is undone as other changes of many lessons are (\`calendar/plan\`, \`calendar/plan_undo\`).`,
  access: STAFF,
  writes: 'school',
  budget: { read: 24, write: 60 },
  codes: [CODE.forbidden, CODE.notFound, CODE.wait],
  input: () =>
    z.object({
      class_id: ClassId,
      /** Past lessons without a record are cancelled too. */
      cancel_missing: flag().default(false),
      preview: flag().default(true),
      request_key: requestKey().optional(),
    }),
  output: TermEnd,
});

/** The end of a class: part of the group `lessons`. */
export const termCalls = { endTerm };
