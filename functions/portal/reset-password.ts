import { logOperation } from '#functions/domain/logs/log-entry.ts';
import { accounts } from '#functions/domain/people/account.ts';
import { findProof, useProof } from '#functions/domain/people/contact-proof.ts';
import { isEasyPassword } from '#functions/domain/people/easy-password.ts';
import { type User, users } from '#functions/domain/people/user.ts';
import { schools } from '#functions/domain/schools/school.ts';
import { forgetAccountState } from '#functions/domain/sessions/account-state.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { epochSeconds } from '#functions/platform/epoch-seconds.ts';
import { CallError, refuseField } from '#functions/platform/errors.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { withMessage } from '#functions/request/reply.ts';
import { CODE } from '#shared/codes.ts';
import type { portal } from '#shared/portal/contract.ts';
import * as attempts from './login-attempts.ts';

/** A person who has never signed in has no identity in the user pool yet, so it is created here. */
async function setPassword(user: User, password: string, { identity }: Deps): Promise<void> {
  const { account, schoolId, id: userId } = user;
  await identity.createIdentity({ account, password, schoolId, userId });
  await identity.endAllSessions(account);
}

/** Ends every session that began before the end of this second. */
async function endSessions(
  { schoolId, id: userId }: User,
  password: string,
  now: Date,
): Promise<void> {
  const sessionsFrom = epochSeconds(now);
  await users.change({ schoolId, userId }, (user) => ({
    ...user,
    defaultPassword: false,
    easyPassword: isEasyPassword(password, user),
    sessionsFrom,
    keptSession: '',
    endedSessions: [],
  }));
  forgetAccountState(userId);
}

/**
 * The person of a valid proof. Without one the answer is the same for every account, known or not: the proof is
 * looked at first.
 */
async function findProven(username: string, proof: string, now: Date) {
  const found = await findProof(proof, 'password', now);
  const account = await accounts.get(username);
  const user = account?.userId === found.subject ? await users.get(account) : undefined;
  if (!user || user.removed) throw refuseField('proof', 'expired');
  if (user.disabled) throw new CallError(CODE.forbidden, { reason: 'portal.disabled' });
  return { user, found };
}

/** Sets a new password after the account's phone was verified. */
export const resetPassword: UseCase<typeof portal.endpoints.resetPassword> = async (
  visitor,
  { username, proof, new_pass },
  deps,
) => {
  const { user, found } = await findProven(username, proof, deps.now());
  const use = { purpose: 'password', subject: user.id, now: deps.now() } as const;
  await useProof(proof, found, use, async () => {
    await setPassword(user, new_pass, deps);
    await endSessions(user, new_pass, deps.now());
  });
  const now = deps.now();
  const { schoolId, id: userId } = user;
  const origin = { ...visitor, schoolId, userId, school: await schools.get(schoolId), now };
  await Promise.all([
    logOperation(origin, 'reset-own-password', {}),
    attempts.clear(attempts.accountKey(user.account)),
  ]);
  return withMessage(null, 'portal.passwordChanged');
};
