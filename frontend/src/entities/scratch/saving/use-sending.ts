import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { unsentKey } from '#frontend/src/entities/scratch/drafts/use-unsent.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { useWhenOnlineAgain } from '#frontend/src/ui/use-online.ts';
import { repeat } from './repeat.ts';
import { type SentProject, sendDrafts } from './send-drafts.ts';

/** Sends the user's unsent projects: at once, when the network is back, and when asked. */
export function useSending() {
  const { t } = useTranslation('saving');
  const { user } = useSignedIn();
  const client = useQueryClient();
  const [isSending, setSending] = useState(false);
  const [results, setResults] = useState<ReadonlyMap<string, SentProject>>(new Map());
  const [asked, setAsked] = useState(0);
  const isBusy = useRef(false);
  const send = useCallback(async () => {
    if (isBusy.current) return false;
    isBusy.current = true;
    setSending(true);
    const sent = await sendDrafts(user.id);
    await client.invalidateQueries({ queryKey: unsentKey(user.id) });
    isBusy.current = false;
    setSending(false);
    setResults(sent);
    const kinds = [...sent.values()].map(({ kind }) => kind);
    const count = kinds.filter((kind) => kind === 'sent').length;
    if (count > 0) toast.success(t('unsent.sent', { count }));
    return !kinds.includes('offline');
  }, [client, user.id, t]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` starts another attempt
  useEffect(() => repeat(send), [send, asked]);
  const begin = useCallback(() => setAsked((times) => times + 1), []);
  useWhenOnlineAgain(begin);
  return { isSending, results, send: begin };
}
