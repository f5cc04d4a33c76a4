import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#frontend/src/lib/query.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { editions } from '#shared/editions/contract.ts';
import type { Answer } from '#shared/endpoint.ts';
import { nextLessonDays } from '#shared/homes/part.ts';
import { lessons } from '#shared/lessons/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { schools } from '#shared/schools/contract.ts';
import { teaching } from '#shared/teaching/contract.ts';
import { MISSING_SHOWN } from '#shared/teaching/limits.ts';

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

/** The latest past lessons of a teacher that have no record. */
export const useMissingLessons = () =>
  useQuery(queryOf(teaching.endpoints.missing, { limit: MISSING_SHOWN }));
