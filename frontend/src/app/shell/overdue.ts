import { useQuery } from '@tanstack/react-query';
import { CODE } from '#shared/codes.ts';
import { schools } from '#shared/contracts/schools.ts';
import type { StoredUser } from '#shared/contracts/users.ts';
import { ROLE } from '#shared/roles.ts';
import { sendForEnvelope } from '../../lib/api.ts';
import { keyOf } from '../../lib/query.ts';
import { setOverdue, useSignedIn } from '../../lib/session.ts';

const { overdueCheck } = schools.endpoints;

async function check(id: StoredUser['id'], signal: AbortSignal) {
  const payload = { user_id: id };
  const { code } = await sendForEnvelope(overdueCheck, payload, [CODE.notOverdue], { signal });
  const overdue = code === CODE.notOverdue;
  setOverdue(overdue);
  return overdue;
}

/** Whether the expiry reminder must show; asked once when the shell starts (specification 4). */
export function useOverdue() {
  const { user, role } = useSignedIn();
  return useQuery({
    queryKey: keyOf(overdueCheck, { user_id: user.id }),
    queryFn: ({ signal }) => check(user.id, signal),
    // The platform itself has no subscription.
    enabled: role !== ROLE.platform,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
