import { useQuery } from '@tanstack/react-query';
import { send } from '#frontend/src/lib/api.ts';
import { teaching } from '#shared/contracts/teaching.ts';
import { recordKeys } from './record-keys.ts';

/** How many lessons are over and have no record: of the school for principals, else one's own. */
export const useMissingCount = () =>
  useQuery({
    queryKey: [...recordKeys.missing, 'count'],
    queryFn: async ({ signal }) =>
      (await send(teaching.endpoints.missing, { limit: 1 }, { signal })).total,
    // Lessons end by themselves.
    staleTime: 60_000,
  });
