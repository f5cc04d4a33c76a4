import { lessonPlans, planParts } from '#functions/_lib/entities/lesson-plan.ts';
import { newId, type PlanId } from '#shared/ids.ts';
import { makeClass } from './class.ts';
import { lessonOf } from './lesson.ts';
import type { Person } from './person.ts';

/** A change of many lessons that is written down and has not begun: one lesson to be planned. */
export async function makePlan(by: Person): Promise<PlanId> {
  const { schoolId, userId } = by;
  const id = newId('plan');
  const after = lessonOf(by, await makeClass(by, []));
  const expires = Math.floor(Date.now() / 1000) + 3600;
  await lessonPlans.create(
    { schoolId, id },
    {
      ...{ id, schoolId, expires, kind: 'series', state: 'running', by: userId, byName: '' },
      ...{ created: new Date().toISOString(), override: '' },
      about: { classNames: ['甲班'], classes: 1, from: after.date, to: after.date },
      parts: [{ steps: 1, done: 0, refused: 0 }],
    },
  );
  await planParts.create(
    { schoolId, planId: id, part: 0 },
    { schoolId, planId: id, expires, steps: [{ lessonId: after.id, after, outcome: 'waiting' }] },
  );
  return id;
}
