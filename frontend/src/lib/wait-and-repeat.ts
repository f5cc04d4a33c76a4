import { CODE } from '#shared/codes.ts';
import { ApiError } from './api-error.ts';

/** Longer waits are told to the user. */
const SECONDS_MAX = 10;
export const REPEATS = 4;

/** Whether the server asks to come again later, however much later: nothing is refused for good. */
export const asksToWait = ({ code, data }: ApiError): boolean =>
  code === CODE.wait && typeof data === 'object' && data !== null && 'retryAfter' in data;

/** The seconds after which the server asks to repeat a call; undefined for other errors, and for long waits. */
export function secondsToWait(error: unknown): number | undefined {
  if (!(error instanceof ApiError) || !asksToWait(error)) return undefined;
  const seconds = Number((error.data as { readonly retryAfter: unknown }).retryAfter);
  return seconds <= SECONDS_MAX ? seconds : undefined;
}

/** Up to twice the time, because a whole class was asked to wait at the same moment. */
export const pauseMs = (seconds: number): number => seconds * 1000 * (1 + Math.random());

const pause = (seconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, pauseMs(seconds)));

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
