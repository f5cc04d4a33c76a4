import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import {
  firstPasswordOf,
  nextOwn,
  unknownPassword,
} from '#functions/domain/people/first-password.ts';
import { endingSessions } from '#functions/domain/people/leave-school.ts';
import { users } from '#functions/domain/people/user.ts';
import { forgetAccountState } from '#functions/domain/sessions/account-state.ts';
import { isStaff, noSuchTeacher } from '#functions/domain/teachers/staff-member.ts';
import { CallError } from '#functions/platform/errors.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { teachers } from '#shared/teachers/contract.ts';

/**
 * Gives the person a new first password. The sessions end with the first write; when the user pool fails after it,
 * repeating the call gives another one.
 */
export const resetPassword: UseCase<typeof teachers.endpoints.resetPassword> = async (
  actor,
  { teacher_id: userId },
  deps,
) => {
  const now = deps.now();
  if (userId === actor.userId) throw new CallError(CODE.wait, { reason: 'teachers.self' });
  const user = await users.change(
    { schoolId: actor.schoolId, userId },
    (found) => {
      if (!isStaff(found) || found.removed) throw noSuchTeacher();
      const firstPassword = nextOwn(found);
      return { ...found, ...endingSessions(now), defaultPassword: true, firstPassword };
    },
    () => loggingOperation({ ...actor, now }, 'teacher.reset-password', { id: userId }),
  );
  if (!user) throw noSuchTeacher();
  forgetAccountState(userId);
  await deps.identity.resetPassword(user.account, unknownPassword());
  return { initial_password: await firstPasswordOf(user, actor.school) };
};
