import { isCardSession } from '#functions/domain/sessions/card-session.ts';
import type { Reading } from '#functions/domain/sessions/reading.ts';
import { CallError } from '#functions/platform/errors.ts';
import { CODE } from '#shared/codes.ts';
import type { portal } from '#shared/portal/contract.ts';
import { loadPerson } from './load-person.ts';
import { toStoredUser } from './profile-dtos.ts';

/** Answers the stored user as it is now; a session that is over has been refused before this. */
export const getLoginStatus: Reading<typeof portal.endpoints.loginStatus> = async (
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
