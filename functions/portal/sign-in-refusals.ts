import { logLogin } from '#functions/domain/logs/log-entry.ts';
import type { User } from '#functions/domain/people/user.ts';
import { loadClassesOf, type Person } from '#functions/domain/profiles/load-person.ts';
import type { School } from '#functions/domain/schools/school.ts';
import type { Visitor } from '#functions/domain/sessions/actor.ts';
import { CallError } from '#functions/platform/errors.ts';
import { CODE } from '#shared/codes.ts';
import type { MessageKey } from '#shared/i18n/messages.ts';

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
function refusalReason(user: User, school: School): MessageKey | undefined {
  if (user.disabled) return 'portal.disabled';
  if (!user.licensed) return 'portal.unlicensed';
  return school.state === 'closed' ? 'portal.closed' : undefined;
}

interface SignIn {
  readonly user: User;
  readonly school: School;
  readonly visitor: Visitor;
  readonly now: Date;
}

/** The person of a correct password or card. Throws 2003 when the person may not sign in, and logs it. */
export async function loadAdmitted({ user, school, visitor, now }: SignIn): Promise<Person> {
  const reason = refusalReason(user, school);
  const { schoolId, id: userId } = user;
  if (reason) {
    await logLogin({ ...visitor, schoolId, userId, school, now }, user.account, 'disabled');
    throw new CallError(CODE.forbidden, { reason });
  }
  const classesOf = await loadClassesOf(schoolId, [user]);
  return { user, classes: classesOf(user) };
}
