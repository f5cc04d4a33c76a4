import { setTimeout as sleep } from 'node:timers/promises';
import type { Account } from '#functions/domain/people/account.ts';
import { firstPasswordOf, unknownPassword } from '#functions/domain/people/first-password.ts';
import { NOBODY } from '#functions/domain/people/nobody.ts';
import { type User, users } from '#functions/domain/people/user.ts';
import { type School, schools } from '#functions/domain/schools/school.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { isSameText } from '#functions/platform/same-text.ts';
import type { SessionTokens } from '#shared/people/fields.ts';

/** Sessions that began in the second of a reset are over: a new one must begin after it. */
async function untilAfterReset({ sessionsFrom }: User, now: Date): Promise<void> {
  const wait = (sessionsFrom + 1) * 1000 - now.getTime();
  if (wait > 0) await sleep(Math.min(wait, 1000));
}

/**
 * Signs a person in without a password of the user pool, because the person has shown a first password or a
 * card. People get their identity in the pool at the first sign-in and not when they were added, so that a
 * school can add a hundred people at once.
 */
export async function signInVouched(user: User, deps: Deps): Promise<SessionTokens | undefined> {
  const { account, schoolId, id: userId } = user;
  await untilAfterReset(user, deps.now());
  const tokens = await deps.identity.signInVouched(account);
  // Who has chosen a password has an identity, whose password must not be replaced.
  if (tokens || !user.defaultPassword) return tokens;
  const password = unknownPassword();
  await deps.identity.createIdentity({ account, password, schoolId, userId });
  return deps.identity.signInVouched(account);
}

/** A person of a school, read before the password is checked. */
interface Candidate {
  readonly user: User;
  readonly school: School;
}

async function loadCandidate(account: Account | undefined): Promise<Candidate | undefined> {
  const { schoolId, userId } = account ?? NOBODY;
  const [user, school] = await Promise.all([
    users.get({ schoolId, userId }, { consistent: true }),
    schools.get(schoolId),
  ]);
  return user && !user.removed && school ? { user, school } : undefined;
}

type SignedIn = Candidate & { readonly tokens: SessionTokens };

async function checkPassword(candidate: Candidate, password: string, deps: Deps) {
  const { user, school } = candidate;
  if (!user.defaultPassword) return deps.identity.signIn(user.account, password);
  if (isSameText(password, await firstPasswordOf(user, school))) return signInVouched(user, deps);
  // The pool is asked as for everybody else, so that the answer takes as long. The guess is wrong whatever it says.
  await deps.identity.signIn(user.account, password).catch(() => undefined);
  return undefined;
}

/**
 * Signs in with account and password; undefined when they do not belong together. A person with a first
 * password is let in by that one only, whatever the user pool says of the password.
 */
export async function signInWithPassword(
  account: Account | undefined,
  { name, password }: { readonly name: string; readonly password: string },
  deps: Deps,
): Promise<SignedIn | undefined> {
  const candidate = await loadCandidate(account);
  if (!candidate) {
    await deps.identity.signIn(name, password);
    return undefined;
  }
  await untilAfterReset(candidate.user, deps.now());
  const tokens = await checkPassword(candidate, password, deps);
  return tokens && { ...candidate, tokens };
}
