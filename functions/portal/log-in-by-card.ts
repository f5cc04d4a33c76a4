import { logLogin } from '#functions/domain/logs/log-entry.ts';
import {
  isValid,
  type SignInTicket,
  signInTickets,
  usingTicket,
} from '#functions/domain/people/sign-in-ticket.ts';
import { type User, users } from '#functions/domain/people/user.ts';
import type { Person } from '#functions/domain/profiles/load-person.ts';
import { toStoredUser } from '#functions/domain/profiles/profile-dtos.ts';
import type { Visitor } from '#functions/domain/sessions/actor.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { CallError } from '#functions/platform/errors.ts';
import { secrets } from '#functions/platform/secrets.ts';
import { getItems } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { portal } from '#shared/contracts/portal.ts';
import type { SessionTokens } from '#shared/contracts/users.ts';
import { LIMITS } from '#shared/limits.ts';
import * as attempts from './login-attempts.ts';
import { recordSignIn } from './record-sign-in.ts';
import { restartSession } from './restart-session.ts';
import { reachOfWork } from './sign-in-challenge.ts';
import { loadAdmitted, refusedWithChallenge } from './sign-in-refusals.ts';

const invalidCard = () => new CallError(CODE.loginError, { reason: 'portal.cardInvalid' });

/** An invalid card counts as a failure of the caller's address, like a wrong password. */
async function refuseCard(key: ReturnType<typeof attempts.addressKey>, now: Date): Promise<never> {
  const count = (await attempts.addFailure(key, now)) ?? 0;
  throw count >= LIMITS.loginChallengeAfter
    ? refusedWithChallenge('portal.cardInvalid')
    : invalidCard();
}

async function loadTicket(
  visitor: Visitor,
  token: string,
  { code, now }: { readonly code: string | undefined; readonly now: Date },
): Promise<SignInTicket> {
  const key = attempts.addressKey(visitor.address);
  const items = await getItems([signInTickets.key(token), key]);
  const ofAddress = attempts.current(
    items.find(({ pk }) => pk === key.pk),
    now,
  );
  await reachOfWork({ visitor, name: '', code, ofAddress, now });
  const found = items.find(signInTickets.is);
  const ticket = found && signInTickets.parse(found);
  return ticket && isValid(ticket, now) ? ticket : refuseCard(key, now);
}

/**
 * The user pool signs in by password only: the account gets the default one back, in the same transaction
 * that uses the card up, and signs in with it.
 */
async function redeem({ user }: Person, token: string, deps: Deps): Promise<SessionTokens> {
  const { schoolId, id: userId, account } = user;
  const using = usingTicket(token, deps.now(), invalidCard());
  await users.change(
    { schoolId, userId },
    (before: User) => ({ ...before, defaultPassword: true }),
    () => [using],
  );
  const { defaultPassword: password } = await secrets();
  await deps.identity.createIdentity({ account, password, schoolId, userId });
  return restartSession(user, password, { defaultPassword: true, deps });
}

export const logInByCard: UseCase<typeof portal.endpoints.cardLogin> = async (
  visitor,
  { token, verificationCode: code },
  deps,
) => {
  const now = deps.now();
  const ticket = await loadTicket(visitor, token, { code, now });
  // Before the card is used up: it stays valid for a student who may not sign in now.
  const { person, school } = await loadAdmitted({
    account: ticket,
    visitor,
    now,
    missing: invalidCard(),
  });
  const tokens = await redeem(person, token, deps);
  const user = { ...person.user, defaultPassword: true };
  const [info] = await Promise.all([
    toStoredUser({ ...person, user }, school, now),
    logLogin({ ...visitor, ...ticket, now }, user.account, 'signed-in'),
    recordSignIn(user, school, { visitor, now }),
  ]);
  return { ...info, ...tokens };
};
