import { SCRIPT_FILE } from '#frontend/build/scratch-gui/script-file.ts';
import { fetchSteadily } from '#frontend/src/lib/fetch-steadily.ts';

export const { address: EDITOR_SCRIPT } = SCRIPT_FILE;

/** Which script this device has fetched completely; a fact about the device, not about a person. */
const FETCHED_KEY = 'classroom.scratchEditor';

/** Whether the browser's cache should have it. A browser may forget it, or allow no storage: then it is fetched. */
export function isScriptFetched(): boolean {
  try {
    return localStorage.getItem(FETCHED_KEY) === EDITOR_SCRIPT;
  } catch {
    return false;
  }
}

/** null: it could not be used, and is fetched again the next time. */
export function markScript(fetched: string | null): void {
  try {
    if (fetched) localStorage.setItem(FETCHED_KEY, fetched);
    else localStorage.removeItem(FETCHED_KEY);
  } catch {
    // Fetched again by the next visit.
  }
}

interface Options {
  readonly priority?: RequestPriority;
  /** Called with the share that has arrived, from 0 to 1. */
  readonly onShare?: (share: number) => void;
}

/**
 * Fetches the script into the browser's cache, where a `<script>` of the same address finds it. Throws if it cannot
 * be had, or stops to arrive.
 */
export async function fetchScript({ priority = 'auto', onShare }: Options = {}): Promise<void> {
  let arrived = 0;
  const onChunk = ({ length }: Uint8Array) => {
    arrived += length;
    onShare?.(Math.min(1, arrived / SCRIPT_FILE.bytes));
  };
  await fetchSteadily(EDITOR_SCRIPT, { priority, onChunk });
  markScript(EDITOR_SCRIPT);
}
