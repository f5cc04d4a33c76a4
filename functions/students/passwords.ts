import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { tellPrincipals } from '#functions/domain/notices/tell-principals.ts';
import {
  backToSchool,
  firstPasswordOf,
  loadSchool,
  nextOwn,
  unknownPassword,
} from '#functions/domain/people/first-password.ts';
import { endingSessions } from '#functions/domain/people/leave-school.ts';
import { type User, users } from '#functions/domain/people/user.ts';
import type { School } from '#functions/domain/schools/school.ts';
import { forgetAccountState } from '#functions/domain/sessions/account-state.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { noSuchStudent } from '#functions/domain/students/student-scope.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { ROLE } from '#shared/roles.ts';
import type { students } from '#shared/students/contract.ts';
import { forEachStudent, requireEntrusted, withoutResult } from './each-student.ts';

interface Reset {
  readonly school: School;
  readonly deps: Deps;
}

/**
 * Ends the sessions first: when the user pool fails after that, the reset can be repeated safely. Answers the
 * first password. Only principals know that of the school, so a teacher gives a new own one.
 */
async function resetPassword(actor: Actor, user: User, { school, deps }: Reset) {
  const { id, account } = user;
  const now = deps.now();
  const isOwn = actor.role !== ROLE.principal;
  const changed = await users.change(
    { schoolId: actor.schoolId, userId: id },
    (before) =>
      before.removed
        ? undefined
        : {
            ...before,
            ...endingSessions(now),
            defaultPassword: true,
            firstPassword: isOwn ? nextOwn(before) : backToSchool(before),
          },
    () => loggingOperation({ ...actor, now }, 'student.reset-password', { id }),
  );
  if (!changed?.defaultPassword) throw noSuchStudent();
  forgetAccountState(id);
  await deps.identity.resetPassword(account, unknownPassword());
  return { name: user.name, password: await firstPasswordOf(changed, school) };
}

export const resetPasswords: UseCase<typeof students.endpoints.resetPassword> = async (
  actor,
  { ids },
  deps,
) => {
  const school = await loadSchool(actor.school);
  const outcomes = await forEachStudent(actor, ids, async (user, common) => {
    await requireEntrusted(user, common);
    return resetPassword(actor, user, { school, deps });
  });
  const names = outcomes.flatMap(({ result }) => result?.name ?? []);
  await tellPrincipals(actor, 'students.passwordsReset', names, deps.now());
  return {
    results: outcomes.map((outcome) => ({
      ...withoutResult(outcome),
      initial_password: outcome.result?.password ?? null,
    })),
  };
};
