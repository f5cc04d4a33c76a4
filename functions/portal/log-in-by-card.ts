import { logLogin } from '#functions/domain/logs/log-entry.ts';
import { isCurrent, signInCards } from '#functions/domain/people/sign-in-card.ts';
import { type User, users } from '#functions/domain/people/user.ts';
import { toStoredUser } from '#functions/domain/profiles/profile-dtos.ts';
import { type School, schools } from '#functions/domain/schools/school.ts';
import type { Visitor } from '#functions/domain/sessions/actor.ts';
import { rememberCardSession } from '#functions/domain/sessions/card-session.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { CallError } from '#functions/platform/errors.ts';
import { getItems } from '#functions/platform/table.ts';
import { verifyToken } from '#functions/platform/tokens.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { portal } from '#shared/portal/contract.ts';
import { SIGN_IN_LIMITS } from '#shared/portal/limits.ts';
import { checkPin, wantsPin } from './check-pin.ts';
import * as attempts from './login-attempts.ts';
import { recordSignIn } from './record-sign-in.ts';
import { signInVouched } from './sign-in.ts';
import { reachOfWork } from './sign-in-challenge.ts';
import { loadAdmitted, refusedWithChallenge } from './sign-in-refusals.ts';

const invalidCard = () => new CallError(CODE.loginError, { reason: 'portal.cardInvalid' });

/** An invalid card counts as a failure of the caller's address, like a wrong password. */
async function refuseCard({ address }: Visitor, now: Date): Promise<never> {
  const count = (await attempts.addFailure(attempts.addressKey(address), now)) ?? 0;
  throw count >= SIGN_IN_LIMITS.challengeAfter
    ? refusedWithChallenge('portal.cardInvalid')
    : invalidCard();
}

interface Shown {
  /** Undefined for a card that is not valid. */
  readonly holder?: { readonly user: User; readonly school: School };
  readonly ofAddress: attempts.Attempts;
}

async function loadCard({ address }: Visitor, token: string, now: Date): Promise<Shown> {
  const key = attempts.addressKey(address);
  const items = await getItems([signInCards.key(token), key]);
  const ofAddress = attempts.current(
    items.find(({ pk }) => pk === key.pk),
    now,
  );
  const found = items.find(signInCards.is);
  const card = found && signInCards.parse(found);
  const [user, school] = card
    ? await Promise.all([users.get(card, { consistent: true }), schools.get(card.schoolId)])
    : [];
  const isValid = card && user && !user.removed && isCurrent(card, token, { user, now });
  return isValid && school ? { holder: { user, school }, ofAddress } : { ofAddress };
}

/** Begins a session, and notes that a card has opened it before anybody can use it. */
async function beginSession(user: User, deps: Deps) {
  const tokens = await signInVouched(user, deps);
  if (!tokens) throw new CallError(CODE.wait, { reason: 'common.stale' });
  const { schoolId, userId, session } = await verifyToken(tokens.token, deps.now());
  await rememberCardSession({ schoolId, userId }, session, user.card);
  return tokens;
}

/**
 * Signs in as the student of a card. No password changes, and other sessions go on. Where a PIN is wanted, the
 * challenge is that of the account, as for a password.
 */
export const logInByCard: UseCase<typeof portal.endpoints.cardLogin> = async (
  visitor,
  { token, pin, new_pin: newPin, verificationCode: code },
  deps,
) => {
  const now = deps.now();
  const { holder, ofAddress } = await loadCard(visitor, token, now);
  const attempt = { visitor, code, ofAddress, now };
  if (!holder || !wantsPin(holder.school)) await reachOfWork({ ...attempt, name: '' });
  if (!holder) return refuseCard(visitor, now);
  const { user, school } = holder;
  const person = await loadAdmitted({ user, school, visitor, now });
  if (wantsPin(school)) await checkPin({ ...attempt, user, school, pin, newPin });
  const tokens = await beginSession(user, deps);
  const origin = { ...visitor, schoolId: school.id, userId: user.id, school, now };
  const [info] = await Promise.all([
    toStoredUser(person, school, { now, byCard: true }),
    logLogin(origin, user.account, 'signed-in', 'card'),
    recordSignIn(user, school, { visitor, now }),
  ]);
  return { ...info, ...tokens };
};
