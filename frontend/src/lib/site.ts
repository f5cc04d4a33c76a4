import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Answer } from '#shared/contracts/endpoint.ts';
import { send } from './api.ts';
import { useLanguage } from './language.ts';
import { webConfig } from './portal-calls.ts';

export type Site = Answer<NonNullable<typeof webConfig.endpoint>>;

/** Name, logo and demo switch of this site; with a school's id also that school's name and logo. */
export function useSite(school?: string) {
  const language = useLanguage();
  return useQuery({
    queryKey: ['site', language, school ?? null],
    queryFn: ({ signal }) => send(webConfig, school ? { school } : {}, { signal }),
    staleTime: 10 * 60_000,
    placeholderData: keepPreviousData,
  });
}

/** The school that an address asks for with `?school=<id>`; the server ignores what is no school. */
export const schoolOf = (search: URLSearchParams): string | undefined =>
  search.get('school') ?? undefined;
