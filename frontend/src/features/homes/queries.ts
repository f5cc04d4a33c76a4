import { useQuery } from '@tanstack/react-query';
import { recordKeys } from '#frontend/src/entities/records/record-keys.ts';
import { workKeys } from '#frontend/src/entities/works/work-keys.ts';
import { send } from '#frontend/src/lib/api.ts';
import { useLanguage } from '#frontend/src/lib/language.ts';
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
export function useEditions() {
  const language = useLanguage();
  return useQuery({
    queryKey: ['editions', language],
    queryFn: ({ signal }) => send(editions.endpoints.services, {}, { signal }),
    staleTime: SELDOM_MS,
  });
}

export const useVersion = () =>
  useQuery({
    queryKey: ['version'],
    queryFn: ({ signal }) => send(editions.endpoints.version, {}, { signal }),
    staleTime: SELDOM_MS,
  });

export type SchoolFigures = Answer<typeof schools.endpoints.home>;

export const useSchoolFigures = () =>
  useQuery({
    queryKey: ['school-figures'],
    queryFn: ({ signal }) => send(schools.endpoints.home, {}, { signal }),
  });

export const useTodaysLessons = () =>
  useQuery({
    queryKey: ['lessons', 'today'],
    queryFn: ({ signal }) => send(lessons.endpoints.today, {}, { signal }),
  });

/** Two weeks ahead. */
const AHEAD_DAYS = 14;

/** One's own lessons of the next days, as a student or as a teacher. */
export function useOwnLessons() {
  const { role } = useSignedIn();
  // Wherever the school is, today there is at most one day away from today here.
  const from = addDays(new Date().toISOString().slice(0, 10), -1);
  const { studentCalendar, teacherCalendar } = lessons.endpoints;
  const endpoint = role === ROLE.student ? studentCalendar : teacherCalendar;
  return useQuery({
    queryKey: ['lessons', 'own', from],
    queryFn: ({ signal }) => send(endpoint, { from, to: addDays(from, AHEAD_DAYS) }, { signal }),
  });
}

/** Students whose hours are running out, those who owe some first; the beginning of the list. */
export const useLowHours = () =>
  useQuery({
    queryKey: ['hours', 'low'],
    queryFn: ({ signal }) => send(hours.endpoints.list, { filter: 'low' }, { signal }),
  });

/** As many as one catches up with at once. */
const MISSING_SHOWN = 5;

/** The latest lessons of a teacher that are over and have no record. */
export const useMissingLessons = () =>
  useQuery({
    queryKey: [...recordKeys.missing, 'latest'],
    queryFn: ({ signal }) => send(teaching.endpoints.missing, { limit: MISSING_SHOWN }, { signal }),
  });

/** As many as one sees at a glance. */
const TO_DO_SHOWN = 3;

/** What staff have to decide of students' works: the longest waiting of each. */
export function useWorksToDo() {
  const { waiting, abuseReports } = works.endpoints;
  const waits = useQuery({
    queryKey: [...workKeys.waiting(), 'first'],
    queryFn: ({ signal }) => send(waiting, { limit: TO_DO_SHOWN }, { signal }),
  });
  const reported = useQuery({
    queryKey: [...workKeys.abuseReports('open'), 'first'],
    queryFn: ({ signal }) => send(abuseReports, { action: 'list', limit: TO_DO_SHOWN }, { signal }),
  });
  return { waiting: waits.data?.list ?? [], reports: reported.data?.tip_offs?.list ?? [] };
}
