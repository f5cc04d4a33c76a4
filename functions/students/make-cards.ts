import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { issuingTicket } from '#functions/domain/people/sign-in-ticket.ts';
import type { User } from '#functions/domain/people/user.ts';
import { loadClassesOf } from '#functions/domain/profiles/load-person.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { CallError } from '#functions/platform/errors.ts';
import { transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { students } from '#shared/contracts/students.ts';
import { forEachStudent, withoutResult } from './each-student.ts';

/** No card for a student who may not sign in. */
function refuseIfBarred({ disabled, licensed }: User): void {
  if (disabled) throw new CallError(CODE.forbidden, { reason: 'portal.disabled' });
  if (!licensed) throw new CallError(CODE.forbidden, { reason: 'portal.unlicensed' });
}

async function makeCard(actor: Actor, user: User, now: Date) {
  refuseIfBarred(user);
  const { schoolId, id } = user;
  const { token, expires, writes } = issuingTicket({ schoolId, userId: id }, now);
  await transact([...writes, ...loggingOperation({ ...actor, now }, 'student.card', { id })]);
  return { user, token, expires };
}

export const makeCards: UseCase<typeof students.endpoints.makeCards> = async (
  actor,
  { ids },
  deps,
) => {
  const now = deps.now();
  const outcomes = await forEachStudent(actor, ids, (user) => makeCard(actor, user, now));
  const cards = outcomes.flatMap(({ result }) => result ?? []);
  const classesOf = await loadClassesOf(
    actor.schoolId,
    cards.map(({ user }) => user),
  );
  return {
    cards: cards.map(({ user, token, expires }) => ({
      id: user.id,
      name: user.name,
      account: user.account,
      class: classesOf(user)
        .map(({ name }) => name)
        .join(', '),
      token,
      expires,
    })),
    refused: outcomes.filter(({ ok }) => !ok).map(withoutResult),
  };
};
