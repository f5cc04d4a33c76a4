import { logLogin, logUnknownLogin } from '#functions/domain/logs/log-entry.ts';
import { type Account, accounts, normalAccount } from '#functions/domain/people/account.ts';
import { isEasyPassword } from '#functions/domain/people/easy-password.ts';
import { NOBODY } from '#functions/domain/people/nobody.ts';
import { type User, users } from '#functions/domain/people/user.ts';
import { toStoredUser } from '#functions/domain/profiles/profile-dtos.ts';
import { type School, schools } from '#functions/domain/schools/school.ts';
import type { Visitor } from '#functions/domain/sessions/actor.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { CallError } from '#functions/platform/errors.ts';
import { lazy } from '#functions/platform/lazy.ts';
import { getItems } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { LoginResult } from '#shared/logs/logins.ts';
import type { portal } from '#shared/portal/contract.ts';
import { SIGN_IN_LIMITS } from '#shared/portal/limits.ts';
import * as attempts from './login-attempts.ts';
import { recordSignIn } from './record-sign-in.ts';
import { signInWithPassword } from './sign-in.ts';
import { countAhead } from './sign-in-challenge.ts';
import { loadAdmitted, refusedWithChallenge } from './sign-in-refusals.ts';

/** Loaded when the first home is read: other calls do not wait for what homes show. */
const homes = lazy(() => import('#functions/request/homes/read-home.ts'));

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

const log = (
  { account, name, visitor, now }: Attempt,
  result: LoginResult,
  school: School | undefined,
): Promise<void> =>
  account
    ? logLogin({ ...account, ...visitor, school, now }, account.account, result)
    : logUnknownLogin({ ...visitor, now }, name);

/** An unknown account costs the same read and write, so that its answer takes as long. */
async function logFailure(login: Attempt): Promise<void> {
  const { schoolId } = login.account ?? NOBODY;
  await log(login, 'wrong-password', await schools.get(schoolId));
}

async function refuseWrongPassword(login: Attempt, count: number): Promise<never> {
  const key = attempts.addressKey(login.visitor.address);
  const [ofAddress = 0] = await Promise.all([
    attempts.addFailure(key, login.now, { before: login.ofAddress }),
    logFailure(login),
  ]);
  const next = SIGN_IN_LIMITS.challengeAfter;
  if (count >= next || ofAddress >= next) throw refusedWithChallenge();
  throw new CallError(CODE.loginError);
}

/** The attempt is counted before the password is checked, and taken back when the user pool could not check it. */
async function takeAttempt(login: Attempt, password: string, deps: Deps) {
  const count = await countAhead(login, login.ofAccount);
  const presented = { name: normalAccount(login.name), password };
  const signedIn = await attempts.takenBackIfUnchecked(attempts.accountKey(login.name), () =>
    signInWithPassword(login.account, presented, deps),
  );
  return signedIn ?? refuseWrongPassword(login, count);
}

/**
 * Whether the password is easy to guess can be seen only now. It is written when it has changed. Passwords of demo
 * accounts are public anyway.
 */
async function noteEasyPassword(user: User, school: School, password: string): Promise<void> {
  const easyPassword = !school.demo && !user.defaultPassword && isEasyPassword(password, user);
  if (easyPassword === user.easyPassword) return;
  const { schoolId, id: userId, sessionsFrom } = user;
  await users.change({ schoolId, userId }, (now) =>
    // Another password has been set meanwhile.
    now.sessionsFrom === sessionsFrom ? { ...now, easyPassword } : undefined,
  );
}

/** Signs in (specification 7, index/login; product: settled point 8). */
export const logIn: UseCase<typeof portal.endpoints.login> = async (visitor, input, deps) => {
  const now = deps.now();
  const login = await readAttempt(visitor, input.username, input.verificationCode, now);
  const { user, school, tokens } = await takeAttempt(login, input.password, deps);
  const person = await loadAdmitted({ user, school, visitor, now });
  const noted = noteEasyPassword(user, school, input.password);
  const readHome = async () =>
    (await homes()).readFirstHome({ visitor, user, school }, tokens.token, deps);
  const [info, home] = await Promise.all([
    toStoredUser(person, school, { now }),
    // A home says that a password is easy.
    noted.then(() => (input.home ? readHome() : undefined)),
    attempts.clear(attempts.accountKey(login.name)),
    log(login, 'signed-in', school),
    recordSignIn(person.user, school, { visitor, now }),
  ]);
  return { ...info, ...tokens, ...(home && { home }) };
};
