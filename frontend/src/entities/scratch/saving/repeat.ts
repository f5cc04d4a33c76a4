import { aboutMs } from '#frontend/src/lib/spread.ts';

/** Tried again about this often; what did not reach the server sooner, at first. */
const ANEW_MS = 60_000;
const RETRY_FIRST_MS = 2000;

/** Runs at once, and again and again: after a minute, or in growing pauses as long as it answers false. */
export function repeat(run: () => Promise<boolean>): () => void {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryMs = RETRY_FIRST_MS;
  const next = async () => {
    const isDone = await run();
    if (isOver) return;
    timer = setTimeout(next, aboutMs(isDone ? ANEW_MS : retryMs));
    retryMs = isDone ? RETRY_FIRST_MS : Math.min(retryMs * 2, ANEW_MS);
  };
  void next();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
