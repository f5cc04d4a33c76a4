import { useQuery } from '@tanstack/react-query';
import { send } from '#frontend/src/lib/api.ts';
import { useLanguage } from '#frontend/src/lib/language.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { editions } from '#shared/contracts/editions.ts';
import { portal } from '#shared/contracts/portal.ts';
import { schools } from '#shared/contracts/schools.ts';

/** What seldom changes need not be asked for on every visit of a home. */
const SELDOM_MS = 10 * 60_000;

/** The school's subscription: from, until, and whom to call. */
export function useSubscription() {
  const { id } = useSignedIn().user;
  return useQuery({
    queryKey: ['subscription', id],
    queryFn: ({ signal }) => send(schools.endpoints.overdueInfo, { user_id: id }, { signal }),
  });
}

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

export const useServicePhone = () =>
  useQuery({
    queryKey: ['servicePhone'],
    queryFn: ({ signal }) => send(portal.endpoints.servicePhone, {}, { signal }),
    staleTime: SELDOM_MS,
  });
