import { createHmac } from 'node:crypto';
import { optionalEnv } from '#functions/platform/env.ts';
import { secrets } from '#functions/platform/secrets.ts';
import type { UserId } from '#shared/ids.ts';

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
  const expires = Math.floor(now.getTime() / 1000) + LINK_SECONDS;
  const signature = createHmac('sha256', programmingKey)
    .update(`${userId}.${expires}`)
    .digest('base64url');
  const url = new URL(base);
  url.searchParams.set('user', userId);
  url.searchParams.set('expires', String(expires));
  url.searchParams.set('signature', signature);
  return url.href;
}
