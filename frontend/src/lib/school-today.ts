import { firstOfMonthFrom, monthOfDay } from '#shared/days.ts';
import { useTimeZone } from './format.ts';
import { wallClock } from './wall-clock.ts';

/** Today at the school (`YYYY-MM-DD`). */
export const useSchoolToday = (): string =>
  wallClock(Date.now(), useTimeZone()).slice(0, 'YYYY-MM-DD'.length);

/** The last months at the school (`YYYY-MM`), the current one first. */
export function useLastMonths(count: number): string[] {
  const today = useSchoolToday();
  return Array.from({ length: count }, (_, back) => monthOfDay(firstOfMonthFrom(today, -back)));
}
