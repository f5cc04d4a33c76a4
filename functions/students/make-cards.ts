import type { Class } from '#functions/domain/classes/class.ts';
import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { tellPrincipals } from '#functions/domain/notices/tell-principals.ts';
import { cardEnd, issuingCard, withCard } from '#functions/domain/people/sign-in-card.ts';
import { type User, users } from '#functions/domain/people/user.ts';
import { markStep } from '#functions/domain/schools/first-steps.ts';
import { forgetAccountState } from '#functions/domain/sessions/account-state.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { noSuchStudent } from '#functions/domain/students/student-scope.ts';
import { CallError } from '#functions/platform/errors.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import { StudentId } from '#shared/ids.ts';
import type { students } from '#shared/students/contract.ts';
import { forEachStudent, requireEntrusted, withoutResult } from './each-student.ts';

/** No card for a student who may not sign in. */
function refuseIfBarred({ disabled, licensed }: User): void {
  if (disabled) throw new CallError(CODE.forbidden, { reason: 'portal.disabled' });
  if (!licensed) throw new CallError(CODE.forbidden, { reason: 'portal.unlicensed' });
}

/** Makes a card for a student, which ends the one before. */
async function makeCard(actor: Actor, user: User, joined: readonly Class[], now: Date) {
  refuseIfBarred(user);
  const { schoolId, id: userId } = user;
  const ends = joined.filter(({ state }) => state !== 'closed').map(({ end }) => end);
  const until = cardEnd(ends, now);
  const { token, card, writes } = issuingCard({ schoolId, userId }, until);
  const changed = await users.change(
    { schoolId, userId },
    (before) => (before.removed ? undefined : withCard(before, card, now)),
    () => [...writes, ...loggingOperation({ ...actor, now }, 'student.card', { id: userId })],
  );
  if (changed?.card !== card) throw noSuchStudent();
  forgetAccountState(userId);
  const names = joined.map(({ name }) => name).join(', ');
  return { user, token, expires: until.toISOString(), class: names };
}

export const makeCards: UseCase<typeof students.endpoints.makeCards> = async (
  actor,
  { ids },
  deps,
) => {
  const now = deps.now();
  const outcomes = await forEachStudent(actor, ids, async (user, common) => {
    await requireEntrusted(user, common);
    const classesOf = await common.classes();
    return makeCard(actor, user, classesOf(user), now);
  });
  const cards = outcomes.flatMap(({ result }) => result ?? []);
  const names = cards.map(({ user }) => user.name);
  await tellPrincipals(actor, 'students.cardsMade', names, now);
  if (cards.length > 0) await markStep(actor, 'cards', now);
  return {
    cards: cards.map(({ user: { id, name, account }, ...card }) => ({
      id: StudentId.parse(id),
      name,
      account,
      ...card,
    })),
    refused: outcomes.filter(({ ok }) => !ok).map(withoutResult),
  };
};

async function revokeCard(actor: Actor, { id: userId }: User, now: Date): Promise<void> {
  await users.change(
    { schoolId: actor.schoolId, userId },
    (user) => (user.card ? withCard(user, '', now) : undefined),
    () => loggingOperation({ ...actor, now }, 'student.card-revoked', { id: userId }),
  );
  forgetAccountState(userId);
}

/** Makes the cards of students worthless; repeating it changes nothing. */
export const revokeCards: UseCase<typeof students.endpoints.revokeCards> = async (
  actor,
  { ids },
  deps,
) => {
  const now = deps.now();
  const outcomes = await forEachStudent(actor, ids, (user) => revokeCard(actor, user, now));
  return { results: outcomes.map(withoutResult) };
};
