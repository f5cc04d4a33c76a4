import type { MonthsAsked } from '#functions/domain/analysis/months-asked.ts';
import { LESSON_LISTS } from '#functions/domain/lessons/lesson.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import { DAY_MS } from '#shared/days.ts';
import type { UserId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { TEACHING_LIMITS } from '#shared/teaching/limits.ts';
import { instantsOf } from './rows/instants.ts';

/**
 * Lessons of the period that began more than a day ago and have no record: of a member of staff, or of the school.
 * Only their entries are read, and no more than `TEACHING_LIMITS.missingCountMax` of them.
 */
export async function countMissing(
  actor: Actor,
  staff: UserId | undefined,
  { spans }: MonthsAsked,
  now: Date,
): Promise<number> {
  const [first, end] = instantsOf(spans.now, actor);
  const [last = end] = [end, new Date(now.getTime() - DAY_MS).toISOString()].sort();
  if (first > last) return 0;
  const list = schoolList(actor.schoolId, LESSON_LISTS.open(staff));
  const within = [first, last] as const;
  return (await pageOfList(list, { limit: TEACHING_LIMITS.missingCountMax, within })).entries
    .length;
}

/** Of the school for principals, of the own lessons for teachers. */
export const countOwnMissing = (actor: Actor, asked: MonthsAsked, now: Date): Promise<number> =>
  countMissing(actor, actor.role === ROLE.principal ? undefined : actor.userId, asked, now);
