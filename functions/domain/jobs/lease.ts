import { type TransactWrite, written } from '#functions/platform/table.ts';
import { LIMITS } from '#shared/limits.ts';

/** No step lasts longer: one that was begun earlier and not kept has broken off. */
const LEASE_MS = LIMITS.requestTimeoutMs + 10_000;

interface Leased {
  readonly rev: number;
  /** Until then a step works on it (ms). */
  readonly busyUntil: number;
}

/**
 * What was found, for this step alone; undefined while another step works on it. Who was killed is waited for until
 * its lease is over.
 * @param taking the write of the leased item, which fails when the item changed in between
 */
export async function takeLease<T extends Leased>(
  found: T,
  now: Date,
  taking: (leased: T) => TransactWrite[],
  forMs = LEASE_MS,
): Promise<T | undefined> {
  if (found.busyUntil > now.getTime()) return undefined;
  const leased = { ...found, busyUntil: now.getTime() + forMs };
  return (await written(taking(leased))) ? { ...leased, rev: found.rev + 1 } : undefined;
}
