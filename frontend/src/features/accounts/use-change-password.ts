import { useMutation } from '@tanstack/react-query';
import { authorizationOf, sendForEnvelope } from '#frontend/src/lib/api.ts';
import { getSession } from '#frontend/src/lib/session.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { renewTokens } from '#frontend/src/lib/token-renewal.ts';
import type { Payload } from '#shared/contracts/endpoint.ts';
import { portal } from '#shared/contracts/portal.ts';

const { changePassword } = portal.endpoints;

/** Changes the own password. Every other session ends; this one goes on with the tokens of the answer. */
export function useChangePassword() {
  return useMutation({
    mutationFn: (form: Payload<typeof changePassword>) =>
      renewTokens(async () => {
        const authorization = await authorizationOf(getSession());
        const { data, msg } = await sendForEnvelope(changePassword, form, [], { authorization });
        return { tokens: data, msg };
      }),
    meta: { quiet: true },
    onSuccess: ({ msg }) => toast.success(msg),
  });
}
