import { loadPerson } from '#functions/domain/profiles/people.ts';
import { toStoredUser } from '#functions/domain/profiles/stored-user.ts';
import { CallError } from '#functions/platform/errors.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { portal } from '#shared/contracts/portal.ts';

/** The session is alive, or the wrapper would have refused it: answers what the browser should know now. */
export const getLoginStatus: UseCase<typeof portal.endpoints.loginStatus> = async (
  actor,
  _input,
  deps,
) => {
  const person = await loadPerson(actor.schoolId, actor.userId);
  if (!person) throw new CallError(CODE.notLoggedIn);
  return toStoredUser(person, actor.school, deps.now());
};
