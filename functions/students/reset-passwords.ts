import { forgetAccountState } from '#functions/_lib/account-state.ts';
import type { Actor } from '#functions/_lib/actor.ts';
import type { UseCase } from '#functions/_lib/create-handler.ts';
import type { Deps } from '#functions/_lib/deps.ts';
import { loggingOperation } from '#functions/_lib/entities/log-entry.ts';
import { type User, users } from '#functions/_lib/entities/user.ts';
import { endingSessions } from '#functions/_lib/people/leave-school.ts';
import { secrets } from '#functions/_lib/secrets.ts';
import type { students } from '#shared/contracts/students.ts';
import { forEachStudent, withoutMade } from './each-student.ts';

/** The record first: should the rest not follow, the reset can be repeated, and nobody is let in by it. */
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
  return { results: outcomes.map(withoutMade) };
};
