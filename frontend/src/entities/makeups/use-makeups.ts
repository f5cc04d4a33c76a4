import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { pagesOf, queryOf } from '#frontend/src/lib/query.ts';
import { useChange } from '#frontend/src/lib/use-change.ts';
import { lessons } from '#shared/contracts/lessons.ts';
import type { MakeupDto } from '#shared/contracts/makeup-fields.ts';
import { makeups } from '#shared/contracts/makeups.ts';
import { teaching } from '#shared/contracts/teaching.ts';
import type { LessonId, StudentId } from '#shared/ids.ts';

const { endpoints } = makeups;

/** As many as a child has in a term and more. */
const OWN_MOST = 50;

export interface OwnMakeups {
  readonly list: readonly MakeupDto[];
  readonly leaveHours: number;
  readonly makeupDays: number;
}

/** What a student missed with leave, and what makes up for it. */
export const useOwnMakeups = () =>
  useQuery({
    ...queryOf(endpoints.list, { limit: OWN_MOST }),
    select: ({ list, leave_hours, makeup_days }): OwnMakeups => ({
      list,
      leaveHours: leave_hours,
      makeupDays: makeup_days,
    }),
  });

export const useLessonStudents = (lesson_id: LessonId) =>
  useQuery(queryOf(endpoints.ofLesson, { lesson_id }));

export interface MissedBy {
  readonly student_id: StudentId;
  readonly lesson_id: LessonId;
}

/** Lessons that make up for a missed one, the next first; a page may be short. */
export function useMakeupChoices(of: MissedBy, anyCourse: boolean) {
  const asked = { ...of, any_course: anyCourse ? '1' : '0' };
  const { data, ...query } = useInfiniteQuery(pagesOf(endpoints.choices, asked));
  const pages = data?.pages;
  return {
    ...query,
    choices: pages?.flatMap(({ list }) => list),
    validTo: pages?.[0]?.valid_to ?? '',
  };
}

/** Leave and bookings show in calendars, records and rights. */
const changes = [makeups, lessons, teaching] as const;

export const useLeave = () => useChange(endpoints.leave, { changes, quiet: true });
export const useChangeClass = () => useChange(endpoints.change, { changes, quiet: true });
