import { createHmac } from 'node:crypto';

/**
 * What the server answers to the user pool when it vouches for a person who presents no password of the pool:
 * only who has the key can answer the nonce.
 */
export const signInProof = (key: string, account: string, nonce: string): string =>
  createHmac('sha256', key).update(`${account.toLowerCase()}\n${nonce}`).digest('base64url');
