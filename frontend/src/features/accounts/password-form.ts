import * as z from 'zod';
import { portal } from '#shared/contracts/portal.ts';
import { LIMITS } from '#shared/limits.ts';
import { Password } from '#shared/passwords.ts';

const formLength = z.string().min(LIMITS.passwordMin).max(LIMITS.passwordFormMax);

/**
 * The contract's rules, and before them those of the form (specification 5): 6 to 16 characters,
 * then letters and digits only.
 */
export const PasswordForm = portal.endpoints.changePassword.input.safeExtend({
  new_pass: formLength.refine((value) => Password.safeParse(value).success, {
    params: { rule: 'format' },
  }),
  confirm_pass: formLength,
});
