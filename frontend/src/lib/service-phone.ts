import { useQuery } from '@tanstack/react-query';
import { portal } from '#shared/contracts/portal.ts';
import { send } from './api.ts';

/** Phone and QR code under which the service is reached. */
export const useServicePhone = () =>
  useQuery({
    queryKey: ['servicePhone'],
    queryFn: ({ signal }) => send(portal.endpoints.servicePhone, {}, { signal }),
    staleTime: 10 * 60_000,
  });
