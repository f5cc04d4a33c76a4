import { classMemberships } from '#functions/domain/classes/class-membership.ts';
import type { User } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { CallError } from '#functions/platform/errors.ts';
import { CODE } from '#shared/codes.ts';
import type { UserId } from '#shared/ids.ts';
import { loadOwnStudent, type OwnClasses, ownClasses } from './student-scope.ts';

type Student = Pick<User, 'classIds' | 'id'>;

/**
 * Those of some students who were entrusted to the caller: by somebody else who put the student into a class of
 * the caller, or because the student was new to the school. A teacher who moves a student out of another class is not
 * entrusted with that student.
 */
export async function findEntrusted(
  { schoolId, userId: teacherId }: Pick<Actor, 'schoolId' | 'userId'>,
  students: readonly Student[],
  own: OwnClasses,
): Promise<ReadonlySet<UserId>> {
  if (!own) return new Set(students.map(({ id }) => id));
  const shared = students.flatMap(({ id: userId, classIds }) =>
    classIds.filter((classId) => own.includes(classId)).map((classId) => ({ userId, classId })),
  );
  const memberships = await classMemberships.getMany(
    shared.map((membership) => ({ schoolId, ...membership })),
  );
  const entrusted = shared.filter((_, index) => {
    const found = memberships[index];
    return found && found.by !== teacherId;
  });
  return new Set(entrusted.map(({ userId }) => userId));
}

export const isEntrusted = async (
  actor: Actor,
  student: Student,
  own: OwnClasses,
): Promise<boolean> => (await findEntrusted(actor, [student], own)).has(student.id);

/**
 * Cards, first passwords, phones, siblings and the addresses of pages for families are for entrusted students only:
 * otherwise a teacher could reach what is told of any student of the school, and go on reaching it.
 */
export const notEntrusted = (): CallError =>
  new CallError(CODE.forbidden, { reason: 'students.notEntrusted' });

/** A student who was entrusted to the caller. Throws 2003 and 2004. */
export async function loadEntrustedStudent(
  actor: Actor,
  userId: UserId,
  known?: { readonly own: OwnClasses },
): Promise<User> {
  const { own } = known ?? { own: await ownClasses(actor) };
  const user = await loadOwnStudent(actor, userId, { own });
  if (!(await isEntrusted(actor, user, own))) throw notEntrusted();
  return user;
}
