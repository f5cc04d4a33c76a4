import * as z from 'zod';
import { Password } from '#shared/people/accounts.ts';
import { PEOPLE_LIMITS } from '#shared/people/limits.ts';

/** The forms' own rule for the length (specification 5): 6 to 16. */
const passwordLength = z.string().min(PEOPLE_LIMITS.passwordMin).max(PEOPLE_LIMITS.passwordFormMax);

/** First the form's length, then what every password must be: letters and digits only. */
export const NewPassword = passwordLength.refine((value) => Password.safeParse(value).success, {
  params: { rule: 'format' },
});

/** A form's own rules for a new password that is typed twice. */
export const newPasswordTwice = { new_pass: NewPassword, confirm_pass: passwordLength };
