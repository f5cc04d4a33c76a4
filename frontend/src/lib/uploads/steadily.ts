import { ApiError } from '../api-error.ts';
import { StoreError } from './send-bytes.ts';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;

const BUSY = 429;
const FAULT = 500;

/** What goes away by itself: a network that is gone, a service that is busy. */
function isPassing(error: unknown): boolean {
  if (error instanceof StoreError)
    return error.status === 0 || error.status === BUSY || error.status >= FAULT;
  // No answer at all, or none that is ours: a gateway's, say.
  return error instanceof ApiError ? error.kind !== 'server' : error instanceof TypeError;
}

/** Waits; shorter when the network comes back meanwhile. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const over = new AbortController();
    const { signal: done } = over;
    const end = (then: () => void) => () => {
      clearTimeout(timer);
      over.abort();
      then();
    };
    const timer = setTimeout(end(resolve), ms);
    window.addEventListener('online', end(resolve), { signal: done });
    signal.addEventListener(
      'abort',
      end(() => reject(signal.reason)),
      { signal: done },
    );
  });
}

interface Options {
  readonly signal: AbortSignal;
  /** Nothing gets through at the moment, or it does again. */
  readonly onWaiting: (isWaiting: boolean) => void;
  /** Somebody else decides when it is tried again. */
  readonly isOnce?: boolean | undefined;
}

/** Does it again for as long as the network or a busy service is what stands in its way. */
export async function steadily<T>(
  work: () => Promise<T>,
  { signal, onWaiting, isOnce = false }: Options,
): Promise<T> {
  for (let ms = FIRST_PAUSE_MS; ; ms = Math.min(ms * 2, LONGEST_PAUSE_MS)) {
    try {
      const answer = await work();
      onWaiting(false);
      return answer;
    } catch (error) {
      signal.throwIfAborted();
      if (isOnce || !isPassing(error)) throw error;
      onWaiting(true);
      await pause(ms, signal);
    }
  }
}
