import { CODE } from '#shared/codes.ts';
import { CallError } from './errors.ts';
import { Patience } from './patience.ts';
import { isConditionFailure } from './table.ts';
import { troubleOf } from './table-trouble.ts';

/**
 * Repeats a read and its write when an item changed in between. Throws -1 `common.stale` when every attempt
 * failed.
 */
export async function retryWrite<T>(attempt: () => Promise<T>): Promise<T> {
  const patience = new Patience();
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!isConditionFailure(error) && troubleOf(error) !== 'conflict') throw error;
    }
    if (!(await patience.again('stale')))
      throw new CallError(CODE.wait, { reason: 'common.stale' });
  }
}
