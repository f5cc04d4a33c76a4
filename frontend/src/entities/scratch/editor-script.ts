import { SCRIPT_FILE } from '#frontend/build/scratch-gui/script-file.ts';

export const { address: EDITOR_SCRIPT } = SCRIPT_FILE;

/** Which script this device has fetched completely; a fact about the device, not about a person. */
const FETCHED_KEY = 'classroom.scratchEditor';

/** Without a byte for this long the network is taken for gone. */
const STALL_MS = 20_000;

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
  const stall = new AbortController();
  let timer = setTimeout(() => stall.abort(), STALL_MS);
  try {
    const response = await fetch(EDITOR_SCRIPT, { priority, signal: stall.signal });
    if (!response.ok || !response.body) throw new TypeError(`${EDITOR_SCRIPT}: ${response.status}`);
    const reader = response.body.getReader();
    let arrived = 0;
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      clearTimeout(timer);
      timer = setTimeout(() => stall.abort(), STALL_MS);
      arrived += value.length;
      onShare?.(Math.min(1, arrived / SCRIPT_FILE.bytes));
    }
    markScript(EDITOR_SCRIPT);
  } finally {
    clearTimeout(timer);
  }
}
