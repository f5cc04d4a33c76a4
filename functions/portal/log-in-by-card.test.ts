import { afterEach, describe, expect, it, vi } from 'vitest';
import { users } from '#functions/domain/people/user.ts';
import { CODE } from '#shared/codes.ts';
import { portal } from '#shared/contracts/portal.ts';
import { students } from '#shared/contracts/students.ts';
import { LIMITS } from '#shared/limits.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { challengeAnswer } from '#tests/factories/challenge.ts';
import { makeClass } from '#tests/factories/class.ts';
import { loginsOf } from '#tests/factories/operation-log.ts';
import {
  changePerson,
  makePerson,
  makeSigner,
  PASSWORD,
  type Person,
} from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { presenting, refresh, signIn } from '#tests/factories/session.ts';
import { makeStudent, studentId } from '#tests/factories/student.ts';

const { cardLogin, choosePassword, loginStatus } = portal.endpoints;
const { makeCards } = students.endpoints;

async function makeScene(student?: Person) {
  const schoolId = student?.schoolId ?? (await makeSchool());
  const principal = await makePerson(schoolId, ROLE.principal);
  const child = student ?? (await makeStudent(principal, { defaultPassword: true }));
  return { schoolId, principal, child };
}
const cards = (as: Person, people: readonly Person[]) =>
  call(makeCards, { as, language: 'en', payload: { ids: people.map(studentId) } });
async function cardOf(principal: Person, child: Person): Promise<string> {
  const { data, body } = await cards(principal, [child]);
  const [card] = data.cards;
  if (!card) throw new Error(`no card: ${body}`);
  return card.token;
}
const enter = (token: string, sourceIp?: string, verificationCode?: string) =>
  call(cardLogin, {
    language: 'en',
    sourceIp,
    payload: { token, ...(verificationCode && { verificationCode }) },
  });
const choose = (tokens: { token: string }, person: Person, password: string) =>
  call(choosePassword, {
    headers: presenting(tokens, person),
    language: 'en',
    payload: { user_id: person.userId, new_pass: password, confirm_pass: password },
  });

afterEach(() => vi.useRealTimers());

describe('a sign-in card', () => {
  it('names the student and the class', async () => {
    const { principal, child } = await makeScene();
    await makeClass(principal, [child], { name: '周六班' });

    const { data } = await cards(principal, [child]);

    expect(data).toMatchObject({
      cards: [{ id: child.userId, name: child.name, account: child.account, class: '周六班' }],
      refused: [],
    });
    const minutes = (Date.parse(data.cards[0]?.expires ?? '') - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(9.9);
    expect(minutes).toBeLessThanOrEqual(10);
  });

  it('signs in a child who never did, and who is to choose a password', async () => {
    const { principal, child, schoolId } = await makeScene();

    const { code, data } = await enter(await cardOf(principal, child));

    expect(code).toBe(CODE.ok);
    expect(data).toMatchObject({ id: child.userId, default_password: 1, role_id: 2 });
    expect((await call(loginStatus, { headers: presenting(data, child) })).code).toBe(CODE.ok);
    expect((await loginsOf(schoolId)).map(({ result }) => result)).toEqual(['signed-in']);
  });

  it('sets a chosen password back and ends the sessions of it', async () => {
    const known = await makeSigner(await makeSchool(), ROLE.student);
    const { principal, child } = await makeScene(known);
    const before = await signIn(child);

    const { data } = await enter(await cardOf(principal, child));

    await expect(signIn(child, PASSWORD)).rejects.toThrow('could not sign in');
    expect((await call(loginStatus, { headers: presenting(before, child) })).code).toBe(2001);
    expect(await refresh(before)).toBeUndefined();
    expect((await call(loginStatus, { headers: presenting(data, child) })).code).toBe(CODE.ok);
  });

  it('counts once, also for two at the same time', async () => {
    const { principal, child } = await makeScene();
    const token = await cardOf(principal, child);

    const codes = (await Promise.all([1, 2, 3].map(() => enter(token)))).map(({ code }) => code);

    expect(codes.sort()).toEqual([CODE.ok, CODE.loginError, CODE.loginError]);
    expect(await enter(token)).toMatchObject({
      code: CODE.loginError,
      msg: 'This sign-in card is no longer valid. Please ask your teacher for a new one.',
    });
  });

  it('is worth nothing after ten minutes', async () => {
    const { principal, child } = await makeScene();
    const token = await cardOf(principal, child);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + LIMITS.cardSeconds * 1000 + 1000 });

    expect((await enter(token)).code).toBe(CODE.loginError);
  });

  it.each([
    [{ disabled: true }, 'portal.disabled'],
    [{ licensed: false }, 'portal.unlicensed'],
  ])('is neither made nor accepted for a student with %o', async (bar, rule) => {
    const { principal, child } = await makeScene();
    const token = await cardOf(principal, child);
    await changePerson(child, bar);

    expect((await enter(token)).code).toBe(CODE.forbidden);
    const { data } = await cards(principal, [child]);
    expect(data.cards).toEqual([]);
    expect(data.refused).toMatchObject([{ id: child.userId, errors: [{ rule }] }]);
  });

  it('that is wrong counts against its address', async () => {
    const { principal, child } = await makeScene();
    const address = `10.7.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`;
    for (let index = 0; index < LIMITS.loginChallengeAfter; index += 1)
      expect((await enter(`wrong${index}`, address)).code).toBe(CODE.loginError);
    const token = await cardOf(principal, child);

    expect(await enter(token, address)).toMatchObject({
      code: CODE.loginError,
      data: { challenge: true },
    });
    expect((await enter(token, address, await challengeAnswer())).code).toBe(CODE.ok);
  });

  it('is made by a teacher for own students only', async () => {
    const { principal, child, schoolId } = await makeScene();
    const teacher = await makePerson(schoolId, ROLE.teacher);
    const own = await makeStudent(principal);
    await makeClass(teacher, [own]);

    expect((await cards(teacher, [child])).code).toBe(CODE.forbidden);
    const { data } = await cards(teacher, [own, child]);
    expect(data.cards.map(({ id }) => id)).toEqual([own.userId]);
    expect(data.refused.map(({ id }) => id)).toEqual([child.userId]);
  });
});

describe('choosing a first password', () => {
  it('needs no old one, goes on in a new session, and works once', async () => {
    const { principal, child } = await makeScene();
    const { data: session } = await enter(await cardOf(principal, child));

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

  it.each(['abc12', 'abc 123', '密码密码密码'])('does not take %s', async (password) => {
    const { principal, child } = await makeScene();
    const { data: session } = await enter(await cardOf(principal, child));

    expect((await choose(session, child, password)).code).toBe(CODE.invalid);
  });
});
