/** Some browsers offer no idle moments. */
const LATER_MS = 1000;

/** Does something as soon as the browser has nothing else to do. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work);
  else setTimeout(work, LATER_MS);
}
