import { afterEach, describe, expect, it, vi } from 'vitest';
import { CODE } from '#shared/codes.ts';
import type { FieldError } from '#shared/contracts/endpoint.ts';
import { messages } from '#shared/contracts/messages.ts';
import { LIMITS } from '#shared/limits.ts';
import { maskPhone } from '#shared/phones.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makePerson } from '#tests/factories/person.ts';
import { freshPhone, lastCode, messagesTo, requestCode } from '#tests/factories/phone.ts';
import { makeSchool } from '#tests/factories/school.ts';

const { sendCode, verifyCode } = messages.endpoints;

const verify = (phone: string, sms_code: string) =>
  call(verifyCode, { payload: { purpose: 'register', phone, sms_code }, language: 'en' });
const ruleOf = ({ data }: { data: unknown }) =>
  (data as { errors: readonly FieldError[] }).errors.map(({ field, rule }) => `${field} ${rule}`);
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function sentCode() {
  const phone = freshPhone();
  const { code } = await requestCode({ purpose: 'register', phone });
  expect(code).toBe(CODE.ok);
  return { phone, sms_code: await lastCode(phone) };
}

afterEach(() => {
  vi.useRealTimers();
});
const later = (seconds: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });

describe('a code', () => {
  it('goes to the phone in the language of the caller, and nowhere else', async () => {
    const phone = freshPhone();
    const outcome = await requestCode({ purpose: 'register', phone });

    expect(outcome).toMatchObject({
      code: CODE.ok,
      data: { phone: maskPhone(phone), valid: 300, wait: 60 },
    });
    const [text = ''] = await messagesTo(phone);
    expect(text).toMatch(/^\[Cloud Classroom\] Your code is \d{6}\. It is valid for 5 minutes\./);
    expect(outcome.body + outcome.lines.join()).not.toContain(await lastCode(phone));
  });

  it('is right once', async () => {
    const { phone, sms_code } = await sentCode();

    expect(await verify(phone, sms_code)).toMatchObject({
      code: CODE.ok,
      data: { proof: expect.stringMatching(/^[\w-]{32}$/), valid: LIMITS.phoneProofSeconds },
    });
    expect(ruleOf(await verify(phone, sms_code))).toEqual(['sms_code expired']);
  });

  it('gives one proof to two who send it at the same moment', async () => {
    const { phone, sms_code } = await sentCode();

    const outcomes = await Promise.all([verify(phone, sms_code), verify(phone, sms_code)]);

    expect(outcomes.map(({ code }) => code).sort()).toEqual([CODE.ok, CODE.invalid]);
  });

  it('may be tried five times, and then not even with the right one', async () => {
    const { phone, sms_code } = await sentCode();
    const messagesSeen: string[] = [];
    for (let index = 0; index < LIMITS.codeTries; index += 1)
      messagesSeen.push((await verify(phone, other(sms_code))).msg);

    expect(messagesSeen).toEqual([
      'The code is not correct; tries left: 4',
      'The code is not correct; tries left: 3',
      'The code is not correct; tries left: 2',
      'The code is not correct; tries left: 1',
      'Too many wrong codes. Please get a new one.',
    ]);
    expect(ruleOf(await verify(phone, sms_code))).toEqual(['sms_code exhausted']);
  });

  it('tried often at once is still tried five times only', async () => {
    const { phone, sms_code } = await sentCode();

    const tries = Array.from({ length: 12 }, () => verify(phone, other(sms_code)));
    const rules = (await Promise.all(tries)).flatMap(ruleOf);

    expect(rules.filter((rule) => rule === 'sms_code wrong')).toHaveLength(4);
    expect(ruleOf(await verify(phone, sms_code))).toEqual(['sms_code exhausted']);
  });

  it.each([
    [LIMITS.codeSeconds - 1, CODE.ok],
    [LIMITS.codeSeconds + 1, CODE.invalid],
  ])('counts %i seconds later: code %i', async (seconds, expected) => {
    const { phone, sms_code } = await sentCode();
    later(seconds);

    expect((await verify(phone, sms_code)).code).toBe(expected);
  });

  it('is of no use for another phone or purpose', async () => {
    const { sms_code } = await sentCode();
    const person = await makePerson(await makeSchool(), ROLE.teacher, { phone: freshPhone() });
    const payload = { purpose: 'password', account: person.account, sms_code } as const;

    expect(ruleOf(await verify(freshPhone(), sms_code))).toEqual(['sms_code expired']);
    expect(ruleOf(await call(verifyCode, { payload }))).toEqual(['sms_code expired']);
  });

  it('of before is worthless when a new one was sent', async () => {
    const { phone, sms_code } = await sentCode();
    later(LIMITS.codeGapSeconds + 1);
    await requestCode({ purpose: 'register', phone });
    const next = await lastCode(phone);

    if (next !== sms_code)
      expect(ruleOf(await verify(phone, sms_code))).toEqual(['sms_code wrong']);
    expect((await verify(phone, next)).code).toBe(CODE.ok);
  });
});

describe('a visitor who asks for a code', () => {
  it('must have worked for it, each time anew', async () => {
    const phone = freshPhone();
    const verificationCode = Buffer.from('{"challenge":{}}').toString('base64');

    const outcome = await call(sendCode, {
      payload: { purpose: 'register', phone, verificationCode },
    });

    expect(ruleOf(outcome)).toEqual(['verificationCode unsolved']);
    expect(await messagesTo(phone)).toEqual([]);
  });

  it('names a phone or an account, as the purpose needs', async () => {
    expect(ruleOf(await requestCode({ purpose: 'register' }))).toEqual(['phone required']);
    expect(ruleOf(await requestCode({ purpose: 'password', phone: freshPhone() }))).toEqual([
      'account required',
    ]);
  });

  it.each(['1380013800', '138001380000', '12800138000'])(
    'is refused the number %s',
    async (phone) => {
      const outcome = await requestCode({ purpose: 'register', phone });

      expect(outcome).toMatchObject({
        code: CODE.invalid,
        msg: 'Please enter a mobile number of 11 digits',
      });
    },
  );
});

describe('a code for a forgotten password', () => {
  const someone = async (values: object) => makePerson(await makeSchool(), ROLE.teacher, values);
  const ask = (account: string) => requestCode({ purpose: 'password', account });

  it('goes to the phone of the account', async () => {
    const phone = freshPhone();
    const { account } = await someone({ phone });

    expect((await ask(account.toUpperCase())).data.phone).toBe(maskPhone(phone));
    expect(await messagesTo(phone)).toHaveLength(1);
  });

  it('needs an account that there is, that may act, and that has a phone', async () => {
    const disabled = await someone({ phone: freshPhone(), disabled: true });
    const phoneless = await someone({ phone: '' });

    expect((await ask('nobody-of-this-name')).code).toBe(CODE.notFound);
    expect((await ask(disabled.account)).code).toBe(CODE.forbidden);
    expect(await ask(phoneless.account)).toMatchObject({
      code: CODE.forbidden,
      msg: 'No phone is bound to this account. Please ask your school to reset the password.',
    });
  });
});
