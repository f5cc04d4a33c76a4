import { loadClassesTaughtBy } from '#functions/_lib/classes/class-lists.ts';
import type { UseCase } from '#functions/_lib/create-handler.ts';
import { users } from '#functions/_lib/entities/user.ts';
import { CallError } from '#functions/_lib/errors.ts';
import { toProfileRecord } from '#functions/_lib/people/profile-record.ts';
import { maySeePerson } from '#functions/_lib/scope.ts';
import { can } from '#shared/abilities.ts';
import { CODE } from '#shared/codes.ts';
import type { teachers } from '#shared/contracts/teachers.ts';
import { ROLE } from '#shared/roles.ts';

export const getProfile: UseCase<typeof teachers.endpoints.profile> = async (
  actor,
  input,
  deps,
) => {
  const { teacher_id: userId } = input;
  if (!maySeePerson(actor, userId)) throw new CallError(CODE.forbidden);
  const [user, taught] = await Promise.all([
    users.get({ schoolId: actor.schoolId, userId }),
    loadClassesTaughtBy(actor.schoolId, userId),
  ]);
  if (!user || user.removed || user.role === ROLE.student) throw new CallError(CODE.notFound);
  const phone = userId === actor.userId || can(actor.user, 'see-phones') ? user.phone : '';
  return toProfileRecord({ ...user, phone }, taught, deps.now());
};
