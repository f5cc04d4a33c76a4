import { type LoginResult, logLogin } from '#functions/domain/logs/log-entry.ts';
import { type Account, accounts, normalAccount } from '#functions/domain/people/account.ts';
import { toStoredUser } from '#functions/domain/profiles/profile-dtos.ts';
import type { Visitor } from '#functions/domain/sessions/actor.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { CallError } from '#functions/platform/errors.ts';
import { getItems } from '#functions/platform/table.ts';
import { isSolved } from '#functions/request/challenge.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { portal } from '#shared/contracts/portal.ts';
import { LIMITS } from '#shared/limits.ts';
import * as attempts from './login-attempts.ts';
import { recordSignIn } from './record-sign-in.ts';
import { signInWithPassword } from './sign-in.ts';
import { challengeRequired, loadAdmitted, locked } from './sign-in-refusals.ts';

/** One attempt to sign in. */
interface Attempt {
  readonly visitor: Visitor;
  readonly name: string;
  readonly account: Account | undefined;
  readonly code: string | undefined;
  /** Failures so far, as read before this attempt. */
  readonly ofAccount: attempts.Attempts;
  readonly ofAddress: attempts.Attempts;
  readonly now: Date;
}

async function readAttempt(
  visitor: Visitor,
  name: string,
  code: string | undefined,
  now: Date,
): Promise<Attempt> {
  const accountKey = attempts.accountKey(name);
  const addressKey = attempts.addressKey(visitor.address);
  const items = await getItems([accounts.key(name), accountKey, addressKey]);
  const at = ({ pk }: { pk: string }) => items.find((item) => item.pk === pk);
  const account = items.find(accounts.is);
  return {
    visitor,
    name,
    account: account && accounts.parse(account),
    code,
    ofAccount: attempts.current(at(accountKey), now),
    ofAddress: attempts.current(at(addressKey), now),
    now,
  };
}

async function log({ account, visitor, now }: Attempt, result: LoginResult): Promise<void> {
  if (account) await logLogin({ ...account, ...visitor, now }, account.account, result);
}

async function refuseIfLocked(login: Attempt): Promise<void> {
  if (
    !attempts.isLocked(login.ofAccount, login.now) &&
    !attempts.isLocked(login.ofAddress, login.now)
  )
    return;
  await log(login, 'locked');
  throw locked();
}

/**
 * Counts the attempt as a failure before the password is checked, so that parallel attempts cannot
 * outrun the counter; a sign-in that succeeds clears it again.
 */
async function countAhead(login: Attempt): Promise<number> {
  const key = attempts.accountKey(login.name);
  const count = await attempts.addFailure(key, login.now, login.ofAccount);
  const mustSolve = count > LIMITS.loginChallengeAfter || attempts.needsChallenge(login.ofAddress);
  if (count > LIMITS.loginLockAfter) throw locked();
  if (mustSolve && !(await isSolved(login.code))) {
    await attempts.takeBack(key);
    throw challengeRequired('portal.challenge');
  }
  return count;
}

async function refuseWrongPassword(login: Attempt, count: number): Promise<never> {
  const [ofAddress] = await Promise.all([
    attempts.addFailure(attempts.addressKey(login.visitor.address), login.now, login.ofAddress),
    log(login, 'wrong-password'),
  ]);
  const next = LIMITS.loginChallengeAfter;
  if (count >= next || ofAddress >= next) throw challengeRequired();
  throw new CallError(CODE.loginError);
}

async function checkPassword(login: Attempt, password: string, deps: Deps) {
  const count = await countAhead(login);
  const presented = { name: normalAccount(login.name), password };
  const signedIn = await signInWithPassword(login.account, presented, deps);
  return signedIn ?? refuseWrongPassword(login, count);
}

/** Signs in (specification 7, index/login; product: settled point 8). */
export const logIn: UseCase<typeof portal.endpoints.login> = async (visitor, input, deps) => {
  const now = deps.now();
  const login = await readAttempt(visitor, input.username, input.verificationCode, now);
  await refuseIfLocked(login);
  const { user, school, tokens } = await checkPassword(login, input.password, deps);
  const person = await loadAdmitted({ user, school, visitor, now });
  const [info] = await Promise.all([
    toStoredUser(person, school, now),
    attempts.clear(attempts.accountKey(login.name)),
    log(login, 'signed-in'),
    recordSignIn(person.user, school, { visitor, now }),
  ]);
  return { ...info, ...tokens };
};
