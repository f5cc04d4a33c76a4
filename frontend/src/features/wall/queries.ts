import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { send } from '#frontend/src/lib/api.ts';
import { invalidate, queryOf } from '#frontend/src/lib/query.ts';
import type { Payload } from '#shared/endpoint.ts';
import type { StudentId } from '#shared/ids.ts';
import { wall } from '#shared/wall/contract.ts';
import { WALL_LIMITS } from '#shared/wall/limits.ts';

const { endpoints } = wall;

/** The class rarely changes during a lesson; a lesson that is not running hardly ever. */
const ROSTER_MS = 60_000;
const WALL_MS = WALL_LIMITS.pollSeconds * 1000;
/** After failures the interval is doubled, up to this many times. */
const FAILURES_COUNTED = 4;

const rosterOf = (lesson: string) => queryOf(endpoints.roster, { lesson_id: lesson });
const editorsOf = (lesson: string) => queryOf(endpoints.list, { lesson_id: lesson });

export const useRoster = (lesson: string) =>
  useQuery({ ...rosterOf(lesson), refetchInterval: ROSTER_MS });

/** The editors, polled while the wall is open. */
export function useEditors(lesson: string) {
  const failures = useRef(0);
  const { queryKey, queryFn } = editorsOf(lesson);
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      try {
        const answer = await queryFn({ signal });
        failures.current = 0;
        return answer;
      } catch (error) {
        failures.current += 1;
        throw error;
      }
    },
    retry: false,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.running === false
        ? ROSTER_MS
        : WALL_MS * 2 ** Math.min(failures.current, FAILURES_COUNTED),
  });
}

/** The project that the student saved last; a higher `asked` loads it again. */
export const useProject = (lesson: string, student_id: StudentId, asked: number) =>
  useQuery({
    ...queryOf(endpoints.project, { lesson_id: lesson, student_id }, asked),
    // A project that is being played does not change.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export function useAnswerHelp(lesson: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (said: Omit<Payload<typeof endpoints.answer>, 'lesson_id'>) =>
      send(endpoints.answer, { lesson_id: lesson, ...said }),
    onSuccess: () => invalidate(client, editorsOf(lesson).queryKey),
  });
}

/** Loads the students again after one joined the class. */
export function useReloadRoster(lesson: string) {
  const client = useQueryClient();
  return useCallback(() => invalidate(client, rosterOf(lesson).queryKey), [client, lesson]);
}
