import { warn } from '#functions/platform/warn.ts';
import { DAY_MS } from '#shared/days.ts';
import type { SchoolId } from '#shared/ids.ts';
import { REGISTRATION_LIMITS } from '#shared/registrations/limits.ts';
import type { MarkedStep } from '#shared/schools/first-steps.ts';
import { type School, schools } from './school.ts';

/** Whether a school is in its first month, in which its home leads it through the first steps. */
export const isNewSchool = ({ subscription }: Pick<School, 'subscription'>, now: Date): boolean =>
  now.getTime() < Date.parse(subscription.start) + REGISTRATION_LIMITS.trialDays * DAY_MS;

interface Caller {
  readonly school: School;
  readonly schoolId: SchoolId;
  readonly requestId: string;
}

/** Remembers the first step of a new school, once. What was done stays done when this cannot be written. */
export async function markStep(caller: Caller, step: MarkedStep, now: Date): Promise<void> {
  const { school, schoolId } = caller;
  if (school.steps?.includes(step) || !isNewSchool(school, now)) return;
  try {
    await schools.change(schoolId, (current) => {
      const { steps = [] } = current;
      return steps.includes(step) ? undefined : { ...current, steps: [...steps, step] };
    });
  } catch (error) {
    warn('first step not marked', caller, error);
  }
}
