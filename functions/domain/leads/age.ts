import { LEAD_LIMITS } from '#shared/leads/limits.ts';
import type { Lead } from './lead.ts';

const monthsOf = (month: string): number => {
  const [year = 0, of = 0] = month.split('-').map(Number);
  return year * 12 + of;
};

const yearsBetween = (from: string, to: string): number =>
  Math.max(0, Math.floor((monthsOf(to) - monthsOf(from)) / 12));

/** The age in a month (`YYYY-MM`), in years; 0 for unknown. What was said of the age grows with the child. */
export function ageIn({ birth, age }: Pick<Lead, 'birth' | 'age'>, month: string): number {
  if (birth) return Math.min(yearsBetween(birth, month), LEAD_LIMITS.leadAgeMax);
  return age ? Math.min(age.years + yearsBetween(age.month, month), LEAD_LIMITS.leadAgeMax) : 0;
}

/** The age as it is kept: what was said before stays when it still says the same. */
export function storedAge(
  years: number,
  before: Pick<Lead, 'birth' | 'age'> | undefined,
  month: string,
): Pick<Lead, 'age'> {
  if (years === 0) return {};
  if (before?.age && ageIn({ birth: '', age: before.age }, month) === years)
    return { age: before.age };
  return { age: { years, month } };
}
