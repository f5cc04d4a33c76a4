import { createStore, useStore } from '#frontend/src/lib/store.ts';

const MINUTE_MS = 60_000;

/** Times in words change by the minute; all components that show one share this clock. */
const clock = createStore(Date.now());
let watchers = 0;
let timer: ReturnType<typeof setInterval> | undefined;

const tick = (): void => clock.set(Date.now());

/** The clock runs only while something is subscribed. */
function subscribe(listener: () => void): () => void {
  if (watchers === 0) {
    tick();
    timer = setInterval(tick, MINUTE_MS);
  }
  watchers += 1;
  const unsubscribe = clock.subscribe(listener);
  return () => {
    unsubscribe();
    watchers -= 1;
    if (watchers === 0) clearInterval(timer);
  };
}

/** The time in milliseconds; a component that uses it re-renders every minute. */
export const useNow = (): number => useStore({ get: clock.get, subscribe });
