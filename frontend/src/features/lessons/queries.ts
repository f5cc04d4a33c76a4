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
import { classes } from '#shared/classes/contract.ts';
import { addDays } from '#shared/days.ts';
import type { Answer, Payload } from '#shared/endpoint.ts';
import type { ClassId } from '#shared/ids.ts';
import { lessons } from '#shared/lessons/contract.ts';
import type { LessonDto } from '#shared/lessons/fields.ts';
import { teachers } from '#shared/teachers/contract.ts';
import type { Span } from './span.ts';
import type { Scope } from './use-calendar-view.ts';

const { endpoints } = lessons;
type LessonsAnswer = Answer<typeof endpoints.list>;

/** The calls whose lessons the calendar shows. */
export const CALENDARS = [endpoints.list, endpoints.teacherCalendar] as const;

export const settingsQuery = queryOf(endpoints.settings, {});
export const useSettings = () => useQuery(settingsQuery);

export function lessonsQuery({ kind, id }: Scope, span: Span): CallQuery<LessonsAnswer> {
  if (kind === 'mine') return queryOf(endpoints.teacherCalendar, { ...span });
  const filter = kind === 'school' || !id ? {} : { [`${kind}_id`]: id };
  return queryOf(endpoints.list, { ...span, ...filter });
}

/** The lessons of some days; the previous ones stay until they are loaded. */
export const useLessons = (scope: Scope, span: Span | undefined) =>
  useQuery({
    ...lessonsQuery(scope, span ?? { from: '', to: '' }),
    enabled: span !== undefined,
    placeholderData: keepPreviousData,
  });

export const useToday = () =>
  useQuery({
    ...queryOf(endpoints.today, {}),
    // Lessons change elsewhere during the day.
    staleTime: 0,
  });

/** Fetches a class, for the initial values of its lessons. */
export function useFetchClass(): (id: ClassId) => Promise<Answer<typeof classes.endpoints.info>> {
  const client = useQueryClient();
  return (id) => client.query(queryOf(classes.endpoints.info, { class_id: id }));
}

/** Lessons of a class around a day, from which the usual length is known. */
export function useFetchLessonsOf() {
  const client = useQueryClient();
  return async (class_id: ClassId, today: string): Promise<readonly LessonDto[]> => {
    const span = { from: addDays(today, -14), to: addDays(today, 14) };
    return (await client.query(queryOf(endpoints.list, { ...span, class_id }))).lessons;
  };
}

/** Writes the server's lesson into every cached list that has it, before the lists are loaded again. */
export const putLesson = (client: QueryClient, lesson: LessonDto): void => {
  client.setQueriesData<LessonsAnswer>(
    matching(...CALENDARS),
    (answer) =>
      answer && {
        ...answer,
        lessons: answer.lessons.map((each) => (each.id === lesson.id ? lesson : each)),
      },
  );
};

export const useRemoveLesson = () => useChange(endpoints.remove, { changes: [lessons] });

type Changing = (typeof endpoints)[
  | 'editRoom'
  | 'editCourse'
  | 'editHoliday'
  | 'removeHoliday'
  | 'adoptHolidays'
  | 'editRules'];

/** A change of the settings; the server answers with all of them. */
export function useChangeSettings<E extends Changing>(endpoint: E) {
  const client = useQueryClient();
  return useMutation<Answer<E>, Error, Payload<E>>({
    mutationFn: (payload) => send(endpoint, payload),
    meta: { quiet: true },
    onSuccess: (settings) => {
      client.setQueryData(settingsQuery.queryKey, settings);
      // The calendar shows the names, colours and holidays of the settings.
      return invalidate(client, ...CALENDARS, endpoints.holidayPresets);
    },
  });
}

type StaffPage = Answer<typeof teachers.endpoints.list>;

/** The name of a member of staff from the cached options of the staff fields. */
export function useStaffName(): (id: string) => string {
  const client = useQueryClient();
  return (id) => {
    const pages = client.getQueriesData<StaffPage>(matching(teachers.endpoints.list));
    const member = pages.flatMap(([, page]) => page?.list ?? []).find((each) => each.id === id);
    return member?.name ?? '';
  };
}
