/** How long leaving waits until the device has everything, and then until the server has. */
export const KEEP_PATIENCE_MS = 10_000;
export const SEND_PATIENCE_MS = 3000;

/** Waits for something no longer than that. */
export const within = (ms: number, done: Promise<unknown>): Promise<unknown> =>
  Promise.race([done, new Promise((resolve) => setTimeout(resolve, ms))]);
