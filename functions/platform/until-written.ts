import { CODE } from '#shared/codes.ts';
import { CallError } from './errors.ts';
import { isConditionFailure } from './table.ts';

const ATTEMPTS = 6;

/**
 * Reads and writes once more from the start when somebody else wrote in between.
 * Throws -1 `common.stale` when others were faster every time.
 */
export async function untilWritten<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 0; tries < ATTEMPTS; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!isConditionFailure(error)) throw error;
    }
  }
  throw new CallError(CODE.wait, { reason: 'common.stale' });
}
