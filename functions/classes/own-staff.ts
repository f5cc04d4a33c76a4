import type { Actor } from '#functions/domain/sessions/actor.ts';
import type { UserId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';

/** Whose classes the actor sees: all of the school for a principal, else the own ones. */
export const ownStaff = ({ role, userId }: Actor): UserId | undefined =>
  role === ROLE.principal ? undefined : userId;
