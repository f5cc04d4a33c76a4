import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { WORKS_PAGE } from '#frontend/src/entities/works/use-own-works.ts';
import { workKeys } from '#frontend/src/entities/works/work-keys.ts';
import { send } from '#frontend/src/lib/api.ts';
import { students } from '#shared/contracts/students.ts';
import type { AbuseReportDto, WorkDto } from '#shared/contracts/work-fields.ts';
import { works } from '#shared/contracts/works.ts';
import { StudentId } from '#shared/ids.ts';

const { endpoints } = works;

/** Works that wait to be let into public, the longest waiting first. */
export const useWaiting = () =>
  useInfiniteQuery({
    queryKey: workKeys.waiting(),
    queryFn: ({ pageParam, signal }) =>
      send(
        endpoints.waiting,
        { limit: WORKS_PAGE, ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor ?? undefined,
    select: ({ pages }): readonly WorkDto[] => pages.flatMap(({ list }) => list),
  });

export type AbuseReportState = 'open' | 'settled';

/** What was reported: the longest waiting first, or the latest that was settled. */
export const useAbuseReports = (state: AbuseReportState) =>
  useInfiniteQuery({
    queryKey: workKeys.abuseReports(state),
    queryFn: async ({ pageParam, signal }) => {
      const { tip_offs } = await send(
        endpoints.abuseReports,
        { action: 'list', state, limit: WORKS_PAGE, ...(pageParam && { cursor: pageParam }) },
        { signal },
      );
      return tip_offs ?? { list: [], cursor: null };
    },
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor ?? undefined,
    select: ({ pages }): readonly AbuseReportDto[] => pages.flatMap(({ list }) => list),
  });

/** Works of a student whom the caller teaches, or the removed ones. */
export const useStudentWorks = (student: string, scope: 'mine' | 'trash') =>
  useInfiniteQuery({
    queryKey: workKeys.ofStudent(student, scope),
    queryFn: ({ pageParam, signal }) =>
      send(
        endpoints.list,
        {
          scope,
          student_id: student,
          limit: WORKS_PAGE,
          ...(pageParam && { cursor: pageParam }),
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor ?? undefined,
    select: ({ pages }): readonly WorkDto[] => pages.flatMap(({ list }) => list),
  });

/** The student whose works are shown, of whom the address has only the id. */
export const useStudentName = (id: string) =>
  useQuery({
    queryKey: ['students', 'name', id],
    queryFn: async ({ signal }) => {
      const { list } = await send(students.endpoints.detailList, { student_id: id }, { signal });
      return { id: StudentId.parse(id), name: list[0]?.name ?? '' };
    },
    enabled: id !== '',
  });

/** Words that comments of the school may not hold; always fresh, since an edit begins from them. */
export const useFilterWords = () =>
  useQuery({
    queryKey: workKeys.filterWords(),
    queryFn: ({ signal }) => send(endpoints.filterWords, {}, { signal }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
