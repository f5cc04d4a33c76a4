import { CODE } from '#shared/codes.ts';
import { ApiError } from './api-error.ts';

/** Longer waits are told to the user. */
const SECONDS_MAX = 10;
const REPEATS = 4;

function secondsToWait(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || error.code !== CODE.wait) return undefined;
  const { data } = error;
  if (typeof data !== 'object' || data === null || !('retryAfter' in data)) return undefined;
  const seconds = Number(data.retryAfter);
  return seconds <= SECONDS_MAX ? seconds : undefined;
}

/** Waits for up to twice the time, because a whole class was asked to wait at the same moment. */
const pause = (seconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, seconds * 1000 * (1 + Math.random())));

/** Makes a call, and again after some seconds when the server is too busy for it. */
export async function waitAndRepeat<T>(call: () => Promise<T>): Promise<T> {
  for (let repeat = 0; ; repeat += 1) {
    try {
      return await call();
    } catch (error) {
      const seconds = secondsToWait(error);
      if (seconds === undefined || repeat === REPEATS) throw error;
      await pause(seconds);
    }
  }
}
