import { paths } from '#frontend/src/lib/paths.ts';
import { LIMITS } from '#shared/limits.ts';

/** The screens that fill a new school, in the order that works best. */
export const FIRST_STEPS = [
  { key: 'institution', to: paths.institution },
  { key: 'teachers', to: paths.teachers },
  { key: 'students', to: paths.students },
  { key: 'classes', to: paths.classes },
] as const;

const DAY_MS = 86_400_000;

/** A school in its trial time. */
export const isNewSchool = (start: string, now: Date): boolean =>
  now.getTime() < Date.parse(start) + LIMITS.trialDays * DAY_MS;
