import { PEOPLE_LISTS } from '#functions/domain/people/user.ts';
import { isNewSchool } from '#functions/domain/schools/first-steps.ts';
import { informations } from '#functions/domain/schools/information.ts';
import { schools } from '#functions/domain/schools/school.ts';
import type { Counts } from '#functions/domain/schools/school-counts.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import { ROLE } from '#shared/roles.ts';
import { FIRST_STEPS, type FirstStep } from '#shared/schools/first-steps.ts';

/** Everybody who is there is in a class. */
async function areAllInClasses({ schoolId }: Actor, { students }: Counts): Promise<boolean> {
  if (students === 0) return false;
  const list = schoolList(schoolId, PEOPLE_LISTS.withoutClass);
  return (await pageOfList(list, { limit: 1 })).entries.length === 0;
}

/**
 * For the principal of a new school, which of the first steps are done; null for everybody else. Read afresh, since
 * the school of a session is up to 30 s old.
 */
export async function loadFirstSteps(
  actor: Actor,
  counts: Counts,
  now: Date,
): Promise<{ step: FirstStep; done: boolean }[] | null> {
  if (actor.role !== ROLE.principal || !isNewSchool(actor.school, now)) return null;
  const { schoolId } = actor;
  const [school, information, classes] = await Promise.all([
    schools.get(schoolId),
    informations.get(schoolId),
    areAllInClasses(actor, counts),
  ]);
  const marked = school?.steps ?? [];
  const done: Readonly<Record<FirstStep, boolean>> = {
    institution: information !== undefined,
    teachers: counts.teachers > 1,
    students: counts.students > 0,
    classes,
    timetable: marked.includes('timetable'),
    hours: marked.includes('hours'),
    cards: marked.includes('cards'),
  };
  return FIRST_STEPS.map((step) => ({ step, done: done[step] }));
}
