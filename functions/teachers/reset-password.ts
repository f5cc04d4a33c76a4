import { forgetAccountState } from '#functions/_lib/account-state.ts';
import type { UseCase } from '#functions/_lib/create-handler.ts';
import { loggingOperation } from '#functions/_lib/entities/log-entry.ts';
import { users } from '#functions/_lib/entities/user.ts';
import { CallError } from '#functions/_lib/errors.ts';
import { endingSessions } from '#functions/_lib/people/leave-school.ts';
import { secrets } from '#functions/_lib/secrets.ts';
import { isStaff, noSuchTeacher } from '#functions/_lib/staff/staff-member.ts';
import { CODE } from '#shared/codes.ts';
import type { teachers } from '#shared/contracts/teachers.ts';

/**
 * The default password again. The sessions end with the first write; should the user pool not answer
 * after it, repeating the call sets the password.
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
      return { ...found, ...endingSessions(now), defaultPassword: true };
    },
    () => loggingOperation({ ...actor, now }, 'teacher.reset-password', { id: userId }),
  );
  if (!user) throw noSuchTeacher();
  forgetAccountState(userId);
  const { defaultPassword } = await secrets();
  await deps.identity.resetPassword(user.account, defaultPassword);
  return { initial_password: defaultPassword };
};
