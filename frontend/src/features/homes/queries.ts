import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#frontend/src/lib/query.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { editions } from '#shared/contracts/editions.ts';
import type { Answer } from '#shared/contracts/endpoint.ts';
import { hours } from '#shared/contracts/hours.ts';
import { lessons } from '#shared/contracts/lessons.ts';
import { schools } from '#shared/contracts/schools.ts';
import { teaching } from '#shared/contracts/teaching.ts';
import { works } from '#shared/contracts/works.ts';

import { addDays } from '#shared/days.ts';
import { ROLE } from '#shared/roles.ts';

/** What seldom changes need not be asked for on every visit of a home. */
const SELDOM_MS = 10 * 60_000;

/** The editions of the service, worded in the language of the moment. */
export const useEditions = () =>
  useQuery({ ...queryOf(editions.endpoints.services, {}), staleTime: SELDOM_MS });

export const useVersion = () =>
  useQuery({ ...queryOf(editions.endpoints.version, {}), staleTime: SELDOM_MS });

export type SchoolFigures = Answer<typeof schools.endpoints.home>;

export const useSchoolFigures = () => useQuery(queryOf(schools.endpoints.home, {}));

export const useTodaysLessons = () => useQuery(queryOf(lessons.endpoints.today, {}));

/** Two weeks ahead. */
const AHEAD_DAYS = 14;

/** One's own lessons of the next days, as a student or as a teacher. */
export function useOwnLessons() {
  const { role } = useSignedIn();
  // Wherever the school is, today there is at most one day away from today here.
  const from = addDays(new Date().toISOString().slice(0, 10), -1);
  const { studentCalendar, teacherCalendar } = lessons.endpoints;
  const endpoint = role === ROLE.student ? studentCalendar : teacherCalendar;
  return useQuery(queryOf(endpoint, { from, to: addDays(from, AHEAD_DAYS) }));
}

/** Students whose hours are running out, those who owe some first; the beginning of the list. */
export const useLowHours = () => useQuery(queryOf(hours.endpoints.list, { filter: 'low' }));

/** As many as one catches up with at once. */
const MISSING_SHOWN = 5;

/** The latest lessons of a teacher that are over and have no record. */
export const useMissingLessons = () =>
  useQuery(queryOf(teaching.endpoints.missing, { limit: MISSING_SHOWN }));

/** As many as one sees at a glance. */
const TO_DO_SHOWN = 3;

/** What staff have to decide of students' works: the longest waiting of each. */
export function useWorksToDo() {
  const { waiting, abuseReports } = works.endpoints;
  const waits = useQuery(queryOf(waiting, { limit: TO_DO_SHOWN }));
  const reported = useQuery(queryOf(abuseReports, { action: 'list', limit: TO_DO_SHOWN }));
  return { waiting: waits.data?.list ?? [], reports: reported.data?.tip_offs?.list ?? [] };
}
