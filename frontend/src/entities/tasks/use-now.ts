import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

/** What is told in words changes by the minute; all that tell it share one clock. */
let now = Date.now();
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  now = Date.now();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    now = Date.now();
    timer = setInterval(tick, MINUTE_MS);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

/** The time in milliseconds, anew every minute. */
export const useNow = (): number => useSyncExternalStore(subscribe, () => now);
