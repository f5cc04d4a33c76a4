import { users } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { CallError } from '#functions/platform/errors.ts';
import { CODE } from '#shared/codes.ts';
import type { UserId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { isStaff, noSuchTeacher } from './staff-member.ts';

/** Throws 2003 for records of a colleague, 2004 for a person who is not a teacher of the school. */
export async function checkTeacher(actor: Actor, userId: UserId): Promise<void> {
  if (userId === actor.userId) return;
  if (actor.role !== ROLE.principal) throw new CallError(CODE.forbidden);
  const found = await users.get({ schoolId: actor.schoolId, userId });
  if (!found || !isStaff(found)) throw noSuchTeacher();
}
