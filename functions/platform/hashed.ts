import { createHash } from 'node:crypto';

/** In place of a text that must not stand in the table, e.g. a token, or what somebody typed as an account name. */
export const hashed = (text: string): string =>
  createHash('sha256').update(text).digest('base64url');

/** Tells two contents apart: what an edit begins from, where it is less than a whole item with its `rev`. */
export const contentRevision = (content: unknown): string =>
  hashed(JSON.stringify(content)).slice(0, 22);
