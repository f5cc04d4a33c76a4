import { afterEach, describe, expect, it, vi } from 'vitest';
import { signInLink } from '#functions/portal/bind-platform.ts';
import { UserId } from '#shared/ids.ts';
import { signedInBy } from './programming-platform.ts';

const KEY = 'a-programming-key-of-some-length';
const NOW = new Date('2026-05-04T08:00:00Z');
const USER = UserId.parse('stu-1');

async function freshLink(): Promise<URLSearchParams> {
  vi.stubEnv('PROGRAMMING_PLATFORM_URL', 'http://localhost:4000/demo/programming-platform');
  vi.stubEnv('SECRETS_ARN', '');
  vi.stubEnv(
    'SECRETS',
    JSON.stringify({
      challengeKey: 'c'.repeat(16),
      cursorKey: 'c'.repeat(16),
      passwordKey: 'a-key-of-first-passwords',
      signInKey: 'a-key-that-vouches-for-people',
      mediaPrivateKey: 'none',
      programmingKey: KEY,
    }),
  );
  const link = await signInLink(USER, NOW);
  if (!link) throw new Error('no link was made');
  return new URL(link).searchParams;
}

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('the demonstration programming platform', () => {
  it('lets in whom a link names', async () => {
    expect(signedInBy(await freshLink(), KEY, NOW)).toBe(USER);
  });

  it('refuses a link after its end', async () => {
    const later = new Date(NOW.getTime() + 5 * 60_000);
    expect(signedInBy(await freshLink(), KEY, later)).toBeUndefined();
  });

  it.each([
    ['another user', 'user', 'stu-2'],
    ['a later end', 'expires', String(NOW.getTime() / 1000 + 9_999)],
    ['no signature', 'signature', ''],
  ])('refuses a link that was changed to %s', async (_what, field, value) => {
    const link = await freshLink();
    link.set(field, value);
    expect(signedInBy(link, KEY, NOW)).toBeUndefined();
  });

  it('refuses a link signed with another key', async () => {
    expect(signedInBy(await freshLink(), `${KEY}2`, NOW)).toBeUndefined();
  });
});
