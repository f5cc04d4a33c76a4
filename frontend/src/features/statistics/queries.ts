import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryOf } from '#frontend/src/lib/query.ts';
import type { PeriodQuery } from '#frontend/src/ui/figures/use-period.ts';
import { useCursorList } from '#frontend/src/ui/table/use-cursor-list.ts';
import { FIGURE_LIMITS } from '#shared/figures/limits.ts';
import { schools } from '#shared/schools/contract.ts';

const { statistics, classStatistics } = schools.endpoints;

export const useSchoolStatistics = (asked: PeriodQuery) =>
  useQuery({ ...queryOf(statistics, asked), placeholderData: keepPreviousData });

export const useClassStatistics = (asked: PeriodQuery) =>
  useCursorList({
    name: 'class-statistics',
    ask: ({ limit, cursor }) =>
      queryOf(classStatistics, {
        ...asked,
        limit: Math.min(limit, FIGURE_LIMITS.pageMax),
        cursor,
      }),
  });
