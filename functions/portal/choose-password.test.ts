import { describe, expect, it } from 'vitest';
import { endingSessions } from '#functions/domain/people/leave-school.ts';
import { users } from '#functions/domain/people/user.ts';
import { schools } from '#functions/domain/schools/school.ts';
import { type Deps, liveDeps } from '#functions/platform/deps.ts';
import { CallError } from '#functions/platform/errors.ts';
import { verifyToken } from '#functions/platform/tokens.ts';
import { Reply } from '#functions/request/reply.ts';
import { CODE } from '#shared/codes.ts';
import { portal } from '#shared/portal/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { changePerson, makePerson, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { presenting, signIn } from '#tests/factories/session.ts';
import { choosePassword as chooseFirst } from './choose-password.ts';
import { signInVouched } from './sign-in.ts';

const { choosePassword, loginStatus } = portal.endpoints;

/** A child with a first password, who has signed in without it. */
async function freshChild() {
  const child = await makePerson(await makeSchool(), ROLE.student, { defaultPassword: true });
  const user = await users.get(child, { consistent: true });
  const session = user && (await signInVouched(user, liveDeps));
  if (!session) throw new TypeError('nobody signed in');
  return { child, session };
}
const choose = (tokens: { token: string }, person: Person, password: string) =>
  call(choosePassword, {
    headers: presenting(tokens, person),
    language: 'en',
    payload: { user_id: person.userId, new_pass: password, confirm_pass: password },
  });

/** Chooses with a user pool of which some answers are replaced. */
async function chooseWith(
  replaced: Partial<Deps['identity']>,
  { token }: { readonly token: string },
  person: Person,
) {
  const { session } = await verifyToken(token, new Date());
  const [user, school] = await Promise.all([users.get(person), schools.get(person.schoolId)]);
  if (!user || !school) throw new TypeError('nobody');
  const visitor = { address: '10.8.8.8', agent: '', language: 'en', requestId: '' } as const;
  const { schoolId, userId, role } = person;
  const actor = { ...visitor, schoolId, userId, role, user, school, session };
  const input = { user_id: userId, new_pass: 'Better456', confirm_pass: 'Better456' };
  const identity = { ...liveDeps.identity, ...replaced };
  const answer = await chooseFirst(actor, input, { ...liveDeps, identity });
  return answer instanceof Reply ? answer.data : answer;
}

describe('choosing a first password', () => {
  it('needs no old one, goes on in a new session, and works once', async () => {
    const { child, session } = await freshChild();

    const { code, data } = await choose(session, child, 'Better456');

    expect(code).toBe(CODE.ok);
    const status = await call(loginStatus, { headers: presenting(data, child) });
    expect(status.data).toMatchObject({ default_password: 0 });
    await expect(signIn(child, 'Better456')).resolves.toBeDefined();
    expect(await users.get(child)).toMatchObject({ defaultPassword: false });
    expect(await choose(data, child, 'Third789')).toMatchObject({
      code: CODE.forbidden,
      msg: 'You have chosen a password already. Change it in your profile.',
    });
  });

  it('is refused to a session that a reset elsewhere has just ended: 2001', async () => {
    const { child, session } = await freshChild();
    expect((await call(loginStatus, { headers: presenting(session, child) })).code).toBe(CODE.ok);
    // Another process resets: this one still knows the account as it was.
    await changePerson(child, { ...endingSessions(new Date()), firstPassword: 7 });

    const { code } = await choose(session, child, 'Thief123');

    expect(code).toBe(CODE.notLoggedIn);
    await expect(signIn(child, 'Thief123')).rejects.toThrow('could not sign in');
    expect(await users.get(child)).toMatchObject({ defaultPassword: true, firstPassword: 7 });
  });

  it('does not need the pool to look at passwords, which it does not while it is locked', async () => {
    const { child, session } = await freshChild();
    const locked = new CallError(CODE.wait, { reason: 'portal.triedTooOften' });
    const signInAtPool = () => Promise.reject(locked);

    const tokens = await chooseWith({ signIn: signInAtPool }, session, child);

    const { data } = await call(loginStatus, { headers: presenting(tokens, child) });
    expect(data).toMatchObject({ default_password: 0 });
    await expect(signIn(child, 'Better456')).resolves.toBeDefined();
  });

  it.each([
    { firstPassword: 7 },
    { sessionsFrom: Math.floor(Date.now() / 1000) + 1 },
    { defaultPassword: false },
  ])('does not undo what happened meanwhile: %o', async (change) => {
    const { child, session } = await freshChild();
    const endAllSessions = async (account: string) => {
      await liveDeps.identity.endAllSessions(account);
      await changePerson(child, change);
    };

    const chosen = chooseWith({ endAllSessions }, session, child);

    await expect(chosen).rejects.toMatchObject({
      code: CODE.wait,
      details: { reason: 'common.stale' },
    });
    expect(await users.get(child)).toMatchObject({ defaultPassword: true, ...change });
  });

  it.each(['abc12', 'abc 123', '密码密码密码'])('does not take %s', async (password) => {
    const { child, session } = await freshChild();

    expect((await choose(session, child, password)).code).toBe(CODE.invalid);
  });
});
