import { logLogin } from '#functions/domain/logs/log-entry.ts';
import { loadPerson, type Person } from '#functions/domain/profiles/load-person.ts';
import { type School, schools } from '#functions/domain/schools/school.ts';
import type { Visitor } from '#functions/domain/sessions/actor.ts';
import { CallError } from '#functions/platform/errors.ts';
import { CODE } from '#shared/codes.ts';
import type { MessageKey } from '#shared/i18n/messages.ts';
import type { SchoolId, UserId } from '#shared/ids.ts';

/** The password or card was wrong, and the next attempt needs the solution of a challenge. */
export const refusedWithChallenge = (reason?: MessageKey): CallError =>
  new CallError(CODE.loginError, { ...(reason && { reason }), data: { challenge: true } });

/** Nothing was looked at and nothing counted, because the solution of a challenge is missing or too easy. */
export const challengeRequired = (): CallError =>
  new CallError(CODE.loginError, {
    reason: 'portal.challenge',
    data: { challenge: true, unchecked: true },
  });

/** Why a person with a correct password or card may not sign in. */
function refusalReason({ user }: Person, school: School): MessageKey | undefined {
  if (user.disabled) return 'portal.disabled';
  if (!user.licensed) return 'portal.unlicensed';
  return school.state === 'closed' ? 'portal.closed' : undefined;
}

interface SignIn {
  readonly account: { readonly schoolId: SchoolId; readonly userId: UserId };
  readonly visitor: Visitor;
  readonly now: Date;
  /** Thrown when the person or the school does not exist any more. */
  readonly missing: CallError;
}

/**
 * The person of a correct password or card, with the school. Throws 2003 when the person may not sign in,
 * and logs it.
 */
export async function loadAdmitted({
  account: { schoolId, userId },
  visitor,
  now,
  missing,
}: SignIn): Promise<{ person: Person; school: School }> {
  const [person, school] = await Promise.all([loadPerson(schoolId, userId), schools.get(schoolId)]);
  if (!person || !school) throw missing;
  const reason = refusalReason(person, school);
  if (!reason) return { person, school };
  await logLogin({ ...visitor, schoolId, userId, now }, person.user.account, 'disabled');
  throw new CallError(CODE.forbidden, { reason });
}
