import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { sendForEnvelope } from '#frontend/src/lib/api.ts';
import { ApiError } from '#frontend/src/lib/api-error.ts';
import { updateSessionUser, useSignedIn } from '#frontend/src/lib/session.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { CODE } from '#shared/codes.ts';
import { portal } from '#shared/portal/contract.ts';
import { isWebAddress } from './programming-platform.ts';

const { bindPlatform } = portal.endpoints;

/** The server's links are valid for five minutes; they are hidden a little earlier. */
const LINK_MS = 4.5 * 60_000;

/** Binds the account to the programming platform, or signs in there if it is bound. Both answer a link. */
export function usePlatformLink() {
  const { t } = useTranslation('accounts');
  const { id, bcb } = useSignedIn().user;
  const bound = bcb === 1;
  const running = useRef(false);
  const { mutate, reset, data, isPending } = useMutation({
    mutationFn: () => sendForEnvelope(bindPlatform, bound ? {} : { user_id: id }, [CODE.error]),
    meta: { quiet: true },
    onSuccess: ({ code, msg, data: answer }) => {
      if (code !== CODE.ok) toast.warning(msg);
      else {
        updateSessionUser({ bcb: answer.bcb });
        if (!bound) toast.success(msg);
        else if (!answer.url) toast.warning(t('platform.later'));
      }
    },
    onSettled: () => {
      running.current = false;
    },
    onError: (error) => {
      const refused = error instanceof ApiError && error.kind === 'server';
      toast.warning(refused ? error.message : t('platform.later'));
    },
  });
  const url = data?.code === CODE.ok && isWebAddress(data.data.url) ? data.data.url : null;
  useEffect(() => {
    if (!url) return;
    const timer = setTimeout(reset, LINK_MS);
    return () => clearTimeout(timer);
  }, [url, reset]);

  const fetchLink = (): void => {
    if (running.current) return;
    running.current = true;
    mutate();
  };
  return { fetchLink, isPending, url };
}
