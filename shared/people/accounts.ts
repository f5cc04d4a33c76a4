import * as z from 'zod';
import { fieldLimits } from '#shared/field-limits.ts';
import { Line } from '#shared/rich-text/plain-text.ts';
import { PEOPLE_LIMITS } from './limits.ts';

/** Account names that are given from now on: a letter, then letters, digits or underscores, in lower case. */
const ACCOUNT_PATTERN = new RegExp(
  `^[a-z][a-z0-9_]{${PEOPLE_LIMITS.newAccountMin - 1},${PEOPLE_LIMITS.newAccountMax - 1}}$`,
);

/** Of all fields for such a name. */
export const ACCOUNT_LIMITS = { maxLength: PEOPLE_LIMITS.newAccountMax } as const;

export const NewAccount = () =>
  Line().toLowerCase().regex(ACCOUNT_PATTERN).register(fieldLimits, ACCOUNT_LIMITS);

/** What the server accepts as a password: letters and digits only, 6 to 20 (specification 5, submit check). */
export const Password = z
  .string()
  .regex(new RegExp(`^[A-Za-z0-9]{${PEOPLE_LIMITS.passwordMin},${PEOPLE_LIMITS.passwordMax}}$`));

/** The password of the demo school's people, which is public. */
export const DEMO_PASSWORD = 'demo123456';

/** Accounts of the demo school by role code; the role switch of the header signs in as one of them. */
export const DEMO_ACCOUNTS: Readonly<Record<string, string>> = {
  1: 'demo_principal',
  2: 'demo_teacher',
  3: 'demo_student',
  4: 'demo_live',
  110: 'platform_admin',
};
