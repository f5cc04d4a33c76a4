import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { pagesOf, queryOf } from '#frontend/src/lib/query.ts';
import { useChange } from '#frontend/src/lib/use-change.ts';
import type { LessonId, StudentId } from '#shared/ids.ts';
import { lessons } from '#shared/lessons/contract.ts';
import { makeups } from '#shared/makeups/contract.ts';
import type { MakeupDto, MakeupLesson } from '#shared/makeups/fields.ts';
import { MAKEUPS_SHOWN } from '#shared/makeups/limits.ts';
import { teaching } from '#shared/teaching/contract.ts';

/** An action of staff on a student's lesson. */
export interface MakeupTask {
  readonly what: 'leave' | 'back' | 'book' | 'unbook' | 'unvisit';
  readonly student: { readonly id: StudentId; readonly name: string };
  readonly missed: Pick<MakeupLesson, 'id' | 'class_name' | 'date' | 'start' | 'end'> &
    Partial<Pick<MakeupLesson, 'course_id'>>;
  readonly madeUp?: MakeupLesson | null;
}

const { endpoints } = makeups;

export interface OwnMakeups {
  readonly list: readonly MakeupDto[];
  readonly leaveHours: number;
  readonly makeupDays: number;
}

/** The signed-in student's missed lessons and their makeups. */
export const useOwnMakeups = () =>
  useQuery({
    ...queryOf(endpoints.list, { limit: MAKEUPS_SHOWN }),
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

/** The lessons that can make up for a missed one, the next first. A page can have fewer entries than its limit. */
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

/** Leave and bookings are shown in calendars, records and makeup rights. */
const changes = [makeups, lessons, teaching] as const;

export const useLeave = () => useChange(endpoints.leave, { changes, quiet: true });
export const useVisit = () => useChange(endpoints.visit, { changes, quiet: true });
export const useChangeClass = () => useChange(endpoints.change, { changes, quiet: true });

/** The school's rules about leave, in two sentences. */
export function useLeaveRules({
  leaveHours,
  makeupDays,
}: Pick<OwnMakeups, 'leaveHours' | 'makeupDays'>): string {
  const { t } = useTranslation('makeups');
  const until = leaveHours > 0 ? t('askUntil', { count: leaveHours }) : t('askUntilNone');
  return `${t('askText', { count: makeupDays })} ${until}`;
}
