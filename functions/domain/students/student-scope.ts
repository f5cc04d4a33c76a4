import { loadClassesTaughtBy } from '#functions/domain/classes/class-lists.ts';
import { type PersonId, type User, users } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { CallError } from '#functions/platform/errors.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import { CODE } from '#shared/codes.ts';
import type { ClassId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';

/** The classes whose students a member of staff sees and changes; undefined for all of the school. */
export type OwnClasses = ClassId[] | undefined;

/** The classes whose students the caller sees and changes. */
export async function ownClasses(actor: Actor): Promise<OwnClasses> {
  if (actor.role === ROLE.principal) return undefined;
  const taught = await loadClassesTaughtBy(actor.schoolId, actor.userId);
  return taught.map(({ id }) => id).sort();
}

export const isOwnStudent = ({ classIds }: User, own: readonly ClassId[] | undefined): boolean =>
  own === undefined || classIds.some((id) => own.includes(id));

export const isStudent = (user: User | undefined): user is User =>
  user?.role === ROLE.student && !user.removed;

export const noSuchStudent = (): CallError =>
  new CallError(CODE.notFound, { reason: 'students.missing' });
export const notYourStudent = (): CallError =>
  new CallError(CODE.forbidden, { reason: 'students.notYours' });

/** Cancels a transaction with 2004 when the student has been removed meanwhile. */
export const requiringStudent = ({ schoolId, userId }: PersonId): TransactWrite => ({
  ConditionCheck: {
    Key: users.key({ schoolId, userId }),
    ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(removed)',
  },
  refusal: noSuchStudent(),
});

/**
 * A student whom the caller may change. Throws 2004 when there is no such student, 2003 when the student is in
 * none of a teacher's classes.
 */
export async function loadOwnStudent(
  actor: Actor,
  userId: User['id'],
  known?: { readonly own: OwnClasses },
): Promise<User> {
  const [user, { own }] = await Promise.all([
    users.get({ schoolId: actor.schoolId, userId }, { consistent: true }),
    known ?? ownClasses(actor).then((own) => ({ own })),
  ]);
  if (!isStudent(user)) throw noSuchStudent();
  if (!isOwnStudent(user, own)) throw notYourStudent();
  return user;
}
