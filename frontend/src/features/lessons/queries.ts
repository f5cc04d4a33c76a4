import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { send } from '#frontend/src/lib/api.ts';
import { type CallQuery, invalidate, matching, queryOf } from '#frontend/src/lib/query.ts';
import { useChange } from '#frontend/src/lib/use-change.ts';
import { classes } from '#shared/contracts/classes.ts';
import type { Answer, Payload } from '#shared/contracts/endpoint.ts';
import type { LessonDto } from '#shared/contracts/lesson-fields.ts';
import { lessons } from '#shared/contracts/lessons.ts';
import { teachers } from '#shared/contracts/teachers.ts';
import type { ClassId } from '#shared/ids.ts';
import type { Scope } from './scope.ts';
import type { Span } from './span.ts';

const { endpoints } = lessons;
type Shown = Answer<typeof endpoints.list>;

/** The calls that the calendar draws. */
export const CALENDARS = [endpoints.list, endpoints.teacherCalendar] as const;

export const settingsQuery = queryOf(endpoints.settings, {});
export const useSettings = () => useQuery(settingsQuery);

export function lessonsQuery({ kind, id }: Scope, span: Span): CallQuery<Shown> {
  if (kind === 'mine') return queryOf(endpoints.teacherCalendar, { ...span });
  const filter = kind === 'school' || !id ? {} : { [`${kind}_id`]: id };
  return queryOf(endpoints.list, { ...span, ...filter });
}

/** The lessons of some days; those of the days before stay until they are there. */
export const useLessons = (scope: Scope, span: Span | undefined) =>
  useQuery({
    ...lessonsQuery(scope, span ?? { from: '', to: '' }),
    enabled: span !== undefined,
    placeholderData: keepPreviousData,
  });

export const useToday = () =>
  useQuery({
    ...queryOf(endpoints.today, {}),
    // What the day brings changes elsewhere too.
    staleTime: 0,
  });

/** A class, for what its lessons begin with. */
export function useFetchClass(): (id: ClassId) => Promise<Answer<typeof classes.endpoints.info>> {
  const client = useQueryClient();
  return (id) => client.query(queryOf(classes.endpoints.info, { class_id: id }));
}

/** Puts a lesson as the server has it into every list that shows it, before they are asked for again. */
export const putLesson = (client: QueryClient, lesson: LessonDto): void => {
  client.setQueriesData<Shown>(
    matching(...CALENDARS),
    (shown) =>
      shown && {
        ...shown,
        lessons: shown.lessons.map((each) => (each.id === lesson.id ? lesson : each)),
      },
  );
};

export const useRemoveLesson = () => useChange(endpoints.remove, { changes: [lessons] });

type Changing = (typeof endpoints)[
  | 'editRoom'
  | 'editCourse'
  | 'editHoliday'
  | 'removeHoliday'
  | 'editRules'];

/** A change of the settings, which answers all of them as they are then. */
export function useChangeSettings<E extends Changing>(endpoint: E) {
  const client = useQueryClient();
  return useMutation<Answer<E>, Error, Payload<E>>({
    mutationFn: (payload) => send(endpoint, payload),
    meta: { quiet: true },
    onSuccess: (settings) => {
      client.setQueryData(settingsQuery.queryKey, settings);
      // Names, colours and holidays stand on lessons.
      return invalidate(client, ...CALENDARS);
    },
  });
}

type StaffPage = Answer<typeof teachers.endpoints.list>;

/** The name of a member of staff whom a field of this screen has offered. */
export function useStaffName(): (id: string) => string {
  const client = useQueryClient();
  return (id) => {
    const pages = client.getQueriesData<StaffPage>(matching(teachers.endpoints.list));
    const found = pages.flatMap(([, page]) => page?.list ?? []).find((each) => each.id === id);
    return found?.name ?? '';
  };
}
