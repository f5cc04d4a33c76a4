import { classMemberships } from '#functions/domain/classes/class-membership.ts';
import type { User } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { CallError } from '#functions/platform/errors.ts';
import { CODE } from '#shared/codes.ts';
import type { OwnClasses } from './student-scope.ts';

/**
 * Whether a student was entrusted to the caller: by somebody else who put the student into a class of the
 * caller, or by being new to the school then. False for students whom a teacher has taken from elsewhere.
 */
export async function isEntrusted(
  { schoolId, userId: teacherId }: Actor,
  { classIds, id: userId }: Pick<User, 'classIds' | 'id'>,
  own: OwnClasses,
): Promise<boolean> {
  if (!own) return true;
  const shared = classIds.filter((classId) => own.includes(classId));
  const memberships = await classMemberships.getMany(
    shared.map((classId) => ({ schoolId, userId, classId })),
  );
  return memberships.some((found) => found && found.by !== teacherId);
}

/**
 * Throws 2003 for a student who was not entrusted to the caller. Cards and first passwords are for entrusted
 * students only: otherwise a teacher could sign in as any student of the school.
 */
export async function requireEntrusted(actor: Actor, user: User, own: OwnClasses): Promise<void> {
  if (!(await isEntrusted(actor, user, own)))
    throw new CallError(CODE.forbidden, { reason: 'students.notEntrusted' });
}
