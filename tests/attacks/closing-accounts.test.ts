import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addFailure, addressKey } from '#functions/portal/login-attempts.ts';
import { CODE } from '#shared/codes.ts';
import { portal } from '#shared/portal/contract.ts';
import { SIGN_IN_LIMITS } from '#shared/portal/limits.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { quickSolution } from '#tests/factories/challenge.ts';
import { loginsOf } from '#tests/factories/operation-log.ts';
import { makeSigner, PASSWORD, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';

const FLOOD = 100;
const freshAddress = () => `2001:${randomUUID().slice(0, 4)}:${randomUUID().slice(9, 13)}::7`;
const freshPerson = async () => makeSigner(await makeSchool(), ROLE.student);

const signIn = (username: string, password: string, sourceIp: string, verificationCode?: string) =>
  call(portal.endpoints.login, {
    payload: { username, password, ...(verificationCode && { verificationCode }) },
    sourceIp,
    language: 'en',
  });

const wrongPasswordsOf = async ({ schoolId }: Person) =>
  (await loginsOf(schoolId)).filter(({ result }) => result === 'wrong-password').length;

/** As the browser does: solves the challenge when one is demanded, and again when it has become harder. */
async function enter(account: string, sourceIp: string) {
  let rounds = 0;
  let outcome = await signIn(account, PASSWORD, sourceIp);
  while (outcome.code === CODE.loginError && rounds < 3) {
    rounds += 1;
    const code = await quickSolution(account, sourceIp);
    outcome = await signIn(account, PASSWORD, sourceIp, code);
  }
  return { code: outcome.code, rounds };
}

describe('an account that strangers want to close', () => {
  it('opens for its owner during 100 parallel wrong passwords, of which five are looked at', async () => {
    const person = await freshPerson();

    const flood = Array.from({ length: FLOOD }, () =>
      signIn(person.account, 'wrong1', freshAddress()),
    );
    const entered = enter(person.account, freshAddress());
    const answers = await Promise.all(flood);

    expect(await entered).toMatchObject({ code: CODE.ok });
    expect(await enter(person.account, freshAddress())).toMatchObject({ code: CODE.ok });
    const looked = answers.filter(({ msg }) => msg === 'Wrong account or password.');
    // Five of the window that the owner's entry cleared, and at most five of the one after it.
    expect(looked.length).toBeLessThanOrEqual(2 * SIGN_IN_LIMITS.challengeAfter);
    expect(await wrongPasswordsOf(person)).toBe(looked.length);
  });

  it('opens at the first solution, although 100 strangers solve the challenge too', async () => {
    const person = await freshPerson();
    for (let index = 0; index < SIGN_IN_LIMITS.challengeAfter; index += 1)
      await signIn(person.account, 'wrong1', freshAddress());
    const home = freshAddress();
    const code = await quickSolution(person.account, home);

    const strangers = await Promise.all(
      Array.from({ length: FLOOD }, async () => {
        const sourceIp = freshAddress();
        return { sourceIp, code: await quickSolution(person.account, sourceIp) };
      }),
    );
    const flood = strangers.map((stranger) =>
      signIn(person.account, 'wrong1', stranger.sourceIp, stranger.code),
    );
    const entered = signIn(person.account, PASSWORD, home, code);
    await Promise.all(flood);

    expect((await entered).code).toBe(CODE.ok);
  });

  it('opens from the very address from which it is attacked', async () => {
    const person = await freshPerson();
    const school = freshAddress();

    const flood = Array.from({ length: FLOOD }, async () =>
      signIn(person.account, 'wrong1', school, await quickSolution(person.account, school)),
    );
    const entered = enter(person.account, school);
    await Promise.all(flood);

    expect(await entered).toMatchObject({ code: CODE.ok });
    expect((await enter(person.account, school)).rounds).toBeLessThanOrEqual(2);
  });
});

describe('a school behind one address', () => {
  it('is not closed by its typing errors, and each child solves a bearable challenge', async () => {
    const school = freshAddress();
    for (let index = 0; index < 25; index += 1) await addFailure(addressKey(school), new Date());
    const children = await Promise.all(Array.from({ length: 5 }, freshPerson));

    const entered = await Promise.all(children.map(({ account }) => enter(account, school)));

    expect(entered).toEqual(children.map(() => ({ code: CODE.ok, rounds: 1 })));
  });
});

describe('an attempt without the work that is demanded', () => {
  it('makes nothing harder for the owner', async () => {
    const { account } = await freshPerson();
    const seconds = async () => {
      const payload = { username: account };
      return (await call(portal.endpoints.challenge, { payload })).data.seconds;
    };
    for (let index = 0; index < SIGN_IN_LIMITS.challengeAfter; index += 1)
      await signIn(account, 'wrong1', freshAddress());
    const before = await seconds();

    await Promise.all(
      Array.from({ length: FLOOD }, () => signIn(account, 'wrong1', freshAddress(), 'bm9uZQ==')),
    );

    expect(await seconds()).toBe(before);
  });
});
