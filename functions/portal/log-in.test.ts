import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { TableKey } from '#functions/platform/table.ts';
import { CODE } from '#shared/codes.ts';
import { portal } from '#shared/portal/contract.ts';
import { SIGN_IN_LIMITS } from '#shared/portal/limits.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { challengeAnswer, quickSolution, solveFreshChallenge } from '#tests/factories/challenge.ts';
import { loginsOf } from '#tests/factories/operation-log.ts';
import { changePerson, makeSigner, PASSWORD, type Person } from '#tests/factories/person.ts';
import { changeSchool, makeSchool } from '#tests/factories/school.ts';

import * as attempts from './login-attempts.ts';

const { login } = portal.endpoints;

/** The password was not looked at. */
const UNCHECKED = { challenge: true, unchecked: true };

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
    await failTimes(person.account, SIGN_IN_LIMITS.challengeAfter - 1);

    const fifth = await tryToSignIn(person.account, { password: 'wrong1' });
    const unsolved = await tryToSignIn(person.account);
    const nonsense = await tryToSignIn(person.account, { code: 'bm9uc2Vuc2U=' });
    const solved = await tryToSignIn(person.account, { code: await solveFreshChallenge() });

    expect(fifth).toMatchObject({ code: CODE.loginError, data: { challenge: true } });
    expect(fifth.data).toEqual({ challenge: true });
    expect(unsolved).toMatchObject({ code: CODE.loginError, data: UNCHECKED });
    expect(unsolved.msg).toContain('security check');
    expect(nonsense).toMatchObject({ code: CODE.loginError, data: { challenge: true } });
    expect(solved.code).toBe(CODE.ok);
  });

  it('it is demanded of an address for every account', async () => {
    const sourceIp = freshAddress();
    for (let index = 0; index < SIGN_IN_LIMITS.challengeAfter; index += 1) {
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
    await failTimes(person.account, SIGN_IN_LIMITS.challengeAfter);
    const code = await solveFreshChallenge();

    const first = await tryToSignIn(person.account, { password: 'wrong1', code });
    const second = await tryToSignIn(person.account, { code });

    expect(first.msg).toBe('Wrong account or password.');
    expect(second).toMatchObject({ code: CODE.loginError, data: { challenge: true } });
    expect(second.msg).toContain('security check');
  });

  it('an expired or altered solution does not count', async () => {
    const person = await freshSigner();
    await failTimes(person.account, SIGN_IN_LIMITS.challengeAfter);
    const code = await solveFreshChallenge();
    const payload = JSON.parse(Buffer.from(code, 'base64').toString());
    payload.challenge.parameters.expiresAt += 3600;
    const altered = Buffer.from(JSON.stringify(payload)).toString('base64');

    expect((await tryToSignIn(person.account, { code: altered })).code).toBe(CODE.loginError);
    vi.useFakeTimers({
      toFake: ['Date'],
      now: Date.now() + SIGN_IN_LIMITS.challengeSeconds * 1000 + 1000,
    });
    expect((await tryToSignIn(person.account, { code })).code).toBe(CODE.loginError);
  });

  it('the window of ten minutes forgets them', async () => {
    const person = await freshSigner();
    await failTimes(person.account, SIGN_IN_LIMITS.challengeAfter);

    vi.useFakeTimers({
      toFake: ['Date'],
      now: Date.now() + SIGN_IN_LIMITS.windowSeconds * 1000 + 1000,
    });

    expect((await tryToSignIn(person.account)).code).toBe(CODE.ok);
  });

  it('a success clears them', async () => {
    const person = await freshSigner();
    await failTimes(person.account, SIGN_IN_LIMITS.challengeAfter - 1);

    expect((await tryToSignIn(person.account)).code).toBe(CODE.ok);
    await failTimes(person.account, SIGN_IN_LIMITS.challengeAfter - 1);

    expect((await tryToSignIn(person.account)).code).toBe(CODE.ok);
  });
});

describe('a challenge', () => {
  const costOf = async (username: string, sourceIp = freshAddress()) =>
    (await call(portal.endpoints.challenge, { payload: { username }, sourceIp })).data;
  const countFailures = (key: TableKey, times: number) =>
    Promise.all(Array.from({ length: times }, () => attempts.addFailure(key, new Date())));

  it('grows with the failures of an account up to a bound, also for a name that is none', async () => {
    const { account } = await freshSigner();
    const unknown = `nobody${randomUUID().slice(0, 8)}`;
    const seen: number[][] = [];
    for (const more of [0, 5, 5, 10, 20, 40, 300]) {
      for (const name of [account, unknown]) await countFailures(attempts.accountKey(name), more);
      seen.push([(await costOf(account)).seconds, (await costOf(unknown)).seconds]);
    }

    expect(seen).toEqual([2, 2, 4, 8, 16, 32, 32].map((seconds) => [seconds, seconds]));
  });

  it('of an address with the typing errors of a whole school stays bearable', async () => {
    const sourceIp = freshAddress();
    await countFailures(attempts.addressKey(sourceIp), 400);
    const { account } = await freshSigner();

    expect((await costOf(account, sourceIp)).seconds).toBe(8);
    const code = await quickSolution(account, sourceIp);
    expect((await tryToSignIn(account, { code, sourceIp })).code).toBe(CODE.ok);
  });

  it('that is cheaper than the demanded one does not serve, and is not counted', async () => {
    const { account } = await freshSigner();
    await countFailures(attempts.accountKey(account), 20);

    const elsewhere = await quickSolution(`other${randomUUID().slice(0, 8)}`, freshAddress());
    const cheap = await tryToSignIn(account, { code: elsewhere });
    const enough = await tryToSignIn(account, { code: await challengeAnswer({ level: 2 }) });

    expect(cheap).toMatchObject({ code: CODE.loginError, data: { challenge: true } });
    expect(cheap.msg).toContain('security check');
    expect(enough.code).toBe(CODE.ok);
  });

  it('whose signed cost was altered does not count', async () => {
    const { account } = await freshSigner();
    await countFailures(attempts.accountKey(account), 10);
    const payload = JSON.parse(Buffer.from(await challengeAnswer(), 'base64').toString());
    payload.challenge.parameters.cost *= 2;
    const code = Buffer.from(JSON.stringify(payload)).toString('base64');

    expect((await tryToSignIn(account, { code })).code).toBe(CODE.loginError);
  });

  it('counts as it was given for a moment, for its account and network only', async () => {
    const { account } = await freshSigner();
    const sourceIp = freshAddress();
    const failing = attempts.accountKey(account);
    const [first, second, late] = [
      await quickSolution(account, sourceIp),
      await quickSolution(account, sourceIp),
      await quickSolution(account, sourceIp),
    ];
    await countFailures(failing, 100);

    expect((await tryToSignIn(account, { code: first })).data).toEqual(UNCHECKED);
    expect((await tryToSignIn(account, { code: second, sourceIp })).code).toBe(CODE.ok);
    await countFailures(failing, 100);
    vi.useFakeTimers({
      toFake: ['Date'],
      now: Date.now() + SIGN_IN_LIMITS.challengeGraceSeconds * 1000 + 1000,
    });
    expect((await tryToSignIn(account, { code: late, sourceIp })).data).toEqual(UNCHECKED);
  });
});

describe('a failed sign-in with a known and an unknown name', () => {
  it('costs the same operations on the table', async () => {
    const { account } = await freshSigner();
    const costOf = async (name: string) => {
      const { lines } = await tryToSignIn(name, { password: 'wrong1' });
      const { readUnits, writeUnits } = JSON.parse(lines.at(-1) ?? '{}');
      return { readUnits, writeUnits };
    };
    const known = await costOf(account);

    expect(known.readUnits).toBeGreaterThan(0);
    expect(known.writeUnits).toBeGreaterThan(0);
    expect(await costOf(`nobody${randomUUID().slice(0, 8)}`)).toEqual(known);
  });
});
