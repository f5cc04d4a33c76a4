import { users } from '#functions/domain/people/user.ts';
import { maySeePerson } from '#functions/domain/sessions/actor.ts';
import { CallError } from '#functions/platform/errors.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { portal } from '#shared/portal/contract.ts';
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
