import { forgetAccountState } from '#functions/_lib/account-state.ts';
import type { UseCase } from '#functions/_lib/create-handler.ts';
import { users } from '#functions/_lib/entities/user.ts';
import { CallError } from '#functions/_lib/errors.ts';
import { told } from '#functions/_lib/reply.ts';
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
