import { useMutation } from '@tanstack/react-query';
import { ApiError } from '#frontend/src/lib/api-error.ts';
import { useCountdown } from './use-countdown.ts';

/** What the calls that send a code answer. */
interface Sent {
  /** The number that it went to, its middle hidden. */
  readonly phone: string;
  /** Seconds until another one may be asked for. */
  readonly wait: number;
}

/** A day's limit is told in words; only what is soon over is counted down. */
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
    sentTo: data?.phone,
    problem: error,
    sending: isPending,
    seconds,
  };
}
export type CodeSender = ReturnType<typeof useCodeSender>;
