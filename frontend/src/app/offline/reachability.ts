import { onlineManager } from '@tanstack/react-query';
import { aboutMs } from '#frontend/src/lib/spread.ts';

const FIRST_MS = 1_000;
const AT_MOST_MS = 30_000;
/** Touches neither table nor session. */
const PROBE = '/api/web/get_version_info';
const PATIENCE_MS = 5_000;

let pause = FIRST_MS;
let timer: ReturnType<typeof setTimeout> | undefined;

async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    // Any answer, also one that tells of a fault, proves that there is a network.
    await fetch(PROBE, { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE_MS) });
    return true;
  } catch {
    return false;
  }
}

function askAgain(): void {
  clearTimeout(timer);
  timer = setTimeout(async () => {
    if (onlineManager.isOnline()) return;
    if (await isReachable()) onlineManager.setOnline(true);
    else askAgain();
  }, aboutMs(pause));
  pause = Math.min(pause * 2, AT_MOST_MS);
}

/**
 * A browser is "online" as long as there is any network, also one that leads nowhere. Calls then wait as they do
 * without one, until the server answers again.
 */
export function lose(): void {
  if (!onlineManager.isOnline()) return;
  onlineManager.setOnline(false);
  askAgain();
}

/** The server has answered: the next loss is asked about soon again. */
export const reached = (): void => {
  pause = FIRST_MS;
};
