import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Answer } from '#shared/endpoint.ts';
import { webConfig } from './portal-calls.ts';
import { queryOf } from './query.ts';

export type Site = Answer<NonNullable<typeof webConfig.endpoint>>;

/** Name, logo and demo switch of this site; with a school's id also that school's name and logo. */
export function useSite(school?: string) {
  return useQuery({
    ...queryOf(webConfig, { school: school || undefined }),
    staleTime: 10 * 60_000,
    placeholderData: keepPreviousData,
  });
}

/** The school of `?school=<id>`; the server ignores unknown ids. */
export const schoolOf = (search: URLSearchParams): string | undefined =>
  search.get('school') ?? undefined;
