import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#frontend/src/lib/query.ts';
import { registrations } from '#shared/contracts/registrations.ts';

/** Areas below a code; without one the provinces. Nothing is asked while the level above is not chosen. */
export const useAreas = (area: string | undefined, enabled = true) =>
  useQuery({
    ...queryOf(registrations.endpoints.areas, { area: area || undefined }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled,
  });
