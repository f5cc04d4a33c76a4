import type { Person } from '#functions/domain/profiles/people.ts';
import type { School } from '#functions/domain/schools/school.ts';
import { CallError } from '#functions/platform/errors.ts';
import { CODE } from '#shared/codes.ts';
import type { MessageKey } from '#shared/i18n/messages.ts';
import { LIMITS } from '#shared/limits.ts';

/** Refused, and the next try needs the solution of a challenge. */
export const challenged = (reason: MessageKey | undefined): CallError =>
  new CallError(CODE.loginError, { ...(reason && { reason }), data: { challenge: true } });

export const locked = (): CallError =>
  new CallError(CODE.forbidden, {
    reason: 'portal.locked',
    data: { retryAfter: LIMITS.loginLockSeconds },
  });

/** What checks solutions is loaded when there is one: most people remember their password. */
export async function isSolved(code: string | undefined): Promise<boolean> {
  return code !== undefined && (await import('#functions/request/proof-of-work.ts')).isSolved(code);
}

/** Why somebody with a correct password or card may not come in all the same. */
export function barOf({ user }: Person, school: School): MessageKey | undefined {
  if (user.disabled) return 'portal.disabled';
  if (!user.licensed) return 'portal.unlicensed';
  return school.state === 'closed' ? 'portal.closed' : undefined;
}
