import { useQuery } from '@tanstack/react-query';
import { portal } from '#shared/contracts/portal.ts';
import { queryOf } from './query.ts';

/** Phone and QR code under which the service is reached. */
export const useServicePhone = () =>
  useQuery({
    ...queryOf(portal.endpoints.servicePhone, {}),
    staleTime: 10 * 60_000,
  });
