import { CODE } from '#shared/codes.ts';
import { CallError } from './errors.ts';
import { Patience } from './patience.ts';
import { isConditionFailure } from './table.ts';
import { troubleOf } from './table-trouble.ts';

const stale = (): CallError => new CallError(CODE.wait, { reason: 'common.stale' });

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
      // The table has waited for the others on the same items already.
      if (troubleOf(error) === 'conflict') throw stale();
      if (!isConditionFailure(error)) throw error;
    }
    if (!(await patience.again('stale'))) throw stale();
  }
}
