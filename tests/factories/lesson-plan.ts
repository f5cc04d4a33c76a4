import {
  type LessonPlan,
  lessonPlans,
  type PlanStep,
  planParts,
} from '#functions/lessons/plans/lesson-plan.ts';
import { newId, type PlanId } from '#shared/ids.ts';
import { makeClass } from './class.ts';
import { lessonOf } from './lesson.ts';
import type { Person } from './person.ts';

interface PlanValues {
  readonly plan?: Partial<Pick<LessonPlan, 'kind' | 'term'>>;
  /** What happens to its only lesson. */
  readonly step?: Pick<PlanStep, 'before' | 'after'>;
}

const planning = async (by: Person): Promise<NonNullable<PlanValues['step']>> => ({
  after: lessonOf(by, await makeClass(by, [])),
});

/** A stored plan of one lesson that has not begun. */
export async function makePlan(by: Person, { plan, step }: PlanValues = {}): Promise<PlanId> {
  const { schoolId, userId } = by;
  const id = newId('plan');
  const { before, after } = step ?? (await planning(by));
  const lesson = after ?? before;
  if (!lesson) throw new TypeError('a step has a lesson');
  const { id: lessonId, date } = lesson;
  const expires = Math.floor(Date.now() / 1000) + 3600;
  await lessonPlans.create(
    { schoolId, id },
    {
      id,
      schoolId,
      expires,
      kind: 'series',
      state: 'running',
      by: userId,
      byName: '',
      created: new Date().toISOString(),
      content: '',
      override: '',
      about: { classNames: ['甲班'], classes: 1, from: date, to: date },
      parts: [{ steps: 1, done: 0, refused: 0 }],
      ...plan,
    },
  );
  await planParts.create(
    { schoolId, planId: id, part: 0 },
    { schoolId, planId: id, expires, steps: [{ lessonId, before, after, outcome: 'waiting' }] },
  );
  return id;
}
