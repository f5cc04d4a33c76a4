import { useQuery } from '@tanstack/react-query';
import { send } from '#frontend/src/lib/api.ts';
import { portal } from '#shared/contracts/portal.ts';

/** Phone and QR code under which parents reach the service. */
export const useContact = () =>
  useQuery({
    queryKey: ['servicePhone'],
    queryFn: ({ signal }) => send(portal.endpoints.servicePhone, {}, { signal }),
  });
