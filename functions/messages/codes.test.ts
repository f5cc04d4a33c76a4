import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeTicket } from '#functions/domain/people/code-ticket.ts';
import { CODE } from '#shared/codes.ts';
import type { FieldError } from '#shared/endpoint.ts';
import { messages, type Purpose } from '#shared/messages/contract.ts';
import { MESSAGE_LIMITS } from '#shared/messages/limits.ts';
import { isEmail, maskContact } from '#shared/people/contacts.ts';
import { maskPhone } from '#shared/people/phones.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { challengeAnswer } from '#tests/factories/challenge.ts';
import {
  freshEmail,
  freshPhone,
  lastCode,
  messagesTo,
  requestCode,
  sendRecoveryCode,
  sendRegistrationCode,
} from '#tests/factories/contact.ts';
import { makePerson, makeSigner } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';

const { sendCode, verifyCode } = messages.endpoints;

const verify = (ticket: string, sms_code: string, purpose: Purpose = 'register') =>
  call(verifyCode, { payload: { purpose, ticket, sms_code }, language: 'en' });
const ruleOf = ({ data }: { data: unknown }) =>
  (data as { errors: readonly FieldError[] }).errors.map(({ field, rule }) => `${field} ${rule}`);
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function sentCode() {
  const phone = freshPhone();
  const ticket = await sendRegistrationCode(phone);
  return { phone, ticket, sms_code: await lastCode(phone) };
}

/** From now on, each new code is this one. */
function allCodesAre(code: string): void {
  vi.spyOn(crypto, 'randomInt').mockImplementation(() => Number(code));
  syncBuiltinESMExports();
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});
const later = (seconds: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });

describe('a code', () => {
  it('goes to the phone in the language of the caller, and nowhere else', async () => {
    const phone = freshPhone();
    const outcome = await requestCode(phone);

    expect(outcome).toMatchObject({
      code: CODE.ok,
      data: { phone: maskPhone(phone), valid: 300, wait: 60 },
    });
    const [text = ''] = await messagesTo(phone);
    expect(text).toMatch(/^\[Cloud Classroom\] Your code is \d{6}\. It is valid for 5 minutes\./);
    expect(outcome.body + outcome.lines.join()).not.toContain(await lastCode(phone));
  });

  it.each(['+12125550123', 'Lee@School.example'])('goes to %s as well', async (typed) => {
    const contact = typed.toLowerCase();
    const outcome = await requestCode(typed);

    expect(outcome).toMatchObject({
      code: CODE.ok,
      data: { [isEmail(contact) ? 'email' : 'phone']: maskContact(contact) },
    });
    const payload = {
      purpose: 'register',
      ticket: outcome.data.ticket,
      sms_code: await lastCode(contact),
    } as const;
    expect((await call(verifyCode, { payload })).code).toBe(CODE.ok);
  });

  it('does not go to an e-mail address where no e-mails are sent', async () => {
    vi.stubEnv('MAIL_FROM', '');
    expect(ruleOf(await requestCode(freshEmail()))).toEqual(['email unavailable']);
    vi.unstubAllEnvs();
  });

  it('for a forgotten password goes to all that is bound', async () => {
    const bound = { phone: freshPhone(), email: freshEmail() };
    const { account } = await makeSigner(await makeSchool(), ROLE.teacher, bound);
    const ticket = await sendRecoveryCode(account);

    const code = await lastCode(bound.email);
    expect(code).toBe(await lastCode(bound.phone));
    expect((await verify(ticket, code, 'password')).code).toBe(CODE.ok);
  });

  it('is right once', async () => {
    const { ticket, sms_code } = await sentCode();

    expect(await verify(ticket, sms_code)).toMatchObject({
      code: CODE.ok,
      data: {
        proof: expect.stringMatching(/^[\w-]{32}$/),
        valid: MESSAGE_LIMITS.phoneProofSeconds,
      },
    });
    expect(ruleOf(await verify(ticket, sms_code))).toEqual(['sms_code expired']);
  });

  it('gives one proof to two who send it at the same moment', async () => {
    const { ticket, sms_code } = await sentCode();

    const outcomes = await Promise.all([verify(ticket, sms_code), verify(ticket, sms_code)]);

    expect(outcomes.map(({ code }) => code).sort()).toEqual([CODE.ok, CODE.invalid]);
  });

  it('may be tried five times, and then not even with the right one', async () => {
    const { ticket, sms_code } = await sentCode();
    const messagesSeen: string[] = [];
    for (let index = 0; index < MESSAGE_LIMITS.codeTries; index += 1)
      messagesSeen.push((await verify(ticket, other(sms_code))).msg);

    expect(messagesSeen).toEqual([
      'The code is not correct; tries left: 4',
      'The code is not correct; tries left: 3',
      'The code is not correct; tries left: 2',
      'The code is not correct; tries left: 1',
      'Too many wrong codes. Please get a new one.',
    ]);
    expect(ruleOf(await verify(ticket, sms_code))).toEqual(['sms_code exhausted']);
  });

  it('tried often at once is still tried five times only', async () => {
    const { ticket, sms_code } = await sentCode();

    const tries = Array.from({ length: 12 }, () => verify(ticket, other(sms_code)));
    const rules = (await Promise.all(tries)).flatMap(ruleOf);

    expect(rules.filter((rule) => rule === 'sms_code wrong')).toHaveLength(4);
    expect(ruleOf(await verify(ticket, sms_code))).toEqual(['sms_code exhausted']);
  });

  // The calls themselves take time, too.
  it.each([
    [MESSAGE_LIMITS.codeSeconds - 20, CODE.ok],
    [MESSAGE_LIMITS.codeSeconds + 1, CODE.invalid],
  ])('counts %i seconds later: code %i', async (seconds, expected) => {
    const { ticket, sms_code } = await sentCode();
    later(seconds);

    expect((await verify(ticket, sms_code)).code).toBe(expected);
  });

  it('is of no use with another ticket or for another purpose', async () => {
    const { ticket, sms_code } = await sentCode();
    const second = await sentCode();
    const payload = { purpose: 'password', ticket, sms_code } as const;

    if (second.sms_code !== sms_code)
      expect(ruleOf(await verify(second.ticket, sms_code))).toEqual(['sms_code wrong']);
    expect(ruleOf(await call(verifyCode, { payload }))).toEqual(['sms_code expired']);
    for (const spoiled of [`x${ticket}`, `${ticket}x`, `${ticket}=`, ticket.slice(0, -1)])
      expect(ruleOf(await verify(spoiled, sms_code))).toEqual(['sms_code expired']);
    expect(ruleOf(await verify('none', sms_code))).toEqual(['sms_code expired']);
  });

  it('cannot be used up by somebody who has another one sent to the same phone', async () => {
    const { phone, ticket, sms_code } = await sentCode();
    later(MESSAGE_LIMITS.codeGapSeconds + 1);
    const stranger = await sendRegistrationCode(phone);
    const strange = await lastCode(phone);
    for (let index = 0; index < MESSAGE_LIMITS.codeTries; index += 1)
      await verify(stranger, other(strange));

    expect((await verify(ticket, sms_code)).code).toBe(CODE.ok);
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

  it('names a phone or brings a ticket, as the purpose needs', async () => {
    expect(ruleOf(await requestCode(undefined))).toEqual(['phone required']);
    const payload = { purpose: 'password', verificationCode: 'x' } as const;
    expect(ruleOf(await call(sendCode, { payload }))).toEqual(['ticket required']);
  });

  it.each(['1380013800', '138001380000', '12800138000'])(
    'is refused the number %s',
    async (phone) => {
      const outcome = await requestCode(phone);

      expect(outcome).toMatchObject({
        code: CODE.invalid,
        msg: 'Please enter a correct mobile number (11 digits in mainland China), with + and country code if it is from another country',
      });
    },
  );
});

describe('a code for a forgotten password', () => {
  it('goes to the phone of the account', async () => {
    const phone = freshPhone();
    const { account } = await makePerson(await makeSchool(), ROLE.teacher, { phone });

    await sendRecoveryCode(account.toUpperCase());

    expect(await messagesTo(phone)).toHaveLength(1);
  });

  it('cannot be asked for with a ticket of before, or one that was made up', async () => {
    const { signed } = await makeTicket(
      { purpose: 'password', name: 'somebody' },
      new Date(Date.now() - MESSAGE_LIMITS.codeTicketSeconds * 1000),
    );
    for (const ticket of [signed, 'e30.AAAA', 'none']) {
      const verificationCode = await challengeAnswer();
      const payload = { purpose: 'password', ticket, verificationCode } as const;
      expect(ruleOf(await call(sendCode, { payload }))).toEqual(['ticket expired']);
    }
  });

  it('reaches a phone at most twenty times a day, and what is not sent is not right', async () => {
    const phone = freshPhone();
    const { account } = await makePerson(await makeSchool(), ROLE.teacher, { phone });

    const code = '135790';
    allCodesAre(code);
    const tickets: string[] = [];
    for (let index = 0; index < MESSAGE_LIMITS.recoveriesPerDay + 3; index += 1)
      tickets.push(await sendRecoveryCode(account));

    expect(await messagesTo(phone)).toHaveLength(MESSAGE_LIMITS.recoveriesPerDay);
    expect(await lastCode(phone)).toBe(code);
    const tried = await Promise.all(tickets.map((ticket) => verify(ticket, code, 'password')));
    const [sent, withheld] = [MESSAGE_LIMITS.recoveriesPerDay, 3];
    const codes = tried.map((outcome) => outcome.code);
    expect(codes.slice(0, sent)).toEqual(new Array(sent).fill(CODE.ok));
    expect(tried.slice(sent).flatMap(ruleOf)).toEqual(new Array(withheld).fill('sms_code wrong'));
  });
});
