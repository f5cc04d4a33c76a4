import { loadClassesTaughtBy } from '#functions/domain/classes/class-lists.ts';
import { users } from '#functions/domain/people/user.ts';
import { contactsFor, toProfileDto } from '#functions/domain/profiles/profile-dtos.ts';
import { maySeePerson } from '#functions/domain/sessions/actor.ts';
import { CallError } from '#functions/platform/errors.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import { ROLE } from '#shared/roles.ts';
import type { teachers } from '#shared/teachers/contract.ts';

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
  return toProfileDto(contactsFor(actor, user), taught, deps.now());
};
