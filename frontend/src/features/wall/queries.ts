import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { send } from '#frontend/src/lib/api.ts';
import type { Payload } from '#shared/contracts/endpoint.ts';
import { wall } from '#shared/contracts/wall.ts';
import { LessonId, type StudentId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';

const { endpoints } = wall;

const wallKeys = {
  all: ['wall'] as const,
  roster: (lesson: string) => [...wallKeys.all, 'roster', lesson] as const,
  editors: (lesson: string) => [...wallKeys.all, 'editors', lesson] as const,
  project: (lesson: string, student: string, asked: number) =>
    [...wallKeys.all, 'project', lesson, student, asked] as const,
};

/** Classes change rarely while they are taught; lessons that do not run, hardly ever. */
const ROSTER_MS = 60_000;
const WALL_MS = LIMITS.wallSeconds * 1000;
/** A network that fails is asked less and less often. */
const FAILURES_COUNTED = 4;

const ofLesson = (lesson: string) => ({ lesson_id: LessonId.parse(lesson) });

export const useRoster = (lesson: string) =>
  useQuery({
    queryKey: wallKeys.roster(lesson),
    queryFn: ({ signal }) => send(endpoints.roster, ofLesson(lesson), { signal }),
    refetchInterval: ROSTER_MS,
  });

/** The editors, asked for again and again while somebody looks at the wall. */
export function useEditors(lesson: string) {
  const failures = useRef(0);
  return useQuery({
    queryKey: wallKeys.editors(lesson),
    queryFn: async ({ signal }) => {
      try {
        const found = await send(endpoints.list, ofLesson(lesson), { signal });
        failures.current = 0;
        return found;
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

/** What a student saved last; `asked` is raised to look again. */
export const useProject = (lesson: string, student_id: StudentId, asked: number) =>
  useQuery({
    queryKey: wallKeys.project(lesson, student_id, asked),
    queryFn: ({ signal }) =>
      send(endpoints.project, { ...ofLesson(lesson), student_id }, { signal }),
    // A project does not change under the hands of whoever plays it.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export function useAnswerHelp(lesson: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (said: Omit<Payload<typeof endpoints.answer>, 'lesson_id'>) =>
      send(endpoints.answer, { ...ofLesson(lesson), ...said }),
    onSuccess: () => client.invalidateQueries({ queryKey: wallKeys.editors(lesson) }),
  });
}

/** Somebody came into the class since. */
export function useReloadRoster(lesson: string) {
  const client = useQueryClient();
  return useCallback(
    () => client.invalidateQueries({ queryKey: wallKeys.roster(lesson) }),
    [client, lesson],
  );
}
