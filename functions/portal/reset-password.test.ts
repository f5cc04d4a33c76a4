import { describe, expect, it } from 'vitest';
import { liveDeps } from '#functions/platform/deps.ts';
import { CallError } from '#functions/platform/errors.ts';
import { CODE } from '#shared/codes.ts';
import type { FieldError } from '#shared/endpoint.ts';
import { portal } from '#shared/portal/contract.ts';
import { SIGN_IN_LIMITS } from '#shared/portal/limits.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { freshPhone, proveContact } from '#tests/factories/contact.ts';
import { operationsOf } from '#tests/factories/operation-log.ts';
import { makePerson, makeSigner, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { presenting, refresh, signIn } from '#tests/factories/session.ts';
import { resetPassword as resetting } from './reset-password.ts';

const { login, loginStatus, resetPassword, verifyAccount } = portal.endpoints;
const NEXT = 'Better456';

const someone = async (phone = freshPhone()) => ({
  person: await makeSigner(await makeSchool(), ROLE.teacher, { phone }),
  phone,
});
const reset = (username: string, proof: string, confirm_pass = NEXT) =>
  call(resetPassword, {
    payload: { username, proof, new_pass: NEXT, confirm_pass },
    language: 'en',
  });
const rulesOf = ({ data }: { data: unknown }) =>
  (data as { errors: readonly FieldError[] }).errors.map(({ field, rule }) => `${field} ${rule}`);

describe('the account with a forgotten password', () => {
  it('is asked for only with a proof of work', async () => {
    const payload = { username: 'somebody', verificationCode: 'none' };
    expect(rulesOf(await call(verifyAccount, { payload }))).toEqual(['verificationCode unsolved']);
  });
});

describe('a forgotten password', () => {
  it('is replaced with the proof of the phone; every session ends', async () => {
    const { person, phone } = await someone();
    const old = await signIn(person);

    const outcome = await reset(person.account, await proveContact(phone, person.account));

    expect(outcome).toMatchObject({ code: CODE.ok, msg: 'Your password has been changed.' });
    const status = await call(loginStatus, { headers: presenting(old, person) });
    expect(status.code).toBe(CODE.notLoggedIn);
    expect(await refresh(old)).toBeUndefined();
    await expect(signIn(person)).rejects.toThrow('could not sign in');
    const fresh = await signIn(person, NEXT);
    expect((await call(loginStatus, { headers: presenting(fresh, person) })).code).toBe(CODE.ok);
    expect(await operationsOf(person.schoolId)).toMatchObject([
      { action: 'reset-own-password', userId: person.userId, detail: {} },
    ]);
  });

  it('is replaced once with one proof, also by two at once', async () => {
    const { person, phone } = await someone();
    const proof = await proveContact(phone, person.account);

    const outcomes = await Promise.all([
      reset(person.account, proof),
      reset(person.account, proof),
    ]);

    expect(outcomes.map(({ code }) => code).sort()).toEqual([CODE.ok, CODE.invalid]);
    expect(rulesOf(await reset(person.account, proof))).toEqual(['proof expired']);
  });

  it('is not replaced with the proof of another person, or for another purpose', async () => {
    const { person, phone } = await someone();
    const other = await someone();

    const foreign = await proveContact(other.phone, other.person.account);
    expect(rulesOf(await reset(person.account, foreign))).toEqual(['proof expired']);
    const registering = await proveContact(freshPhone());
    expect(rulesOf(await reset(person.account, registering))).toEqual(['proof expired']);
    expect(phone).not.toBe(other.phone);
    await expect(signIn(person)).resolves.toBeDefined();
  });

  it.each(['createIdentity', 'endAllSessions'] as const)(
    'leaves the proof for another try when the pool is busy with %s',
    async (step) => {
      const { person, phone } = await someone();
      const proof = await proveContact(phone, person.account);
      const visitor = { address: '10.8.8.8', agent: '', language: 'en', requestId: '' } as const;
      const input = { username: person.account, proof, new_pass: NEXT, confirm_pass: NEXT };
      const busy = new CallError(CODE.wait, { reason: 'portal.busy', data: { retryAfter: 5 } });
      const identity = { ...liveDeps.identity, [step]: () => Promise.reject(busy) };

      await expect(resetting(visitor, input, { ...liveDeps, identity })).rejects.toBe(busy);

      const outcomes = await Promise.all([
        reset(person.account, proof),
        reset(person.account, proof),
      ]);
      expect(outcomes.map(({ code }) => code).sort()).toEqual([CODE.ok, CODE.invalid]);
      await expect(signIn(person, NEXT)).resolves.toBeDefined();
    },
  );

  it('must be confirmed, which leaves the proof for another try', async () => {
    const { person, phone } = await someone();
    const proof = await proveContact(phone, person.account);

    expect(rulesOf(await reset(person.account, proof, 'Better457'))).toEqual([
      'confirm_pass confirm',
    ]);
    expect((await reset(person.account, proof)).code).toBe(CODE.ok);
  });

  it('of a person who has never signed in is replaced too', async () => {
    const phone = freshPhone();
    const person: Person = await makePerson(await makeSchool(), ROLE.student, {
      phone,
      defaultPassword: true,
    });

    expect((await reset(person.account, await proveContact(phone, person.account))).code).toBe(1);
    await expect(signIn(person, NEXT)).resolves.toBeDefined();
  });

  it('ends the challenge that the guessing brought', async () => {
    const { person, phone } = await someone();
    const payload = { username: person.account, password: 'wrong1' };
    for (let index = 0; index <= SIGN_IN_LIMITS.challengeAfter; index += 1)
      await call(login, { payload });

    await reset(person.account, await proveContact(phone, person.account));

    await expect(signIn(person, NEXT)).resolves.toBeDefined();
  });
});
