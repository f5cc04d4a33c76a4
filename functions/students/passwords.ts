import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { endingSessions } from '#functions/domain/people/leave-school.ts';
import { type User, users } from '#functions/domain/people/user.ts';
import { forgetAccountState } from '#functions/domain/sessions/account-state.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { secrets } from '#functions/platform/secrets.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { students } from '#shared/contracts/students.ts';
import { forEachStudent, withoutResult } from './each-student.ts';

/** Ends the sessions first: when the user pool fails after that, the reset can be repeated safely. */
async function resetPassword(actor: Actor, { id, account }: User, deps: Deps): Promise<void> {
  const now = deps.now();
  await users.change(
    { schoolId: actor.schoolId, userId: id },
    (user) =>
      user.removed ? undefined : { ...user, ...endingSessions(now), defaultPassword: true },
    () => loggingOperation({ ...actor, now }, 'student.reset-password', { id }),
  );
  forgetAccountState(id);
  const { defaultPassword } = await secrets();
  await deps.identity.resetPassword(account, defaultPassword);
}

export const resetPasswords: UseCase<typeof students.endpoints.resetPassword> = async (
  actor,
  { ids },
  deps,
) => {
  const outcomes = await forEachStudent(actor, ids, (user) => resetPassword(actor, user, deps));
  return { results: outcomes.map(withoutResult) };
};

/** Reads the user again: the actor may be up to 30 s old. */
export const hasDefaultPassword: UseCase<typeof students.endpoints.hasDefaultPassword> = async (
  actor,
) => ({ easy: (await users.get(actor))?.defaultPassword ?? false });
