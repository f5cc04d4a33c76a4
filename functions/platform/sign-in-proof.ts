import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * What the server answers to the user pool when it vouches for a person who presents no password of the pool:
 * only who has the key can answer the nonce.
 */
export const signInProof = (key: string, account: string, nonce: string): string =>
  createHmac('sha256', key).update(`${account.toLowerCase()}\n${nonce}`).digest('base64url');

/** Compares two texts in a time that does not depend on where they differ. */
export function isSameText(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
