import { useQuery } from '@tanstack/react-query';
import { CODE } from '#shared/codes.ts';
import { schools } from '#shared/contracts/schools.ts';
import { ROLE } from '#shared/roles.ts';
import { send, sendForEnvelope } from '../../lib/api.ts';
import { setOverdue, useSignedIn } from '../../lib/session.ts';

const { overdueCheck, overdueInfo } = schools.endpoints;

async function check(user: Parameters<typeof send<typeof overdueCheck>>[1], signal: AbortSignal) {
  const { code } = await sendForEnvelope(overdueCheck, user, [CODE.notOverdue], { signal });
  const overdue = code === CODE.notOverdue;
  setOverdue(overdue);
  return overdue;
}

/** Whether the expiry reminder must show; asked once when the shell starts (specification 4). */
export function useOverdue() {
  const { user, role } = useSignedIn();
  return useQuery({
    queryKey: ['overdue', user.id],
    queryFn: ({ signal }) => check({ user_id: user.id }, signal),
    // The platform itself has no subscription.
    enabled: role !== ROLE.platform,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export function useOverdueInfo(enabled: boolean) {
  const { id } = useSignedIn().user;
  return useQuery({
    queryKey: ['overdue', id, 'info'],
    queryFn: ({ signal }) => send(overdueInfo, { user_id: id }, { signal }),
    enabled,
  });
}
