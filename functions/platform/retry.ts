import { setTimeout as pause } from 'node:timers/promises';
import { CODE } from '#shared/codes.ts';
import { CallError } from './errors.ts';
import { isConditionFailure, isConflict } from './table.ts';

/** Always tried so often, and then for as long as a request can wait. */
const ATTEMPTS = 8;
const PATIENCE_MS = 7_000;
/**
 * A class of 20 that writes the same lesson at the same moment: one of them gets through at a time, and pauses
 * of random lengths spread the others. They grow with the attempts, also because each takes longer then.
 */
const PAUSE_MS = 20;
const PAUSE_MAX_MS = 1_200;

/**
 * Repeats a read and its write when an item changed in between. Throws -1 `common.stale` when every attempt
 * failed.
 */
export async function retryWrite<T>(attempt: () => Promise<T>): Promise<T> {
  const began = performance.now();
  for (let tries = 0; tries < ATTEMPTS || performance.now() - began < PATIENCE_MS; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!isConditionFailure(error) && !isConflict(error)) throw error;
    }
    await pause(Math.random() * Math.min(PAUSE_MAX_MS, PAUSE_MS * 2 ** tries));
  }
  throw new CallError(CODE.wait, { reason: 'common.stale' });
}
