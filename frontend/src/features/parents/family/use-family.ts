import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { ApiError } from '#frontend/src/lib/api-error.ts';
import { formats } from '#frontend/src/lib/format.ts';
import { LOCALES, useLanguage } from '#frontend/src/lib/language.ts';
import { pagesOf, queryOf } from '#frontend/src/lib/query.ts';
import type { Answer } from '#shared/endpoint.ts';
import { type SchoolNoticeId, StudentId } from '#shared/ids.ts';
import { type PageSchool, parents } from '#shared/parents/contract.ts';

const { showPage, listWorks, showWork, showNotice } = parents.endpoints;

export type FamilyPage = Answer<typeof showPage>;

/** What the address says: a token, and perhaps the sibling that is looked at. */
export function useAddress() {
  const { token = '' } = useParams();
  const [search] = useSearchParams();
  const child = StudentId.safeParse(search.get('child'));
  return { token, ...(child.success && { child: child.data }) };
}
export type Address = ReturnType<typeof useAddress>;

export const useFamilyPage = (address: Address) => useQuery(queryOf(showPage, address));
export const useFamilyWork = (address: Address, work_id: string) =>
  useQuery(queryOf(showWork, { ...address, work_id }));

export const useFamilyNotice = (address: Address, notice_id: SchoolNoticeId) =>
  useQuery(queryOf(showNotice, { ...address, notice_id }));

/** The school has taken a notice back after the page was opened. */
export const isWithdrawn = (error: Error | null): boolean =>
  error instanceof ApiError &&
  typeof error.data === 'object' &&
  error.data !== null &&
  'withdrawn' in error.data;

/** Works beyond those that came with the page; asked for by a button. */
export const useMoreWorks = (address: Address, cursor: string | null, enabled: boolean) =>
  useInfiniteQuery({
    ...pagesOf(listWorks, address),
    initialPageParam: cursor ?? undefined,
    enabled: enabled && cursor !== null,
  });

/** The school to turn to when an address is not good any more; undefined for any other error. */
export function schoolOfOver(error: Error | null): PageSchool | null | undefined {
  if (!(error instanceof ApiError) || typeof error.data !== 'object') return undefined;
  const { school } = (error.data ?? {}) as { readonly school?: PageSchool | null };
  return school;
}

/** Dates and times in the school's time zone, which comes with the page because a parent has no session. */
export function useSchoolFormats(timeZone: string) {
  const language = useLanguage();
  return useMemo(() => {
    const locale = LOCALES[language];
    const lessonDay = new Intl.DateTimeFormat(locale, {
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      timeZone,
    });
    return {
      ...formats(locale, timeZone),
      lessonDay: (instant: string) => lessonDay.format(new Date(instant)),
    };
  }, [language, timeZone]);
}
export type SchoolFormats = ReturnType<typeof useSchoolFormats>;
