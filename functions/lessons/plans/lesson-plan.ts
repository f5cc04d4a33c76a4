import * as z from 'zod';
import { Lesson } from '#functions/domain/lessons/lesson.ts';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import { listing, schoolList } from '#functions/platform/listing.ts';
import { ClassId, LessonId, PlanId, SchoolId, UserId } from '#shared/ids.ts';
import { PLAN_KINDS, PLAN_STATES, STEP_OUTCOMES } from '#shared/lessons/plan-calls.ts';

/**
 * A change of many lessons: a new series, a new teacher for all lessons of a class, a cancelled day. It is
 * stored as a whole before the first lesson changes, so that an interrupted run can be continued, and undone.
 */
const LessonPlan = () =>
  z.object({
    id: PlanId,
    schoolId: SchoolId,
    kind: z.enum(PLAN_KINDS),
    state: z.enum(PLAN_STATES),
    /** Who made it, with the name at that time. */
    by: UserId,
    byName: z.string(),
    created: z.iso.datetime(),
    /** A summary for lists, with the names at that time. */
    about: z.object({
      classNames: z.array(z.string()),
      classes: z.number().int(),
      from: z.iso.date(),
      to: z.iso.date(),
    }),
    /** The class whose term the plan ends, and whether the plan has closed it. */
    term: z.object({ classId: ClassId, closed: z.boolean() }).optional(),
    /** Digest of the request, to recognize its repetition. */
    content: z.string(),
    /** The reason why students may have two lessons at a time; empty when they may not. */
    override: z.string(),
    /** The number of steps of each part, and how many are done and refused. */
    parts: z.array(
      z.object({
        steps: z.number().int(),
        done: z.number().int(),
        refused: z.number().int(),
      }),
    ),
    expires: z.number().int(),
  });
export type LessonPlan = Stored<z.infer<ReturnType<typeof LessonPlan>>>;

const Step = () =>
  z.object({
    lessonId: LessonId,
    /** The lesson as it was when the plan was made; absent for a new one. */
    before: Lesson().extend({ rev: z.number().int() }).optional(),
    /** The lesson after the step; absent for one that is deleted. */
    after: Lesson().optional(),
    outcome: z.enum(STEP_OUTCOMES),
    /** The message key of a refusal. */
    reason: z.string().optional(),
    /** The lesson's revision after the step; a different one means that it was changed since. */
    rev: z.number().int().optional(),
  });
export type PlanStep = z.infer<ReturnType<typeof Step>>;

const PlanPart = () =>
  z.object({
    planId: PlanId,
    schoolId: SchoolId,
    steps: z.array(Step()),
    expires: z.number().int(),
  });
export type PlanPart = Stored<z.infer<ReturnType<typeof PlanPart>>>;

const PLANS = 'lesson-plans';
export const plansOf = (schoolId: SchoolId): string => schoolList(schoolId, PLANS);
const partition = (schoolId: SchoolId, id: PlanId) => `${schoolPrefix(schoolId)}PLAN#${id}`;

export const lessonPlans = entity({
  type: 'lesson-plan',
  version: 1,
  schema: LessonPlan,
  key: ({ schoolId, id }: Pick<LessonPlan, 'schoolId' | 'id'>) => ({
    pk: partition(schoolId, id),
    sk: 'PLAN',
  }),
  lists: ({ schoolId, id, created }) => [listing(plansOf(schoolId), created, id)],
});

export const planParts = entity({
  type: 'lesson-plan-part',
  version: 1,
  schema: PlanPart,
  key: ({ schoolId, planId, part }: { schoolId: SchoolId; planId: PlanId; part: number }) => ({
    pk: partition(schoolId, planId),
    sk: `PART#${String(part).padStart(3, '0')}`,
  }),
});
