import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { recordKeys } from '#frontend/src/entities/records/record-keys.ts';
import { send } from '#frontend/src/lib/api.ts';
import { useChange } from '#frontend/src/lib/use-change.ts';
import type { Answer } from '#shared/contracts/endpoint.ts';
import type { MakeupDto } from '#shared/contracts/makeup-fields.ts';
import { makeups } from '#shared/contracts/makeups.ts';
import type { LessonId, StudentId } from '#shared/ids.ts';

const { endpoints } = makeups;

export const makeupKeys = {
  all: ['makeups'] as const,
  own: () => [...makeupKeys.all, 'own'] as const,
  list: () => [...makeupKeys.all, 'list'] as const,
  lesson: (id: LessonId) => [...makeupKeys.all, 'lesson', id] as const,
  choices: (of: object) => [...makeupKeys.all, 'choices', of] as const,
};

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
    queryKey: makeupKeys.own(),
    queryFn: ({ signal }) => send(endpoints.list, { limit: OWN_MOST }, { signal }),
    select: ({ list, leave_hours, makeup_days }): OwnMakeups => ({
      list,
      leaveHours: leave_hours,
      makeupDays: makeup_days,
    }),
  });

export const useLessonStudents = (lesson_id: LessonId) =>
  useQuery({
    queryKey: makeupKeys.lesson(lesson_id),
    queryFn: ({ signal }) => send(endpoints.ofLesson, { lesson_id }, { signal }),
  });

export interface MissedBy {
  readonly student_id: StudentId;
  readonly lesson_id: LessonId;
}

type Choices = Answer<typeof endpoints.choices>;

/** Lessons that make up for a missed one, the next first; a page may be short. */
export function useMakeupChoices(of: MissedBy, anyCourse: boolean) {
  const asked = { ...of, any_course: anyCourse ? '1' : '0' };
  const { data, ...query } = useInfiniteQuery({
    queryKey: makeupKeys.choices(asked),
    queryFn: ({ pageParam, signal }): Promise<Choices> =>
      send(endpoints.choices, { ...asked, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor || undefined,
  });
  const pages = data?.pages;
  return {
    ...query,
    choices: pages?.flatMap(({ list }) => list),
    validTo: pages?.[0]?.valid_to ?? '',
  };
}

/** Leave and bookings show in calendars, records and rights. */
const changes = [makeupKeys.all, ['lessons'], recordKeys.all] as const;

export const useLeave = () => useChange(endpoints.leave, { changes, quiet: true });
export const useChangeClass = () => useChange(endpoints.change, { changes, quiet: true });
