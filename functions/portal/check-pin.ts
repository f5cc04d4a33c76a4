import { logLogin } from '#functions/domain/logs/log-entry.ts';
import { hashOfPin, isPinOf } from '#functions/domain/people/card-pin.ts';
import { type User, users } from '#functions/domain/people/user.ts';
import type { School } from '#functions/domain/schools/school.ts';
import type { Visitor } from '#functions/domain/sessions/actor.ts';
import { CallError } from '#functions/platform/errors.ts';
import { CODE } from '#shared/codes.ts';
import { SIGN_IN_LIMITS } from '#shared/portal/limits.ts';
import type { CardPicture } from '#shared/students/card-pictures.ts';
import * as attempts from './login-attempts.ts';
import { countAhead } from './sign-in-challenge.ts';

type Pin = readonly CardPicture[];

interface Asking {
  readonly visitor: Visitor;
  readonly user: User;
  readonly school: School;
  readonly pin: Pin | undefined;
  readonly newPin: Pin | undefined;
  /** The solution of a challenge. */
  readonly code: string | undefined;
  readonly ofAddress: attempts.Attempts;
  readonly now: Date;
}

export const wantsPin = ({ cardPin }: School): boolean => cardPin === true;

/** The account is printed on the card: with it the browser asks for a challenge that is hard enough. */
const needed = ({ account, cardPin }: User) =>
  new CallError(CODE.loginError, {
    reason: 'portal.pinNeeded',
    data: { pin: cardPin ? 'enter' : 'choose', account },
  });

async function refuseWrongPin(asking: Asking, count: number): Promise<never> {
  const { visitor, user, school, ofAddress: before, now } = asking;
  const { account, schoolId, id: userId } = user;
  const key = attempts.addressKey(visitor.address);
  const [ofAddress = 0] = await Promise.all([
    attempts.addFailure(key, now, { before }),
    logLogin({ ...visitor, schoolId, userId, school, now }, account, 'wrong-password', 'card'),
  ]);
  const next = SIGN_IN_LIMITS.challengeAfter;
  const challenge = count >= next || ofAddress >= next;
  throw new CallError(CODE.loginError, {
    reason: 'portal.pinWrong',
    data: { pin: 'enter', account, ...(challenge && { challenge }) },
  });
}

/** The first use chooses the PIN; of two at once one does. */
async function choosePin(user: User, pin: Pin): Promise<void> {
  const { schoolId, id: userId } = user;
  const cardPin = await hashOfPin(user, pin);
  const changed = await users.change({ schoolId, userId }, (before) =>
    before.cardPin ? undefined : { ...before, cardPin },
  );
  if (changed?.cardPin !== cardPin) throw needed({ ...user, cardPin: changed?.cardPin ?? '' });
}

/**
 * Checks the PIN of pictures beside a card. Wrong ones count as wrong passwords of the account and of the
 * address. Throws 2002 with `data.pin`, which says what is wanted.
 */
export async function checkPin(asking: Asking): Promise<void> {
  const { user, pin, newPin } = asking;
  if (!user.cardPin && newPin) return choosePin(user, newPin);
  const given = pin ?? newPin;
  if (!user.cardPin || !given) throw needed(user);
  const count = await countAhead({ ...asking, name: user.account });
  if (!(await isPinOf(user, given))) return refuseWrongPin(asking, count);
  await attempts.takeBack(attempts.accountKey(user.account));
}
