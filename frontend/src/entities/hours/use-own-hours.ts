import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#frontend/src/lib/query.ts';
import type { HourAccountDto } from '#shared/contracts/hour-fields.ts';
import { hours } from '#shared/contracts/hours.ts';

/** The hours of the signed-in student that are still in use, by kind of course. */
export const useOwnHours = () =>
  useQuery({
    ...queryOf(hours.endpoints.list, {}),
    select: ({ list }): HourAccountDto[] =>
      (list[0]?.accounts ?? []).filter(({ settled }) => !settled),
  });
