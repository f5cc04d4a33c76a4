import { afterEach, describe, expect, it, vi } from 'vitest';
import { classes } from '#shared/classes/contract.ts';
import { CODE } from '#shared/codes.ts';
import type { ClassId } from '#shared/ids.ts';
import { notices as noticesContract } from '#shared/notices/contract.ts';
import { portal } from '#shared/portal/contract.ts';
import { SIGN_IN_LIMITS } from '#shared/portal/limits.ts';
import { ROLE } from '#shared/roles.ts';
import { students } from '#shared/students/contract.ts';
import { STUDENT_LIMITS } from '#shared/students/limits.ts';
import { ABILITIES } from '#shared/teachers/abilities.ts';
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

const { cardLogin, loginStatus } = portal.endpoints;
const { makeCards } = students.endpoints;
const { list: inboxOf } = noticesContract.endpoints;

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
const daysUntil = (end = ''): number => Math.round((Date.parse(end) - Date.now()) / 86_400_000);

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
    expect(daysUntil(data.cards[0]?.expires)).toBe(STUDENT_LIMITS.cardDays);
  });

  it('signs in a child who never did, and says so', async () => {
    const { principal, child, schoolId } = await makeScene();

    const { code, data } = await enter(await cardOf(principal, child));

    expect(code).toBe(CODE.ok);
    expect(data).toMatchObject({ id: child.userId, default_password: 1, role_id: 2, by_card: 1 });
    const status = await call(loginStatus, { headers: presenting(data, child) });
    expect(status).toMatchObject({ code: CODE.ok, data: { by_card: 1 } });
    expect(await loginsOf(schoolId)).toMatchObject([{ result: 'signed-in', means: 'card' }]);
  });

  it('changes no password and ends no session, and can be used again', async () => {
    const known = await makeSigner(await makeSchool(), ROLE.student);
    const { principal, child } = await makeScene(known);
    const before = await signIn(child);
    const token = await cardOf(principal, child);

    const sessions = [await enter(token), await enter(token)];

    expect(sessions.map(({ code }) => code)).toEqual([CODE.ok, CODE.ok]);
    expect(sessions[0]?.data).toMatchObject({ default_password: 0 });
    await expect(signIn(child, PASSWORD)).resolves.toBeDefined();
    for (const tokens of [before, ...sessions.map(({ data }) => data)])
      expect((await call(loginStatus, { headers: presenting(tokens, child) })).code).toBe(CODE.ok);
    expect(await refresh(before)).toBeDefined();
  });

  it('is worth nothing once another one is made, or it is revoked', async () => {
    const { principal, child } = await makeScene();
    const lost = await cardOf(principal, child);
    const next = await cardOf(principal, child);

    expect(await enter(lost)).toMatchObject({
      code: CODE.loginError,
      msg: 'This sign-in card is no longer valid. Please ask your teacher for a new one.',
    });
    expect((await enter(next)).code).toBe(CODE.ok);
    const revoking = { as: principal, payload: { ids: [studentId(child)] } };
    expect((await call(students.endpoints.revokeCards, revoking)).data.results[0]?.ok).toBe(true);
    expect((await call(students.endpoints.revokeCards, revoking)).data.results[0]?.ok).toBe(true);
    expect((await enter(next)).code).toBe(CODE.loginError);
  });

  it('is over with the last class of the student', async () => {
    const { principal, child } = await makeScene();
    const day = (days: number) =>
      new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    await makeClass(principal, [child], { end: day(20) });
    await makeClass(principal, [child], { end: day(40) });
    const { data } = await cards(principal, [child]);
    expect(daysUntil(data.cards[0]?.expires)).toBeGreaterThanOrEqual(40);
    expect(daysUntil(data.cards[0]?.expires)).toBeLessThanOrEqual(42);
    const token = data.cards[0]?.token ?? '';
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 43 * 86_400_000 });

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
    for (let index = 0; index < SIGN_IN_LIMITS.challengeAfter; index += 1)
      expect((await enter(`wrong${index}`, address)).code).toBe(CODE.loginError);
    const token = await cardOf(principal, child);

    expect(await enter(token, address)).toMatchObject({
      code: CODE.loginError,
      data: { challenge: true },
    });
    expect((await enter(token, address, await challengeAnswer())).code).toBe(CODE.ok);
  });

  it('is made by a teacher for own students only, and principals are told', async () => {
    const { principal, child, schoolId } = await makeScene();
    const teacher = await makePerson(schoolId, ROLE.teacher);
    const own = await makeStudent(principal);
    await makeClass(teacher, [own]);

    expect((await cards(teacher, [child])).code).toBe(CODE.forbidden);
    const { data } = await cards(teacher, [own, child]);
    expect(data.cards.map(({ id }) => id)).toEqual([own.userId]);
    expect(data.refused.map(({ id }) => id)).toEqual([child.userId]);
    const { data: notices } = await call(inboxOf, {
      as: principal,
      language: 'en',
      payload: { user_id: principal.userId },
    });
    expect(notices.list).toMatchObject([
      { title: `${teacher.name} made sign-in cards`, body: expect.stringContaining(own.name) },
    ]);
  });

  it('is not made by a teacher who took the child into the own class', async () => {
    const { principal, child, schoolId } = await makeScene();
    const teacher = await makePerson(schoolId, ROLE.teacher, { abilities: [...ABILITIES] });
    const [first, second] = [await makeClass(teacher, []), await makeClass(teacher, [])];
    const take = (class_id: ClassId, as: Person) =>
      call(classes.endpoints.join, {
        as,
        payload: { class_id, student_ids: [studentId(child)] },
      });
    const refusals = async () => (await cards(teacher, [child])).data.refused;

    // From elsewhere into the own class, then from there into another own class.
    for (const classId of [first, second]) {
      expect((await take(classId, teacher)).data.results[0]?.ok).toBe(true);
      expect(await refusals()).toMatchObject([{ errors: [{ rule: 'students.notEntrusted' }] }]);
    }
    const ids = [studentId(child)];
    const reset = await call(students.endpoints.resetPassword, { as: teacher, payload: { ids } });
    expect(reset.data.results).toMatchObject([{ ok: false, initial_password: null }]);

    await take(await makeClass(teacher, []), principal);
    expect(await refusals()).toEqual([]);
  });
});
