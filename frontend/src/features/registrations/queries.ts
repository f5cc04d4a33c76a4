import { useQuery } from '@tanstack/react-query';
import { send } from '#frontend/src/lib/api.ts';
import { registrations } from '#shared/contracts/registrations.ts';

/** Areas below a code; without one the provinces. Nothing is asked while the level above is not chosen. */
export const useAreas = (area: string | undefined, enabled = true) =>
  useQuery({
    queryKey: ['areas', area ?? null],
    queryFn: ({ signal }) => send(registrations.endpoints.areas, area ? { area } : {}, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    enabled,
  });
