import { ApiError } from '../api-error.ts';
import { aboutMs, spreadMs } from '../spread.ts';
import { StoreError } from './send-bytes.ts';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;

const BUSY = 429;
const FAULT = 500;

/** Whether a retry may help: the network is down, or the service is busy. */
function isPassing(error: unknown): boolean {
  if (error instanceof StoreError)
    return error.status === 0 || error.status === BUSY || error.status >= FAULT;
  // No answer at all, or one that is not the server's, e.g. a gateway's error page.
  return error instanceof ApiError ? error.kind !== 'server' : error instanceof TypeError;
}

/** Waits, but ends soon when the browser is online again. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const over = new AbortController();
    const { signal: done } = over;
    const end = (then: () => void) => () => {
      clearTimeout(timer);
      over.abort();
      then();
    };
    let timer = setTimeout(end(resolve), aboutMs(ms));
    const goOnSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(end(resolve), spreadMs());
    };
    window.addEventListener('online', goOnSoon, { signal: done });
    signal.addEventListener(
      'abort',
      end(() => reject(signal.reason)),
      { signal: done },
    );
  });
}

interface Options {
  readonly signal: AbortSignal;
  /** Called with true before a pause, and with false after a success. */
  readonly onWaiting: (isWaiting: boolean) => void;
  /** Only one attempt: the caller decides about retries. */
  readonly isOnce?: boolean | undefined;
}

/** Retries with growing pauses as long as the network is down or the service is busy. */
export async function withRetry<T>(
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
