import type { UseCase } from '#functions/_lib/create-handler.ts';
import { users } from '#functions/_lib/entities/user.ts';
import { CallError } from '#functions/_lib/errors.ts';
import { maySeePerson } from '#functions/_lib/scope.ts';
import { CODE } from '#shared/codes.ts';
import type { portal } from '#shared/contracts/portal.ts';
import { wireRole } from '#shared/roles.ts';

export const getRole: UseCase<typeof portal.endpoints.getRole> = async (
  actor,
  { user_id: userId },
) => {
  if (!maySeePerson(actor, userId)) throw new CallError(CODE.forbidden);
  const user = await users.get({ schoolId: actor.schoolId, userId });
  if (!user) throw new CallError(CODE.notFound);
  const { role_id, school_admin } = wireRole(user.role);
  return { user_id: user.id, role_id, school_admin: school_admin === 1 ? 1 : 0 };
};
