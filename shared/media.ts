import { LIMITS } from './limits.ts';

/** Works, files and pictures of lessons; not the avatars, nor what a school shows of itself. */
const OF_CHILDREN = /^schools\/[^/]+\/(?:works|avatars\/lessons)\//;

/**
 * Seconds of a period of signed addresses, by the key of the object. An address is the same for a period, and
 * valid until the end of the next: for one to two periods.
 */
export const addressPeriod = (key: string): number =>
  OF_CHILDREN.test(key) ? LIMITS.fileUrlSeconds : LIMITS.mediaUrlSeconds;
