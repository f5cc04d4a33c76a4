import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { firstPasswordOf } from '#functions/domain/people/first-password.ts';
import { users } from '#functions/domain/people/user.ts';
import { schools } from '#functions/domain/schools/school.ts';
import { type Deps, liveDeps } from '#functions/platform/deps.ts';
import { CallError } from '#functions/platform/errors.ts';
import { CODE } from '#shared/codes.ts';
import { SIGN_IN_LIMITS } from '#shared/portal/limits.ts';
import { ROLE } from '#shared/roles.ts';
import { loginsOf } from '#tests/factories/operation-log.ts';
import { makePerson, makeSigner, PASSWORD } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { logIn } from './log-in.ts';

describe('a pool that cannot say whether the password is right', () => {
  const refusals = {
    busy: new CallError(CODE.wait, { reason: 'portal.busy', data: { retryAfter: 5 } }),
    locked: new CallError(CODE.wait, { reason: 'portal.triedTooOften', data: { retryAfter: 60 } }),
  };
  const kinds = Object.values(refusals);
  const visitor = () => {
    const address = `2001:${randomUUID().slice(0, 4)}:${randomUUID().slice(9, 13)}::7`;
    return { address, agent: '', language: 'en', requestId: '' } as const;
  };
  const refusing = (refusal: CallError): Deps => ({
    ...liveDeps,
    identity: { ...liveDeps.identity, signIn: () => Promise.reject(refusal) },
  });

  it.each(kinds)('counts no failure of a chosen password: %s', async (refusal) => {
    const { account } = await makeSigner(await makeSchool(), ROLE.teacher);
    const input = { username: account, password: PASSWORD };

    for (let index = 0; index < SIGN_IN_LIMITS.challengeAfter + 1; index += 1)
      await expect(logIn(visitor(), input, refusing(refusal))).rejects.toBe(refusal);

    expect(await logIn(visitor(), input, liveDeps)).toHaveProperty('token');
  });

  it.each(kinds)('is not needed for a first password, whose guesses count: %s', async (refusal) => {
    const person = await makePerson(await makeSchool(), ROLE.student, { defaultPassword: true });
    const from = visitor();
    const attempt = (password: string) =>
      logIn(from, { username: person.account, password }, refusing(refusal));
    const [user, school] = await Promise.all([users.get(person), schools.get(person.schoolId)]);
    if (!user || !school) throw new TypeError('nobody');
    const first = await firstPasswordOf(user, school);

    expect(await attempt(first)).toMatchObject({ id: person.userId });
    for (let index = 1; index < SIGN_IN_LIMITS.challengeAfter; index += 1)
      await expect(attempt(`wrong${index}`)).rejects.toMatchObject({ code: CODE.loginError });
    await expect(attempt('wrong9')).rejects.toMatchObject({
      details: { data: { challenge: true } },
    });

    await expect(attempt(first)).rejects.toMatchObject({
      details: { data: { challenge: true, unchecked: true } },
    });
    const logins = await loginsOf(person.schoolId);
    const failures = new Array(SIGN_IN_LIMITS.challengeAfter).fill('wrong-password');
    expect(logins.map(({ result }) => result).toSorted()).toEqual(['signed-in', ...failures]);
  });
});
