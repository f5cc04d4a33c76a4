import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#frontend/src/lib/query.ts';
import { teaching } from '#shared/contracts/teaching.ts';

/** How many lessons are over and have no record: of the school for principals, else one's own. */
export const useMissingCount = () =>
  useQuery({
    ...queryOf(teaching.endpoints.missing, { limit: 1 }),
    select: ({ total }) => total,
    // Lessons end by themselves.
    staleTime: 60_000,
  });
