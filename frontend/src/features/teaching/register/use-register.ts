import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { pagesOf } from '#frontend/src/lib/query.ts';
import { useReadOn } from '#frontend/src/lib/use-read-on.ts';
import type { ClassId } from '#shared/ids.ts';
import { teaching } from '#shared/teaching/contract.ts';
import { TEACHING_LIMITS } from '#shared/teaching/limits.ts';
import { registerOf } from '#shared/teaching/register.ts';
import type { PeriodQuery } from './use-register-period.ts';

const PERIOD: PeriodQuery = { period: 'month' };

/** The register of a class over a period: its pages are asked for one after the other. */
export function useRegister(class_id: ClassId, asked: PeriodQuery | undefined) {
  const query = useInfiniteQuery({
    ...pagesOf(teaching.endpoints.register, {
      class_id,
      ...(asked ?? PERIOD),
      limit: TEACHING_LIMITS.registerPageMax,
    }),
    enabled: asked !== undefined,
  });
  const { data, hasNextPage, fetchNextPage } = query;
  useReadOn(query, false, Number.POSITIVE_INFINITY);
  const pages = data?.pages;
  const register = useMemo(() => {
    const [first] = pages ?? [];
    if (!pages || !first) return undefined;
    const lessons = pages.flatMap(({ list }) => list);
    const { class_name, from, to } = first;
    const students = pages.flatMap((page) => page.students);
    return { class_name, from, to, lessons, ...registerOf(students, lessons) };
  }, [pages]);
  return {
    register,
    error: query.error,
    retry: () => void (pages ? fetchNextPage() : query.refetch()),
    /** Lessons are still missing, so that the totals are not whole. */
    isLoadingMore: hasNextPage,
  };
}
export type Register = NonNullable<ReturnType<typeof useRegister>['register']>;
