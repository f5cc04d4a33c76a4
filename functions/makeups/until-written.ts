import { CallError } from '#functions/_lib/errors.ts';
import { isConditionFailure } from '#functions/_lib/table.ts';
import { CODE } from '#shared/codes.ts';

const ATTEMPTS = 6;

/** Reads and writes once more from the start when somebody else wrote in between. */
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
