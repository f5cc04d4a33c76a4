import { createHmac } from 'node:crypto';
import { users } from '#functions/domain/people/user.ts';
import { forgetAccountState } from '#functions/domain/sessions/account-state.ts';
import { isCardSession } from '#functions/domain/sessions/card-session.ts';
import { optionalEnv } from '#functions/platform/env.ts';
import { epochSeconds } from '#functions/platform/epoch-seconds.ts';
import { CallError } from '#functions/platform/errors.ts';
import { secrets } from '#functions/platform/secrets.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { withMessage } from '#functions/request/reply.ts';
import { CODE } from '#shared/codes.ts';
import type { UserId } from '#shared/ids.ts';
import type { portal } from '#shared/portal/contract.ts';

/** With `user_id`: binds the account and answers a sign-in link. Without: answers whether it is bound. */
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
  if (!actor.user.bound && (await isCardSession(actor)))
    throw new CallError(CODE.forbidden, { reason: 'portal.notByCard' });
  if (!url) throw new CallError(CODE.error, { reason: 'portal.platformMissing' });
  await users.change(actor, (user) => (user.bound ? undefined : { ...user, bound: true }));
  forgetAccountState(actor.userId);
  return withMessage({ bcb: 1, url }, 'portal.bound');
};

const LINK_SECONDS = 300;

/**
 * A link that signs a person in at the connected programming platform: the user's id, an end and
 * an HMAC-SHA-256 of both (`<user>.<end>`) that the platform checks with the key it was given.
 * Undefined where the deployment is connected to none.
 */
export async function signInLink(userId: UserId, now: Date): Promise<string | undefined> {
  const base = optionalEnv('PROGRAMMING_PLATFORM_URL');
  if (!base) return undefined;
  const { programmingKey } = await secrets();
  const expires = epochSeconds(now) + LINK_SECONDS;
  const signature = createHmac('sha256', programmingKey)
    .update(`${userId}.${expires}`)
    .digest('base64url');
  const url = new URL(base);
  url.searchParams.set('user', userId);
  url.searchParams.set('expires', String(expires));
  url.searchParams.set('signature', signature);
  return url.href;
}
