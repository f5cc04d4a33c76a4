import { CODE } from '#shared/codes.ts';
import { CallError } from './errors.ts';
import { isConditionFailure } from './table.ts';

const ATTEMPTS = 8;

/**
 * Repeats a read and its write when an item changed in between. Throws -1 `common.stale` when every attempt
 * failed.
 */
export async function retryWrite<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 0; tries < ATTEMPTS; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!isConditionFailure(error)) throw error;
    }
  }
  throw new CallError(CODE.wait, { reason: 'common.stale' });
}
