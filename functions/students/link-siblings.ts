import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { tellPrincipals } from '#functions/domain/notices/tell-principals.ts';
import { type User, users } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { loadEntrustedStudent } from '#functions/domain/students/entrusted.ts';
import { toFamilyDto } from '#functions/domain/students/family-dtos.ts';
import { isSibling } from '#functions/domain/students/siblings.ts';
import { ownClasses } from '#functions/domain/students/student-scope.ts';
import { CallError, refuseField } from '#functions/platform/errors.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { Input } from '#shared/endpoint.ts';
import type { students } from '#shared/students/contract.ts';
import { STUDENT_LIMITS } from '#shared/students/limits.ts';

type Calls = typeof students.endpoints;

const keyOf = ({ schoolId, id: userId }: User) => ({ schoolId, userId });

function withSibling(user: User, other: User): User {
  const { siblingsMax: count } = STUDENT_LIMITS;
  const siblings = [...user.siblings.filter((id) => id !== other.id), other.id];
  if (siblings.length > count)
    throw new CallError(CODE.wait, { reason: 'students.tooManySiblings', params: { count } });
  return { ...user, siblings };
}

const withoutSibling = (user: User, other: User): User => ({
  ...user,
  siblings: user.siblings.filter((id) => id !== other.id),
});

interface Change {
  readonly action: 'student.siblings' | 'student.siblings-parted';
  /** Whether there is nothing to do. */
  readonly isDone: (one: User, other: User) => boolean;
  readonly to: (user: User, other: User) => User;
}

/** Changes two students in one transaction. Throws 2003 unless both were entrusted to the caller. */
async function changeBoth(
  actor: Actor,
  { student_id, sibling_id }: Input<Calls['linkSiblings']>,
  { action, isDone, to }: Change,
  now: Date,
) {
  if (student_id === sibling_id) throw refuseField('sibling_id', 'invalid');
  const own = await ownClasses(actor);
  return retryWrite(async () => {
    const [one, other] = await Promise.all([
      loadEntrustedStudent(actor, student_id, { own }),
      loadEntrustedStudent(actor, sibling_id, { own }),
    ]);
    if (isDone(one, other)) return { student: one, names: [], own };
    const after = to(one, other);
    await transact([
      ...users.replacing(keyOf(one), one, after),
      ...users.replacing(keyOf(other), other, to(other, one)),
      ...loggingOperation({ ...actor, now }, action, { id: one.id, sibling: other.id }),
    ]);
    return { student: { ...after, rev: one.rev + 1 }, names: [one.name, other.name], own };
  });
}

/** Links two students as siblings: the page for the family leads from one to the other, where both were opened. */
export const linkSiblings: UseCase<Calls['linkSiblings']> = async (actor, input, deps) => {
  const now = deps.now();
  const change = { action: 'student.siblings', isDone: isSibling, to: withSibling } as const;
  const { student, names, own } = await changeBoth(actor, input, change, now);
  await tellPrincipals(actor, 'students.siblingsLinked', names, now);
  return toFamilyDto(student, own, now);
};

const isParted = (one: User, other: User): boolean =>
  !one.siblings.includes(other.id) && !other.siblings.includes(one.id);

/** Takes the link between two students back, at once. */
export const partSiblings: UseCase<Calls['partSiblings']> = async (actor, input, deps) => {
  const now = deps.now();
  const change = {
    action: 'student.siblings-parted',
    isDone: isParted,
    to: withoutSibling,
  } as const;
  const { student, own } = await changeBoth(actor, input, change, now);
  return toFamilyDto(student, own, now);
};
