import { logLogin } from '#functions/domain/logs/log-entry.ts';
import {
  isValid,
  type SignInTicket,
  signInTickets,
  usingTicket,
} from '#functions/domain/people/sign-in-ticket.ts';
import { type User, users } from '#functions/domain/people/user.ts';
import { loadPerson, type Person } from '#functions/domain/profiles/people.ts';
import { toStoredUser } from '#functions/domain/profiles/stored-user.ts';
import { type School, schools } from '#functions/domain/schools/school.ts';
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
import { groupOfRole } from '#shared/roles.ts';
import { beginAnew } from './begin-anew.ts';
import * as attempts from './login-attempts.ts';
import { recordSignIn } from './record-sign-in.ts';
import { barOf, challenged, isSolved, locked } from './sign-in-refusals.ts';

const invalidCard = () => new CallError(CODE.loginError, { reason: 'portal.cardInvalid' });

/** A card that is not valid counts against its address like a wrong password. */
async function refuseCard(key: ReturnType<typeof attempts.addressKey>, now: Date): Promise<never> {
  const count = await attempts.addFailure(key, now);
  throw count >= LIMITS.loginChallengeAfter ? challenged('portal.cardInvalid') : invalidCard();
}

async function loadTicket(
  { address }: Visitor,
  token: string,
  { code, now }: { readonly code: string | undefined; readonly now: Date },
): Promise<SignInTicket> {
  const key = attempts.addressKey(address);
  const items = await getItems([signInTickets.key(token), key]);
  const ofAddress = attempts.current(
    items.find(({ pk }) => pk === key.pk),
    now,
  );
  if (attempts.isLocked(ofAddress, now)) throw locked();
  if (attempts.needsChallenge(ofAddress) && !(await isSolved(code)))
    throw challenged('portal.challenge');
  const found = items.find(signInTickets.is);
  const ticket = found && signInTickets.parse(found);
  return ticket && isValid(ticket, now) ? ticket : refuseCard(key, now);
}

interface Found {
  readonly person: Person;
  readonly school: School;
}

/** The student of a card, if he or she may sign in: a card is not used up by somebody who may not. */
async function admit(ticket: SignInTicket, visitor: Visitor, now: Date): Promise<Found> {
  const { schoolId, userId } = ticket;
  const [person, school] = await Promise.all([loadPerson(schoolId, userId), schools.get(schoolId)]);
  if (!person || !school) throw invalidCard();
  const reason = barOf(person, school);
  if (!reason) return { person, school };
  const origin = { ...visitor, schoolId, userId, now };
  await logLogin(origin, person.user.account, 'disabled');
  throw new CallError(CODE.forbidden, { reason });
}

/**
 * The user pool lets nobody in without a password: the account gets the default one back, in the same
 * transaction that uses the card up, and with that it signs in.
 */
async function redeem({ user }: Person, token: string, deps: Deps): Promise<SessionTokens> {
  const { schoolId, id: userId, account, role } = user;
  const using = usingTicket(token, deps.now(), invalidCard());
  await users.change(
    { schoolId, userId },
    (before: User) => ({ ...before, defaultPassword: true }),
    () => [using],
  );
  const { defaultPassword: password } = await secrets();
  const group = groupOfRole(role);
  await deps.identity.createIdentity({ account, password, schoolId, userId, group });
  return beginAnew(user, password, { defaultPassword: true, deps });
}

export const logInByCard: UseCase<typeof portal.endpoints.cardLogin> = async (
  visitor,
  { token, verificationCode: code },
  deps,
) => {
  const now = deps.now();
  const ticket = await loadTicket(visitor, token, { code, now });
  const { person, school } = await admit(ticket, visitor, now);
  const tokens = await redeem(person, token, deps);
  const user = { ...person.user, defaultPassword: true };
  const [info] = await Promise.all([
    toStoredUser({ ...person, user }, school, now),
    logLogin({ ...visitor, ...ticket, now }, user.account, 'signed-in'),
    recordSignIn(user, school, { visitor, now }),
  ]);
  return { ...info, ...tokens };
};
