import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '#frontend/src/lib/api.ts';
import { ApiError } from '#frontend/src/lib/api-error.ts';
import { profileQuery } from '#frontend/src/lib/profile.ts';
import { updateSessionUser, useSignedIn } from '#frontend/src/lib/session.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { portal } from '#shared/portal/contract.ts';

const toDataUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

/** Uploads the cropped avatar and updates it everywhere, also in other tabs. */
export function useUploadAvatar(onDone: () => void) {
  const { t } = useTranslation('accounts');
  const session = useSignedIn();
  const user_id = session.user.id;
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async (cut: () => Promise<File>) =>
      send(portal.endpoints.makeAvatar, { user_id, file: await toDataUrl(await cut()) }),
    meta: { quiet: true },
    onSuccess: ({ header_new: avatar }) => {
      updateSessionUser({ avatar });
      client.setQueryData(
        profileQuery(session).queryKey,
        (profile) => profile && { ...profile, avatar },
      );
      toast.success(t('crop.updated'));
    },
    onError: (error) => {
      const reason = error instanceof ApiError && error.kind === 'server' ? error.message : null;
      toast.error(reason ? t('crop.failedBecause', { reason }) : t('crop.failed'));
    },
    // The dialog closes after success and failure (specification 8).
    onSettled: onDone,
  });
  // A second click may arrive before the pending state is rendered.
  const sent = useRef(false);
  const upload = (cut: () => Promise<File>): void => {
    if (sent.current) return;
    sent.current = true;
    mutate(cut);
  };
  return { upload, isPending };
}
