import { describe, expect, it } from 'vitest';
import { CODE } from '#shared/codes.ts';
import type { FieldError } from '#shared/endpoint.ts';
import { portal } from '#shared/portal/contract.ts';
import { SIGN_IN_LIMITS } from '#shared/portal/limits.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { challengeAnswer } from '#tests/factories/challenge.ts';
import { operationsOf } from '#tests/factories/operation-log.ts';
import { makeSigner, PASSWORD, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { presenting, refresh, signIn } from '#tests/factories/session.ts';

const { changePassword, loginStatus } = portal.endpoints;

const freshSigner = async () => makeSigner(await makeSchool(), ROLE.teacher);

const change = (
  person: Person,
  fields: { old?: string; new: string; confirm?: string; code?: string },
) =>
  call(changePassword, {
    as: person,
    language: 'en',
    payload: {
      user_id: person.userId,
      old_pass: fields.old ?? PASSWORD,
      new_pass: fields.new,
      confirm_pass: fields.confirm ?? fields.new,
      ...(fields.code && { verificationCode: fields.code }),
    },
  });

const errorsOf = ({ data }: { data: unknown }) =>
  (data as { errors: readonly FieldError[] }).errors.map(({ field, rule }) => [field, rule]);

describe('the new password', () => {
  it.each(['abc123', 'a'.repeat(16), 'a'.repeat(17), 'A1'.repeat(10)])(
    'may be %s',
    async (next) => {
      const person = await freshSigner();

      const outcome = await change(person, { new: next });

      expect(outcome).toMatchObject({ code: CODE.ok, msg: 'Your password has been changed.' });
      await expect(signIn(person)).rejects.toThrow('could not sign in');
      await expect(signIn(person, next)).resolves.toBeDefined();
    },
  );

  it.each(['abc12', 'A1'.repeat(10).concat('b'), 'abc123!', 'abc 123', 'пароль12', '密码密码密码'])(
    'may not be %s',
    async (next) => {
      const outcome = await change(await freshSigner(), { new: next });

      expect(outcome).toMatchObject({
        code: CODE.invalid,
        msg: 'The password length is 6 to 20 non-special characters',
      });
    },
  );

  it('may not be the old one', async () => {
    const outcome = await change(await freshSigner(), { new: PASSWORD });

    expect(outcome).toMatchObject({
      code: CODE.invalid,
      msg: 'The new password is the same as the old password',
    });
    expect(errorsOf(outcome)).toEqual([['new_pass', 'same']]);
  });

  it('must be confirmed', async () => {
    const outcome = await change(await freshSigner(), { new: 'Better456', confirm: 'Better457' });

    expect(outcome.code).toBe(CODE.invalid);
    expect(errorsOf(outcome)).toEqual([['confirm_pass', 'confirm']]);
  });
});

describe('changing a password', () => {
  it('asks for the right old one', async () => {
    const person = await freshSigner();

    const outcome = await change(person, { old: 'wrong1', new: 'Better456' });

    expect(outcome).toMatchObject({ code: CODE.invalid, msg: 'The old password is not correct' });
    expect(errorsOf(outcome)).toEqual([['old_pass', 'wrong']]);
    await expect(signIn(person)).resolves.toBeDefined();
  });

  it('demands a challenge after five guesses, and lets in who solves it', async () => {
    const person = await freshSigner();
    for (let index = 0; index < SIGN_IN_LIMITS.challengeAfter; index += 1) {
      expect((await change(person, { old: `wrong${index}`, new: 'Better456' })).code).toBe(1001);
    }

    expect(await change(person, { new: 'Better456' })).toMatchObject({
      code: CODE.loginError,
      data: { challenge: true },
    });
    const solved = await change(person, { new: 'Better456', code: await challengeAnswer() });
    expect(solved.code).toBe(CODE.ok);
  });

  it('ends every other session; the own one goes on with new tokens', async () => {
    const person = await freshSigner();
    const own = await signIn(person);
    const other = await signIn(person);
    // The beginning of a session is known to the second only.
    await new Promise((resolve) => setTimeout(resolve, 1100));

    const { data, code } = await call(changePassword, {
      headers: presenting(own, person),
      payload: {
        user_id: person.userId,
        old_pass: PASSWORD,
        new_pass: 'Better456',
        confirm_pass: 'Better456',
      },
    });

    expect(code).toBe(CODE.ok);
    const statusOf = async (tokens: { token: string }) =>
      (await call(loginStatus, { headers: presenting(tokens, person) })).code;
    expect(await statusOf(data)).toBe(CODE.ok);
    expect(await statusOf(own)).toBe(CODE.notLoggedIn);
    expect(await statusOf(other)).toBe(CODE.notLoggedIn);
    expect(await refresh(other)).toBeUndefined();
    expect(await refresh(data)).toBeDefined();
  });

  it('ends a session that began in the same second', async () => {
    const person = await freshSigner();
    const other = await signIn(person);
    const { data } = await change(person, { new: 'Better456' });

    expect((await call(loginStatus, { headers: presenting(data, person) })).code).toBe(CODE.ok);
    const { code } = await call(loginStatus, { headers: presenting(other, person) });
    expect(code).toBe(CODE.notLoggedIn);
  });

  it('is remembered, without the passwords', async () => {
    const person = await freshSigner();
    await change(person, { new: 'Better456' });

    const entries = await operationsOf(person.schoolId);

    expect(entries).toMatchObject([{ action: 'change-password', userId: person.userId }]);
    expect(JSON.stringify(entries)).not.toMatch(/Better456|Secret123/);
  });
});
