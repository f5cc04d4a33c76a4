import { logLogin } from '#functions/domain/logs/log-entry.ts';
import { isCurrent, signInCards } from '#functions/domain/people/sign-in-card.ts';
import { type User, users } from '#functions/domain/people/user.ts';
import { toStoredUser } from '#functions/domain/profiles/profile-dtos.ts';
import { type School, schools } from '#functions/domain/schools/school.ts';
import type { Visitor } from '#functions/domain/sessions/actor.ts';
import { CallError } from '#functions/platform/errors.ts';
import { getItems } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { portal } from '#shared/contracts/portal.ts';
import { LIMITS } from '#shared/limits.ts';
import * as attempts from './login-attempts.ts';
import { recordSignIn } from './record-sign-in.ts';
import { signInVouched } from './sign-in.ts';
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

async function loadCard(
  visitor: Visitor,
  token: string,
  { code, now }: { readonly code: string | undefined; readonly now: Date },
): Promise<{ readonly user: User; readonly school: School }> {
  const key = attempts.addressKey(visitor.address);
  const items = await getItems([signInCards.key(token), key]);
  const ofAddress = attempts.current(
    items.find(({ pk }) => pk === key.pk),
    now,
  );
  await reachOfWork({ visitor, name: '', code, ofAddress, now });
  const found = items.find(signInCards.is);
  const card = found && signInCards.parse(found);
  const [user, school] = card
    ? await Promise.all([users.get(card, { consistent: true }), schools.get(card.schoolId)])
    : [];
  const isValid = card && user && !user.removed && isCurrent(card, token, { user, now });
  return isValid && school ? { user, school } : refuseCard(key, now);
}

/** Signs in as the student of a card. No password changes, and other sessions go on. */
export const logInByCard: UseCase<typeof portal.endpoints.cardLogin> = async (
  visitor,
  { token, verificationCode: code },
  deps,
) => {
  const now = deps.now();
  const { user, school } = await loadCard(visitor, token, { code, now });
  const person = await loadAdmitted({ user, school, visitor, now });
  const tokens = await signInVouched(user, deps);
  if (!tokens) throw new CallError(CODE.wait, { reason: 'common.stale' });
  const [info] = await Promise.all([
    toStoredUser(person, school, now),
    logLogin({ ...visitor, schoolId: school.id, userId: user.id, now }, user.account, 'signed-in'),
    recordSignIn(user, school, { visitor, now }),
  ]);
  return { ...info, ...tokens };
};
