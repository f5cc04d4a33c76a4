import { useQuery } from '@tanstack/react-query';
import { waitingOf } from '#frontend/src/entities/tasks/HandedInCount.tsx';
import { queryOf } from '#frontend/src/lib/query.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { editions } from '#shared/editions/contract.ts';
import type { Answer } from '#shared/endpoint.ts';
import { overdue } from '#shared/equipment/overdue-call.ts';
import { HOME_PAYLOADS, HOME_SHOWS, nextLessonDays } from '#shared/homes/rules.ts';
import { hours } from '#shared/hours/contract.ts';
import { leads } from '#shared/leads/contract.ts';
import { lessons } from '#shared/lessons/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { schools } from '#shared/schools/contract.ts';
import { tasks } from '#shared/tasks/contract.ts';
import { teaching } from '#shared/teaching/contract.ts';
import { works } from '#shared/works/contract.ts';

/** For data that seldom changes and need not be refetched at every visit of a home page. */
const SELDOM_MS = 10 * 60_000;

/** The editions of the service, in the current language. */
export const useEditions = () =>
  useQuery({ ...queryOf(editions.endpoints.services, {}), staleTime: SELDOM_MS });

export const useVersion = () =>
  useQuery({ ...queryOf(editions.endpoints.version, {}), staleTime: SELDOM_MS });

export type SchoolFigures = Answer<typeof schools.endpoints.home>;

export const useSchoolFigures = () => useQuery(queryOf(schools.endpoints.home, {}));

export const useTodaysLessons = () => useQuery(queryOf(lessons.endpoints.today, {}));

/** The user's own lessons of the next days, as a student or a teacher. */
export function useOwnLessons() {
  const { role } = useSignedIn();
  const { studentCalendar, teacherCalendar } = lessons.endpoints;
  const endpoint = role === ROLE.student ? studentCalendar : teacherCalendar;
  return useQuery(queryOf(endpoint, nextLessonDays(new Date())));
}

/** The first students with few hours left, those with a negative balance first. */
export const useLowHours = () => useQuery(queryOf(hours.endpoints.list, { filter: 'low' }));

/** Equipment that should have come back. */
export const useOverdueEquipment = () => useQuery(queryOf(overdue, {}));

/** The latest past lessons of a teacher that have no record. */
export const useMissingLessons = () =>
  useQuery(queryOf(teaching.endpoints.missing, { limit: HOME_SHOWS.missing }));

/** Students' works that staff have to decide on: the longest waiting of each kind. */
export function useWorksToDo() {
  const { waiting, tipOffs } = works.endpoints;
  const waits = useQuery(queryOf(waiting, { limit: HOME_SHOWS.worksToDo }));
  const reported = useQuery(queryOf(tipOffs, { action: 'list', limit: HOME_SHOWS.worksToDo }));
  return { waiting: waits.data?.list ?? [], reports: reported.data?.tip_offs?.list ?? [] };
}

/** Leads that are to be followed up by now. */
export const useDueLeads = () => useQuery(queryOf(leads.endpoints.due, {}));

/** The teacher's newest tasks with answers that wait for a review. */
export const useToReview = () =>
  useQuery({
    ...queryOf(tasks.endpoints.list, HOME_PAYLOADS.toReview()),
    select: ({ list }) =>
      list.flatMap(({ id, title, classes, counts }) => {
        const waiting = counts ? waitingOf(counts) : 0;
        return waiting > 0 ? [{ id, title, waiting, names: classes.map(({ name }) => name) }] : [];
      }),
  });
