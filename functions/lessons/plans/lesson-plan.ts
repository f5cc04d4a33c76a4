import * as z from 'zod';
import { Lesson } from '#functions/domain/lessons/lesson.ts';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import { listing, schoolList } from '#functions/platform/listing.ts';
import { PLAN_KINDS, PLAN_STATES, STEP_OUTCOMES } from '#shared/contracts/lesson-plans.ts';
import { ClassId, LessonId, PlanId, SchoolId, UserId } from '#shared/ids.ts';

/**
 * A change of many lessons: a series, all lessons of a class given to somebody else, a day that falls out.
 * It is written down as a whole before the first lesson changes, so that a run that breaks off goes on
 * where it stopped, and can be undone.
 */
const LessonPlan = () =>
  z.object({
    id: PlanId,
    schoolId: SchoolId,
    kind: z.enum(PLAN_KINDS),
    state: z.enum(PLAN_STATES),
    /** Who made it, with the name of then. */
    by: UserId,
    byName: z.string(),
    created: z.iso.datetime(),
    /** What lists tell of it, with the names of then. */
    about: z.object({
      classNames: z.array(z.string()),
      classes: z.number().int(),
      from: z.iso.date(),
      to: z.iso.date(),
    }),
    /** The class that ends with the last step, and whether the plan has closed it. */
    term: z.object({ classId: ClassId, closed: z.boolean() }).optional(),
    /** What the request said that made it, in short. */
    content: z.string(),
    /** A reason to let students have two lessons at a time; empty for none. */
    override: z.string(),
    /** Steps of each part, and how far they are. */
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
    /** As it shall be; absent for one that goes. */
    after: Lesson().optional(),
    outcome: z.enum(STEP_OUTCOMES),
    /** Why it was refused, by the key of the message. */
    reason: z.string().optional(),
    /** Edition that the step left behind: somebody changed the lesson since when it has another. */
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
