import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { send } from '#frontend/src/lib/api.ts';
import type { AskedPeriod } from '#frontend/src/ui/figures/use-period.ts';
import { useCursorList } from '#frontend/src/ui/table/use-cursor-list.ts';
import type { Answer } from '#shared/contracts/endpoint.ts';
import type { ClassStatistics } from '#shared/contracts/school-statistics.ts';
import { schools } from '#shared/contracts/schools.ts';
import { LIMITS } from '#shared/limits.ts';

const { statistics, classStatistics } = schools.endpoints;

/** Whatever changes the figures of the school changes these too. */
const keys = {
  school: (asked: AskedPeriod) => ['school-figures', 'statistics', asked] as const,
  classes: (asked: AskedPeriod) => ['school-figures', 'classes', asked] as const,
};

export const useSchoolStatistics = (asked: AskedPeriod) =>
  useQuery({
    queryKey: keys.school(asked),
    queryFn: ({ signal }) => send(statistics, asked, { signal }),
    placeholderData: keepPreviousData,
  });

export const useClassStatistics = (asked: AskedPeriod) =>
  useCursorList<ClassStatistics, Answer<typeof classStatistics>>({
    name: 'class-statistics',
    queryKey: keys.classes(asked),
    fetchPage: ({ limit, cursor }, signal) =>
      send(
        classStatistics,
        { ...asked, limit: Math.min(limit, LIMITS.statisticsPageMax), cursor },
        { signal },
      ),
  });
