import { openAddress, type SharedReport } from '#functions/domain/reports/open-share.ts';
import { CallError } from '#functions/platform/errors.ts';
import { CODE } from '#shared/codes.ts';

export const shareClosed = (): CallError =>
  new CallError(CODE.notFound, { reason: 'sharing.closed' });

/** The report behind an address. Throws 2004 for one that opens nothing (any more). */
export async function requireShared(token: string, now: Date): Promise<SharedReport> {
  const { shared } = await openAddress(token, now);
  if (!shared) throw shareClosed();
  return shared;
}
