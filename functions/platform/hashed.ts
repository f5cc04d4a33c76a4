import { createHash } from 'node:crypto';

/** In place of a text that must not stand in the table, e.g. a token, or what somebody typed as an account name. */
export const hashed = (text: string): string =>
  createHash('sha256').update(text).digest('base64url');
