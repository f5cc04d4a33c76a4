import { LIMITS } from './limits.ts';

const OF_WORK = /^schools\/[^/]+\/works\//;

/**
 * Seconds of a period of signed addresses, by the key of the object. An address is the same for a period, and
 * valid until the end of the next: for one to two periods.
 */
export const addressPeriod = (key: string): number =>
  OF_WORK.test(key) ? LIMITS.fileUrlSeconds : LIMITS.mediaUrlSeconds;
