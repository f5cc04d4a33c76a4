import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { WORKS_PAGE } from '#frontend/src/entities/works/queries.ts';
import { pagesOf, queryOf } from '#frontend/src/lib/query.ts';
import { works } from '#shared/works/contract.ts';
import type { AbuseReportDto, WorkDto } from '#shared/works/fields.ts';

const { endpoints } = works;

/** Works that wait for approval, the longest waiting first. */
export const useWaiting = () =>
  useInfiniteQuery({
    ...pagesOf(endpoints.waiting, { limit: WORKS_PAGE }),
    select: ({ pages }): readonly WorkDto[] => pages.flatMap(({ list }) => list),
  });

export type AbuseReportState = 'open' | 'settled';

/** Open reports, the longest waiting first, or settled ones, the latest first. */
export const useAbuseReports = (state: AbuseReportState) =>
  useInfiniteQuery({
    ...pagesOf(
      endpoints.tipOffs,
      { action: 'list', state, limit: WORKS_PAGE },
      ({ tip_offs }) => tip_offs?.cursor,
    ),
    select: ({ pages }): readonly AbuseReportDto[] =>
      pages.flatMap(({ tip_offs }) => tip_offs?.list ?? []),
  });

/** Works of a student whom the caller teaches, or the removed ones. */
export const useStudentWorks = (student: string, scope: 'mine' | 'trash') =>
  useInfiniteQuery({
    ...pagesOf(endpoints.list, { scope, student_id: student, limit: WORKS_PAGE }),
    select: ({ pages }): readonly WorkDto[] => pages.flatMap(({ list }) => list),
  });

export const keptWords = queryOf(endpoints.filterWords, {});

/** The school's masked words; always fetched, since an edit starts from them. */
export const useFilterWords = () =>
  useQuery({
    ...keptWords,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
