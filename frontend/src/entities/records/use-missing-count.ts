import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#frontend/src/lib/query.ts';
import { teaching } from '#shared/teaching/contract.ts';

/** How many lessons have ended without a record: of the whole school for principals, else of the user. */
export const useMissingCount = () =>
  useQuery({
    ...queryOf(teaching.endpoints.missing, { limit: 1 }),
    select: ({ total }) => total,
    // Lessons end without any change that would invalidate the query.
    staleTime: 60_000,
  });
