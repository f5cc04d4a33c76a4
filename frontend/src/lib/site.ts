import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Answer } from '#shared/endpoint.ts';
import { webConfig } from './portal-calls.ts';
import { queryOf } from './query.ts';
import { useSignedIn } from './session.ts';

export type Site = Answer<NonNullable<typeof webConfig.endpoint>>;

/** Name, logo and demo switch of this site; with a school's id also that school's name and logo. */
export function useSite(school?: string) {
  return useQuery({
    ...queryOf(webConfig, { school: school || undefined }),
    staleTime: 10 * 60_000,
    placeholderData: keepPreviousData,
  });
}

/** Name and logo of the school of the signed-in person; the logo is empty for none. */
export function useOwnSchool() {
  const { user } = useSignedIn();
  const { data: site } = useSite(user.school_id);
  return { name: user.school_name, logo: site?.school?.logo ?? '' };
}

/** The school of `?school=<id>`; the server ignores unknown ids. */
export const schoolOf = (search: URLSearchParams): string | undefined =>
  search.get('school') ?? undefined;
