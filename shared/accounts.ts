import * as z from 'zod';
import { LIMITS } from './limits.ts';

/** Account names that are given from now on: a letter, then letters, digits or underscores, in lower case. */
const ACCOUNT_PATTERN = new RegExp(
  `^[a-z][a-z0-9_]{${LIMITS.newAccountMin - 1},${LIMITS.newAccountMax - 1}}$`,
);

export const NewAccount = () => z.string().trim().toLowerCase().regex(ACCOUNT_PATTERN);
