import * as z from 'zod';
import { LIMITS } from './limits.ts';

/** What the server accepts as a password: letters and digits only, 6 to 20 (specification 5, submit check). */
export const Password = z
  .string()
  .regex(new RegExp(`^[A-Za-z0-9]{${LIMITS.passwordMin},${LIMITS.passwordMax}}$`));
