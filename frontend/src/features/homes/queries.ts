import { useQuery } from '@tanstack/react-query';
import { send } from '#frontend/src/lib/api.ts';
import { useLanguage } from '#frontend/src/lib/language.ts';
import { editions } from '#shared/contracts/editions.ts';
import type { Answer } from '#shared/contracts/endpoint.ts';
import { schools } from '#shared/contracts/schools.ts';

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
