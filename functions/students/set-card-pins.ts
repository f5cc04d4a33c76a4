import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { hashOfPin } from '#functions/domain/people/card-pin.ts';
import { type User, users } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { CardPicture } from '#shared/students/card-pictures.ts';
import type { students } from '#shared/students/contract.ts';
import { forEachStudent, requireEntrusted, withoutResult } from './each-student.ts';

async function setPin(
  actor: Actor,
  user: User,
  { pin, now }: { readonly pin: readonly CardPicture[] | undefined; readonly now: Date },
): Promise<void> {
  const { schoolId, id: userId } = user;
  const cardPin = pin ? await hashOfPin(user, pin) : '';
  const action = pin ? 'student.card-pin' : 'student.card-pin-reset';
  await users.change(
    { schoolId, userId },
    (before) => ((before.cardPin ?? '') === cardPin ? undefined : { ...before, cardPin }),
    () => loggingOperation({ ...actor, now }, action, { id: userId }),
  );
}

/** Sets the picture PINs of students, or takes them back; repeating it changes nothing. */
export const setCardPins: UseCase<typeof students.endpoints.setCardPins> = async (
  actor,
  { ids, pin },
  deps,
) => {
  const now = deps.now();
  const outcomes = await forEachStudent(actor, ids, async (user, common) => {
    await requireEntrusted(user, common);
    await setPin(actor, user, { pin, now });
  });
  return { results: outcomes.map(withoutResult) };
};
