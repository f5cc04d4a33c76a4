import { useQuery } from '@tanstack/react-query';
import { send } from '#frontend/src/lib/api.ts';
import type { HourAccountDto } from '#shared/contracts/hour-fields.ts';
import { hours } from '#shared/contracts/hours.ts';

/** The hours of the signed-in student that are still in use, by kind of course. */
export const useOwnHours = () =>
  useQuery({
    queryKey: ['hours', 'own'],
    queryFn: ({ signal }) => send(hours.endpoints.list, {}, { signal }),
    select: ({ list }): HourAccountDto[] =>
      (list[0]?.accounts ?? []).filter(({ settled }) => !settled),
  });
