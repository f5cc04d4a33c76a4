import { describe, expect, it } from 'vitest';
import { users } from '#functions/domain/people/user.ts';
import { CODE } from '#shared/codes.ts';
import { portal } from '#shared/portal/contract.ts';
import { SIGN_IN_LIMITS } from '#shared/portal/limits.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { loginsOf } from '#tests/factories/operation-log.ts';
import { makeSigner } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { presenting, refresh, signIn } from '#tests/factories/session.ts';

const { logout, loginStatus } = portal.endpoints;

async function signedIn() {
  const person = await makeSigner(await makeSchool(), ROLE.student);
  return { person, tokens: await signIn(person) };
}

describe('signing out', () => {
  it('ends the session: its token is refused at once', async () => {
    const { person, tokens } = await signedIn();
    const headers = presenting(tokens, person);
    expect((await call(loginStatus, { headers })).code).toBe(CODE.ok);

    const outcome = await call(logout, {
      headers,
      payload: { refresh_token: tokens.refresh_token },
    });

    expect(outcome).toMatchObject({ code: CODE.ok, data: null });
    expect((await call(loginStatus, { headers })).code).toBe(CODE.notLoggedIn);
    const logged = (await loginsOf(person.schoolId)).map(({ result }) => result);
    expect(logged).toEqual(['signed-in', 'signed-out']);
  });

  it('makes the refresh token worthless', async () => {
    const { person, tokens } = await signedIn();
    expect(await refresh(tokens)).toBeDefined();

    const payload = { refresh_token: tokens.refresh_token };
    await call(logout, { headers: presenting(tokens, person), payload });

    expect(await refresh(tokens)).toBeUndefined();
  });

  it('refuses a token that was refreshed, even where the refresh token was not sent', async () => {
    const { person, tokens } = await signedIn();
    await call(logout, { headers: presenting(tokens, person) });

    const refreshed = await refresh(tokens);

    expect(refreshed).toBeDefined();
    const headers = presenting(refreshed ?? { token: '' }, person);
    expect((await call(loginStatus, { headers })).code).toBe(CODE.notLoggedIn);
  });

  it('leaves other sessions of the person alone', async () => {
    const { person, tokens } = await signedIn();
    const other = await signIn(person);

    await call(logout, { headers: presenting(tokens, person) });

    expect((await call(loginStatus, { headers: presenting(other, person) })).code).toBe(CODE.ok);
    expect(await refresh(other)).toBeDefined();
  });

  it('many times in a row keeps the account and the log small, and no session alive', async () => {
    const { person, tokens } = await signedIn();
    const began = Math.floor(Date.now() / 1000) - 1000;
    const sessions = Array.from({ length: 50 }, (_, n) => ({
      ...person,
      session: { id: `session-${n}`, began: began + n },
    }));
    for (const as of sessions) expect((await call(logout, { as })).code).toBe(CODE.ok);

    const user = await users.get(person);
    expect(user?.endedSessions).toHaveLength(SIGN_IN_LIMITS.endedSessions);
    for (const as of sessions)
      expect((await call(loginStatus, { as })).code).toBe(CODE.notLoggedIn);
    // Newer than all of those, and still alive.
    const headers = presenting(tokens, person);
    expect((await call(loginStatus, { headers })).code).toBe(CODE.ok);
    const out = (await loginsOf(person.schoolId)).filter(({ result }) => result === 'signed-out');
    expect(out.length).toBeLessThanOrEqual(2);
    expect(out.reduce((sum, { count }) => sum + Number(count), 0)).toBe(50);
  });

  it('does not mind a refresh token that is none', async () => {
    const { person, tokens } = await signedIn();
    const headers = presenting(tokens, person);

    const outcome = await call(logout, { headers, payload: { refresh_token: 'nonsense' } });

    expect(outcome.code).toBe(CODE.ok);
    expect((await call(loginStatus, { headers })).code).toBe(CODE.notLoggedIn);
  });
});
