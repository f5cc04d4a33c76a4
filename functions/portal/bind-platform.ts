import { users } from '#functions/domain/people/user.ts';
import { forgetAccountState } from '#functions/domain/sessions/account-state.ts';
import { CallError } from '#functions/platform/errors.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { told } from '#functions/request/reply.ts';
import { CODE } from '#shared/codes.ts';
import type { portal } from '#shared/contracts/portal.ts';
import { signInLink } from './programming-platform.ts';

/** With `user_id`: binds the account and answers a sign-in link. Without: answers how things stand. */
export const bindPlatform: UseCase<typeof portal.endpoints.bindPlatform> = async (
  actor,
  input,
  deps,
) => {
  const url = await signInLink(actor.userId, deps.now());
  if (input.user_id === undefined) {
    const user = await users.get(actor);
    return { bcb: user?.bound ? 1 : 0, url: user?.bound ? (url ?? '') : '' };
  }
  if (!url) throw new CallError(CODE.error, { reason: 'portal.platformMissing' });
  await users.change(actor, (user) => (user.bound ? undefined : { ...user, bound: true }));
  forgetAccountState(actor.userId);
  return told({ bcb: 1, url }, 'portal.bound');
};
