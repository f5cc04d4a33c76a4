import { setTimeout as pause } from 'node:timers/promises';
import { CODE } from '#shared/codes.ts';
import { CallError } from './errors.ts';
import { isConditionFailure, isConflict } from './table.ts';

/**
 * A class of 20 that writes the same lesson at the same moment: one of them gets through at a time, and the
 * pauses, of random lengths, spread the others. All attempts together take some seconds, less than a request may.
 */
const ATTEMPTS = 24;
const PAUSE_MS = 20;
const PAUSE_MAX_MS = 250;

/**
 * Repeats a read and its write when an item changed in between. Throws -1 `common.stale` when every attempt
 * failed.
 */
export async function retryWrite<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 0; tries < ATTEMPTS; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!isConditionFailure(error) && !isConflict(error)) throw error;
    }
    await pause(Math.random() * Math.min(PAUSE_MAX_MS, PAUSE_MS * 2 ** tries));
  }
  throw new CallError(CODE.wait, { reason: 'common.stale' });
}
