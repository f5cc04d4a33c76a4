import { useQuery } from '@tanstack/react-query';
import type { Answer } from '#shared/contracts/endpoint.ts';
import { portal } from '#shared/contracts/portal.ts';
import { SchoolId } from '#shared/ids.ts';
import { send } from './api.ts';
import { useLanguage } from './language.ts';

const { webConfig } = portal.endpoints;
export type Site = Answer<typeof webConfig>;

/** Name, logo and demo switch of this site; with a school's id also that school's name and logo. */
export function useSite(school?: SchoolId) {
  const language = useLanguage();
  return useQuery({
    queryKey: ['site', language, school ?? null],
    queryFn: ({ signal }) => send(webConfig, school ? { school } : {}, { signal }),
    staleTime: 10 * 60_000,
  });
}

/** The school that an address asks for with `?school=<id>`; anything that is no school's id is ignored. */
export function schoolOf(search: URLSearchParams): SchoolId | undefined {
  const parsed = SchoolId.safeParse(search.get('school'));
  return parsed.success ? parsed.data : undefined;
}
