import { newPasswordTwice } from '#frontend/src/entities/passwords/new-password.ts';
import { portal } from '#shared/contracts/portal.ts';

/** The contract's rules, and before them those of the form (specification 5). */
export const PasswordForm = portal.endpoints.changePassword.input.safeExtend(newPasswordTwice);
