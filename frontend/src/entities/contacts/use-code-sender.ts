import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiError } from '#frontend/src/lib/api-error.ts';

const TICK_MS = 250;

const secondsUntil = (end: number): number => Math.max(0, Math.ceil((end - Date.now()) / 1000));

/** Seconds that are left. By the clock, because a phone in a pocket stops timers. */
function useCountdown() {
  const [end, setEnd] = useState(0);
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    setSeconds(secondsUntil(end));
    if (secondsUntil(end) === 0) return;
    const timer = setInterval(() => {
      const left = secondsUntil(end);
      setSeconds(left);
      if (left === 0) clearInterval(timer);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [end]);
  return { seconds, begin: (wait: number) => setEnd(Date.now() + wait * 1000) };
}

/** What the calls that send a code answer. */
interface Sent {
  /** Where the code was sent to, partly hidden; both are empty where it is not shown. */
  readonly phone: string;
  readonly email: string;
  /** Seconds until another code may be requested. */
  readonly wait: number;
}

/** Only short waits are counted down; a day's limit is an error text. */
const COUNTED_SECONDS = 60;

function waitOf(error: Error): number {
  const data = error instanceof ApiError ? error.data : undefined;
  if (typeof data !== 'object' || !data || !('retryAfter' in data)) return 0;
  const seconds = Number(data.retryAfter);
  return seconds <= COUNTED_SECONDS ? seconds : 0;
}

/** Sends codes, one a minute. `send` answers what the server does, and throws what it throws. */
export function useCodeSender(send: () => Promise<Sent>) {
  const { seconds, begin } = useCountdown();
  const { mutateAsync, data, error, isPending } = useMutation({
    mutationFn: send,
    meta: { quiet: true },
    onSuccess: ({ wait }) => begin(wait),
    onError: (problem) => begin(waitOf(problem)),
  });
  return {
    /** Ends when the code is sent, or could not be: `problem` says why. */
    send: () => mutateAsync().catch(() => undefined),
    sent: data !== undefined,
    sentTo: data && (data.phone || data.email),
    problem: error,
    sending: isPending,
    seconds,
  };
}
export type CodeSender = ReturnType<typeof useCodeSender>;
