import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { sendForEnvelope } from '#frontend/src/lib/api.ts';
import { ApiError } from '#frontend/src/lib/api-error.ts';
import { profileQuery } from '#frontend/src/lib/profile.ts';
import { updateSessionUser, useSignedIn } from '#frontend/src/lib/session.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { CODE } from '#shared/codes.ts';
import type { Input } from '#shared/endpoint.ts';
import { portal } from '#shared/portal/contract.ts';
import { refreshPlatformFlag } from './programming-platform.ts';

const { updateInfo } = portal.endpoints;
export type Info = Input<typeof updateInfo>;

/** Refused fields are shown under them; any other code also gets the generic waiting notice (specification 8). */
const deservesNotice = (error: Error): boolean =>
  error instanceof ApiError &&
  error.kind === 'server' &&
  error.errors.length === 0 &&
  !error.sessionExpired;

/** Saves the user's own profile. Code -2 (nothing changed) counts as saved, but without a message. */
export function useSaveInfo() {
  const { t } = useTranslation(['accounts', 'common']);
  const session = useSignedIn();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (info: Info) => sendForEnvelope(updateInfo, info, [CODE.unchanged]),
    meta: { quiet: true },
    onSuccess: ({ code }, { user_nick: nick, user_remark: remark }) => {
      if (code === CODE.unchanged) return;
      updateSessionUser({ nick });
      client.setQueryData(
        profileQuery(session).queryKey,
        (profile) => profile && { ...profile, nick, remark },
      );
      toast.success(t('saved'));
      void refreshPlatformFlag();
    },
    onError: (error) => {
      if (deservesNotice(error)) toast.wait(t('common:timeout'));
    },
  });
}
