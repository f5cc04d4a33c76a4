import { loadPerson } from '#functions/domain/profiles/load-person.ts';
import { toStoredUser } from '#functions/domain/profiles/profile-dtos.ts';
import { isCardSession } from '#functions/domain/sessions/card-session.ts';
import { CallError } from '#functions/platform/errors.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { portal } from '#shared/contracts/portal.ts';

/** Answers the stored user as it is now; a session that is over has been refused before this. */
export const getLoginStatus: UseCase<typeof portal.endpoints.loginStatus> = async (
  actor,
  _input,
  deps,
) => {
  const [person, byCard] = await Promise.all([
    loadPerson(actor.schoolId, actor.userId),
    isCardSession(actor),
  ]);
  if (!person) throw new CallError(CODE.notLoggedIn);
  return toStoredUser(person, actor.school, { now: deps.now(), byCard });
};
