import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { send } from '#frontend/src/lib/api.ts';
import { classes } from '#shared/contracts/classes.ts';
import type { Answer, Payload } from '#shared/contracts/endpoint.ts';
import type { LessonDto } from '#shared/contracts/lesson-fields.ts';
import { lessons } from '#shared/contracts/lessons.ts';
import { students } from '#shared/contracts/students.ts';
import { teachers } from '#shared/contracts/teachers.ts';
import type { ClassId } from '#shared/ids.ts';
import type { Scope } from './scope.ts';
import type { Span } from './span.ts';

const { endpoints } = lessons;
type Shown = Answer<typeof endpoints.list>;

export const lessonKeys = {
  /** Whatever shows lessons. */
  all: ['lessons'] as const,
  lists: ['lessons', 'list'] as const,
  list: (scope: Scope, span: Span) => [...lessonKeys.lists, scope, span] as const,
  today: ['lessons', 'today'] as const,
  settings: ['lessons', 'settings'] as const,
};

export const settingsQuery = queryOptions({
  queryKey: lessonKeys.settings,
  queryFn: ({ signal }) => send(endpoints.settings, {}, { signal }),
});
export const useSettings = () => useQuery(settingsQuery);

function fetchLessons({ kind, id }: Scope, span: Span, signal: AbortSignal): Promise<Shown> {
  if (kind === 'mine') return send(endpoints.teacherCalendar, { ...span }, { signal });
  const filter = kind === 'school' || !id ? {} : { [`${kind}_id`]: id };
  return send(endpoints.list, { ...span, ...filter }, { signal });
}

export const lessonsQuery = (scope: Scope, span: Span) =>
  queryOptions({
    queryKey: lessonKeys.list(scope, span),
    queryFn: ({ signal }) => fetchLessons(scope, span, signal),
  });

/** The lessons of some days; those of the days before stay until they are there. */
export const useLessons = (scope: Scope, span: Span | undefined) =>
  useQuery({
    ...lessonsQuery(scope, span ?? { from: '', to: '' }),
    enabled: span !== undefined,
    placeholderData: keepPreviousData,
  });

export const useToday = () =>
  useQuery({
    queryKey: lessonKeys.today,
    queryFn: ({ signal }) => send(endpoints.today, {}, { signal }),
    // What the day brings changes elsewhere too.
    staleTime: 0,
  });

async function fetchName({ kind, id }: Scope, signal: AbortSignal): Promise<string> {
  if (kind === 'teacher')
    return (await send(teachers.endpoints.profile, { teacher_id: id }, { signal })).real_name;
  if (kind === 'class')
    return (await send(classes.endpoints.info, { class_id: id }, { signal })).class.name;
  return (await send(students.endpoints.profile, { student_id: id }, { signal })).real_name;
}

/** The name of what the calendar is narrowed to: the address has only its id. */
export const useScopeName = (scope: Scope) =>
  useQuery({
    queryKey: [...lessonKeys.all, 'name', scope],
    queryFn: ({ signal }) => fetchName(scope, signal),
    enabled: scope.id !== '' && ['teacher', 'class', 'student'].includes(scope.kind),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** A class, for what its lessons begin with. */
export function useFetchClass(): (id: ClassId) => Promise<Answer<typeof classes.endpoints.info>> {
  const client = useQueryClient();
  return (id) =>
    client.query({
      queryKey: ['classes', 'info', id],
      queryFn: ({ signal }) => send(classes.endpoints.info, { class_id: id }, { signal }),
    });
}

/** Puts a lesson as the server has it into every list that shows it, before they are asked for again. */
export const putLesson = (client: QueryClient, lesson: LessonDto): void => {
  client.setQueriesData<Shown>(
    { queryKey: lessonKeys.lists },
    (shown) =>
      shown && {
        ...shown,
        lessons: shown.lessons.map((each) => (each.id === lesson.id ? lesson : each)),
      },
  );
};

export function useRemoveLesson() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (payload: Payload<typeof endpoints.remove>) => send(endpoints.remove, payload),
    onSuccess: () => client.invalidateQueries({ queryKey: lessonKeys.all }),
  });
}

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
      client.setQueryData(lessonKeys.settings, settings);
      // Names, colours and holidays stand on lessons.
      return client.invalidateQueries({ queryKey: lessonKeys.lists });
    },
  });
}

type StaffPage = Answer<typeof teachers.endpoints.list>;

/** The name of a member of staff whom a field of this screen has offered. */
export function useStaffName(): (id: string) => string {
  const client = useQueryClient();
  return (id) => {
    const pages = client.getQueriesData<StaffPage>({ queryKey: ['teachers', 'options'] });
    const found = pages.flatMap(([, page]) => page?.list ?? []).find((each) => each.id === id);
    return found?.name ?? '';
  };
}
