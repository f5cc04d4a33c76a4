import { setTimeout as sleep } from 'node:timers/promises';
import { logOperation } from '#functions/domain/logs/log-entry.ts';
import { findAccount } from '#functions/domain/people/find-account.ts';
import { useProof } from '#functions/domain/people/phone-proof.ts';
import { type User, users } from '#functions/domain/people/user.ts';
import { forgetAccountState } from '#functions/domain/sessions/account-state.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { told } from '#functions/request/reply.ts';
import type { portal } from '#shared/contracts/portal.ts';
import { groupOfRole } from '#shared/roles.ts';
import * as attempts from './login-attempts.ts';

/** Whoever never signed in has no identity yet and gets one here. */
async function setPassword(user: User, password: string, { identity }: Deps): Promise<void> {
  const { account, schoolId, id: userId, role } = user;
  await identity.createIdentity({
    account,
    password,
    schoolId,
    userId,
    group: groupOfRole(role),
  });
  await identity.endAllSessions(account);
}

/** Of the sessions that began before this second's end, none goes on. */
async function endSessions({ schoolId, id: userId }: User, now: Date): Promise<void> {
  const sessionsFrom = Math.floor(now.getTime() / 1000);
  await users.change({ schoolId, userId }, (user) => ({
    ...user,
    defaultPassword: false,
    sessionsFrom,
    keptSession: '',
    endedSessions: [],
  }));
  forgetAccountState(userId);
}

/** The beginning of a session is known to the second: the person's next one must begin in a later one. */
const untilNextSecond = (now: Date): Promise<void> => sleep(1000 - (now.getTime() % 1000));

/** A new password for somebody who has shown that the account's phone is theirs. */
export const resetPassword: UseCase<typeof portal.endpoints.resetPassword> = async (
  visitor,
  { username, proof, new_pass },
  deps,
) => {
  const user = await findAccount(username);
  await useProof(proof, { purpose: 'password', subject: user.id, now: deps.now() });
  await setPassword(user, new_pass, deps);
  const now = deps.now();
  await endSessions(user, now);
  const origin = { ...visitor, schoolId: user.schoolId, userId: user.id, now };
  await Promise.all([
    logOperation(origin, 'reset-own-password', {}),
    attempts.clear(attempts.accountKey(user.account)),
    untilNextSecond(now),
  ]);
  return told(null, 'portal.passwordChanged');
};
