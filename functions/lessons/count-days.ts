import { LESSON_LISTS } from '#functions/domain/lessons/lesson.ts';
import { loadResourceDays } from '#functions/domain/lessons/resource-day.ts';
import { entriesBetween, schoolList } from '#functions/platform/listing.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { lastOfMonth } from '#shared/days.ts';
import type { lessons as contract } from '#shared/lessons/contract.ts';
import { ROLE } from '#shared/roles.ts';

const DATE_LENGTH = 'YYYY-MM-DD'.length;

/** Lessons per day of a month, for the month calendar; days without lessons are left out. */
export const countDays: UseCase<typeof contract.endpoints.daysOfMonth> = async (
  { schoolId, userId, role },
  { year, month },
) => {
  const first = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`;
  const span = [first, lastOfMonth(first)] as const;
  const counts = new Map<string, number>();
  if (role === ROLE.principal) {
    const list = schoolList(schoolId, LESSON_LISTS.all);
    for (const { position } of await entriesBetween(list, [span[0], `${span[1]}~`])) {
      const date = position.slice(0, DATE_LENGTH);
      counts.set(date, (counts.get(date) ?? 0) + 1);
    }
  } else {
    for (const { date, entries } of await loadResourceDays(schoolId, userId, span))
      if (entries.length > 0) counts.set(date, entries.length);
  }
  return { days: [...counts].map(([date, lessons]) => ({ date, lessons })) };
};
