import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CODE } from '#shared/codes.ts';
import { portal } from '#shared/contracts/portal.ts';
import { LIMITS } from '#shared/limits.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { challengeAnswer, solveFreshChallenge } from '#tests/factories/challenge.ts';
import { loginsOf } from '#tests/factories/operation-log.ts';
import { changePerson, makeSigner, PASSWORD, type Person } from '#tests/factories/person.ts';
import { changeSchool, makeSchool } from '#tests/factories/school.ts';

const { login } = portal.endpoints;

interface Attempt {
  readonly password?: string;
  readonly code?: string;
  readonly sourceIp?: string;
}

/** A network of its own for each try, so that one's failures do not count against another. */
const freshAddress = () => `2001:${randomUUID().slice(0, 4)}:${randomUUID().slice(9, 13)}::7`;
const freshSigner = async () => makeSigner(await makeSchool(), ROLE.teacher);

const tryToSignIn = (account: string, { password = PASSWORD, code, sourceIp }: Attempt = {}) =>
  call(login, {
    payload: { username: account, password, ...(code && { verificationCode: code }) },
    sourceIp: sourceIp ?? freshAddress(),
    language: 'en',
  });

async function failTimes(
  account: string,
  times: number,
  code?: () => Promise<string>,
): Promise<void> {
  for (let index = 0; index < times; index += 1) {
    const solved = code && { code: await code() };
    await tryToSignIn(account, { password: 'wrong1', ...solved });
  }
}

const results = async ({ schoolId }: Person) =>
  (await loginsOf(schoolId)).map(({ result }) => result);

afterEach(() => {
  vi.useRealTimers();
});

describe('signing in', () => {
  it('answers the person and the tokens of a session', async () => {
    const person = await freshSigner();

    const outcome = await tryToSignIn(` ${person.account.toUpperCase()} `);

    expect(outcome).toMatchObject({
      code: CODE.ok,
      data: { id: person.userId, school_id: person.schoolId, role_id: 1, school_admin: 0 },
    });
    const authorization = `${outcome.data.token}_${person.userId}`;
    const alive = await call(portal.endpoints.loginStatus, { headers: { authorization } });
    expect(alive).toMatchObject({ code: CODE.ok, data: { account: person.account } });
    expect(await results(person)).toEqual(['signed-in']);
  });

  it('answers a wrong password and an unknown account alike', async () => {
    const person = await freshSigner();

    const wrong = await tryToSignIn(person.account, { password: 'wrong1' });
    const unknown = await tryToSignIn(`nobody${randomUUID().slice(0, 8)}`, { password: 'wrong1' });

    expect(wrong).toMatchObject({ code: CODE.loginError, data: null });
    expect({ ...JSON.parse(unknown.body) }).toEqual({ ...JSON.parse(wrong.body) });
    expect(await results(person)).toEqual(['wrong-password']);
  });

  it('refuses a disabled person, who is told only after the right password', async () => {
    const person = await freshSigner();
    await changePerson(person, { disabled: true });

    const wrong = await tryToSignIn(person.account, { password: 'wrong1' });
    const right = await tryToSignIn(person.account);

    expect(wrong.code).toBe(CODE.loginError);
    expect(right).toMatchObject({
      code: CODE.forbidden,
      data: null,
      msg: 'This account has been disabled. Please contact your school.',
    });
    expect(await results(person)).toEqual(['wrong-password', 'disabled']);
  });

  it('refuses people of a school that has left', async () => {
    const person = await freshSigner();
    await changeSchool(person.schoolId, { state: 'closed' });

    expect(await tryToSignIn(person.account)).toMatchObject({
      code: CODE.forbidden,
      msg: 'This school no longer uses the service.',
    });
  });
});

describe('after five failures', () => {
  it('a solved challenge is demanded, of the account from every address', async () => {
    const person = await freshSigner();
    await failTimes(person.account, LIMITS.loginChallengeAfter - 1);

    const fifth = await tryToSignIn(person.account, { password: 'wrong1' });
    const unsolved = await tryToSignIn(person.account);
    const nonsense = await tryToSignIn(person.account, { code: 'bm9uc2Vuc2U=' });
    const solved = await tryToSignIn(person.account, { code: await solveFreshChallenge() });

    expect(fifth).toMatchObject({ code: CODE.loginError, data: { challenge: true } });
    expect(unsolved).toMatchObject({ code: CODE.loginError, data: { challenge: true } });
    expect(unsolved.msg).toContain('security check');
    expect(nonsense).toMatchObject({ code: CODE.loginError, data: { challenge: true } });
    expect(solved.code).toBe(CODE.ok);
  });

  it('it is demanded of an address for every account', async () => {
    const sourceIp = freshAddress();
    for (let index = 0; index < LIMITS.loginChallengeAfter; index += 1) {
      await tryToSignIn(`nobody${randomUUID().slice(0, 8)}`, { password: 'wrong1', sourceIp });
    }
    const person = await freshSigner();

    const unsolved = await tryToSignIn(person.account, { sourceIp });
    const elsewhere = await tryToSignIn(person.account);

    expect(unsolved).toMatchObject({ code: CODE.loginError, data: { challenge: true } });
    expect(elsewhere.code).toBe(CODE.ok);
  });

  it('a solution counts once', async () => {
    const person = await freshSigner();
    await failTimes(person.account, LIMITS.loginChallengeAfter);
    const code = await solveFreshChallenge();

    const first = await tryToSignIn(person.account, { password: 'wrong1', code });
    const second = await tryToSignIn(person.account, { code });

    expect(first.msg).toBe('Wrong account or password.');
    expect(second).toMatchObject({ code: CODE.loginError, data: { challenge: true } });
    expect(second.msg).toContain('security check');
  });

  it('an expired or altered solution does not count', async () => {
    const person = await freshSigner();
    await failTimes(person.account, LIMITS.loginChallengeAfter);
    const code = await solveFreshChallenge();
    const payload = JSON.parse(Buffer.from(code, 'base64').toString());
    payload.challenge.parameters.expiresAt += 3600;
    const altered = Buffer.from(JSON.stringify(payload)).toString('base64');

    expect((await tryToSignIn(person.account, { code: altered })).code).toBe(CODE.loginError);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + LIMITS.challengeSeconds * 1000 + 1000 });
    expect((await tryToSignIn(person.account, { code })).code).toBe(CODE.loginError);
  });

  it('the window of ten minutes forgets them', async () => {
    const person = await freshSigner();
    await failTimes(person.account, LIMITS.loginChallengeAfter);

    vi.useFakeTimers({
      toFake: ['Date'],
      now: Date.now() + LIMITS.loginWindowSeconds * 1000 + 1000,
    });

    expect((await tryToSignIn(person.account)).code).toBe(CODE.ok);
  });

  it('a success clears them', async () => {
    const person = await freshSigner();
    await failTimes(person.account, LIMITS.loginChallengeAfter - 1);

    expect((await tryToSignIn(person.account)).code).toBe(CODE.ok);
    await failTimes(person.account, LIMITS.loginChallengeAfter - 1);

    expect((await tryToSignIn(person.account)).code).toBe(CODE.ok);
  });
});

describe('after twenty failures', () => {
  it('the account is locked for fifteen minutes, also for the right password', async () => {
    const person = await freshSigner();
    await failTimes(person.account, LIMITS.loginLockAfter, challengeAnswer);

    const locked = await tryToSignIn(person.account, { code: await challengeAnswer() });
    expect(locked).toMatchObject({
      code: CODE.forbidden,
      data: { retryAfter: LIMITS.loginLockSeconds },
      msg: 'Too many failed attempts. Please try again in 15 minutes.',
    });
    expect((await results(person)).at(-1)).toBe('locked');

    const start = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: start + (LIMITS.loginLockSeconds - 30) * 1000 });
    expect((await tryToSignIn(person.account)).code).toBe(CODE.forbidden);
    vi.setSystemTime(start + (LIMITS.loginLockSeconds + 1) * 1000);
    expect((await tryToSignIn(person.account)).code).toBe(CODE.ok);
  });

  it('a flood of parallel tries looks at no more passwords than one after the other', async () => {
    const person = await freshSigner();

    const flood = Array.from({ length: 60 }, () =>
      tryToSignIn(person.account, { password: 'wrong1' }),
    );
    const messages = (await Promise.all(flood)).map(({ msg }) => msg);

    const looked = messages.filter((msg) => msg === 'Wrong account or password.');
    expect(looked.length).toBeLessThanOrEqual(LIMITS.loginChallengeAfter);
    expect((await results(person)).filter((result) => result === 'wrong-password')).toHaveLength(
      looked.length,
    );
  });

  it('a flood with solved challenges cannot pass the lock', async () => {
    const person = await freshSigner();
    await failTimes(person.account, LIMITS.loginChallengeAfter);
    const codes: string[] = [];
    for (let index = 0; index < 20; index += 1) codes.push(await challengeAnswer());

    const flood = codes.map((code) => tryToSignIn(person.account, { password: 'wrong1', code }));
    await Promise.all(flood);

    const looked = (await results(person)).filter((result) => result === 'wrong-password');
    expect(looked.length).toBeLessThanOrEqual(LIMITS.loginLockAfter);
    expect((await tryToSignIn(person.account)).code).toBe(CODE.forbidden);
  });
});
