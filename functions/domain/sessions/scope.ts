import type { UserId } from '#shared/ids.ts';
import { ROLE, type Role } from '#shared/roles.ts';
import type { Actor } from './actor.ts';

/** Who teaches or runs a school: may look up its people. */
const SCHOOL_STAFF: readonly Role[] = [ROLE.principal, ROLE.teacher, ROLE.liveTeacher];

/** Everybody may see the own account; staff may look up anyone of the school. */
export const maySeePerson = (actor: Actor, userId: UserId): boolean =>
  actor.userId === userId || SCHOOL_STAFF.includes(actor.role);
