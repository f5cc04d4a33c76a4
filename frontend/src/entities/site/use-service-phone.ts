import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#frontend/src/lib/query.ts';
import { portal } from '#shared/portal/contract.ts';

/** How the service is reached: phone, QR code, mail and hours. */
export const useServicePhone = () =>
  useQuery({
    ...queryOf(portal.endpoints.servicePhone, {}),
    staleTime: 10 * 60_000,
  });
