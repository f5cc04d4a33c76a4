import { describe, expect, it } from 'vitest';
import { users } from '#functions/domain/people/user.ts';
import { CODE } from '#shared/codes.ts';
import { portal } from '#shared/portal/contract.ts';
import { SIGN_IN_LIMITS } from '#shared/portal/limits.ts';
import { ROLE } from '#shared/roles.ts';
import { students } from '#shared/students/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { challengeAnswer } from '#tests/factories/challenge.ts';
import { makeClass } from '#tests/factories/class.ts';
import { loginsOf, operationsOf } from '#tests/factories/operation-log.ts';
import { makePerson } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { makeStudent, studentId } from '#tests/factories/student.ts';

const { cardLogin } = portal.endpoints;
const { makeCards, cardRules, setCardRules, setCardPins } = students.endpoints;
const [RIGHT, WRONG] = ['paw sun paw moon', 'paw sun paw star'];

async function makeScene() {
  const schoolId = await makeSchool();
  const principal = await makePerson(schoolId, ROLE.principal);
  const child = await makeStudent(principal, { defaultPassword: true });
  await call(setCardRules, { as: principal, payload: { pin: '1' } });
  const ids = [studentId(child)];
  const { data } = await call(makeCards, { as: principal, payload: { ids } });
  const token = data.cards[0]?.token ?? '';
  const sourceIp = `10.6.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`;
  const enter = (more: object = {}) =>
    call(cardLogin, { language: 'en', sourceIp, payload: { token, ...more } });
  const setPin = (pin?: string) =>
    call(setCardPins, { as: principal, payload: { ids, ...(pin && { pin }) } });
  return { schoolId, principal, child, enter, setPin };
}

describe('the PIN of a card', () => {
  it('is chosen at the first use, and asked for from then on', async () => {
    const { enter, child, schoolId } = await makeScene();

    expect(await enter()).toMatchObject({
      code: CODE.loginError,
      data: { pin: 'choose', account: child.account },
    });
    expect((await enter({ pin: RIGHT })).data).toMatchObject({ pin: 'choose' });
    expect((await enter({ new_pin: RIGHT })).code).toBe(CODE.ok);
    // The answer was lost, and the same is sent again.
    expect((await enter({ new_pin: RIGHT })).code).toBe(CODE.ok);

    expect((await enter()).data).toMatchObject({ pin: 'enter' });
    expect(await enter({ pin: WRONG })).toMatchObject({
      code: CODE.loginError,
      msg: 'Those are not your four pictures. Please try again.',
      data: { pin: 'enter' },
    });
    expect((await enter({ new_pin: WRONG })).data).toMatchObject({ pin: 'enter' });
    expect((await enter({ pin: RIGHT })).code).toBe(CODE.ok);
    expect((await loginsOf(schoolId)).filter(({ means }) => means === 'card')).toMatchObject([
      expect.anything(),
      expect.anything(),
      expect.anything(),
    ]);
  });

  it('is stored as a hash that differs from child to child', async () => {
    const { enter, child, principal } = await makeScene();
    await enter({ new_pin: RIGHT });
    const other = await makeStudent(principal);
    const payload = { ids: [studentId(other)], pin: RIGHT };
    expect((await call(setCardPins, { as: principal, payload })).data.results[0]?.ok).toBe(true);

    const [one, two] = await Promise.all([users.get(child), users.get(other)]);
    expect(one?.cardPin).toMatch(/^[\w-]{43}$/);
    expect(two?.cardPin).not.toBe(one?.cardPin);
  });

  it('that is wrong again and again demands a challenge, and closes nobody out', async () => {
    const { enter, setPin } = await makeScene();
    await setPin(RIGHT);
    for (let index = 0; index < SIGN_IN_LIMITS.challengeAfter; index += 1)
      expect((await enter({ pin: WRONG })).code).toBe(CODE.loginError);

    expect((await enter({ pin: RIGHT })).data).toMatchObject({ challenge: true, unchecked: true });
    const verificationCode = await challengeAnswer();
    expect((await enter({ pin: RIGHT, verificationCode })).code).toBe(CODE.ok);
  });

  it('is set and taken back by staff, which is logged', async () => {
    const { enter, setPin, schoolId } = await makeScene();
    await setPin(RIGHT);
    expect((await enter({ pin: RIGHT })).code).toBe(CODE.ok);
    await setPin();
    expect((await enter({ pin: RIGHT })).data).toMatchObject({ pin: 'choose' });
    const actions = (await operationsOf(schoolId)).map(({ action }) => action);
    expect(actions).toEqual(
      expect.arrayContaining(['school.card-pin', 'student.card-pin', 'student.card-pin-reset']),
    );
  });

  it('is wanted only while the school says so', async () => {
    const { enter, principal, setPin } = await makeScene();
    await setPin(RIGHT);
    expect((await call(cardRules, { as: principal })).data).toEqual({ pin: true });
    await call(setCardRules, { as: principal, payload: { pin: '0' } });
    expect((await call(cardRules, { as: principal })).data).toEqual({ pin: false });
    expect((await enter()).code).toBe(CODE.ok);
  });

  it('is set by a teacher for own students only', async () => {
    const { child, schoolId } = await makeScene();
    const teacher = await makePerson(schoolId, ROLE.teacher);
    await makeClass(teacher, []);
    const payload = { ids: [studentId(child)], pin: RIGHT };
    expect((await call(setCardPins, { as: teacher, payload })).code).toBe(CODE.forbidden);
  });

  it.each(['paw sun paw', 'paw sun paw dragon', 'paw,sun,paw,moon', '字'])(
    'is not %s',
    async (pin) => {
      const { enter } = await makeScene();
      expect((await enter({ pin })).code).toBe(CODE.invalid);
    },
  );
});
