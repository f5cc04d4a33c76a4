import { describe, expect, it } from 'vitest';
import { users } from '#functions/domain/people/user.ts';
import { CODE } from '#shared/codes.ts';
import { messages } from '#shared/messages/contract.ts';
import { maskEmail } from '#shared/people/contacts.ts';
import { maskPhone } from '#shared/people/phones.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { freshEmail, freshPhone, lastCode } from '#tests/factories/contact.ts';
import { operationsOf } from '#tests/factories/operation-log.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';

const { bindContact, sendBindingCode } = messages.endpoints;
const OLD = '13000000000';

const someone = async () => makePerson(await makeSchool(), ROLE.teacher, { phone: OLD });
const send = (person: Person, phone: string) =>
  call(sendBindingCode, { as: person, payload: { user_id: person.userId, phone } });
const bind = (person: Person, phone: string, sms_code: string) =>
  call(bindContact, { as: person, payload: { user_id: person.userId, phone, sms_code } });
const phoneOf = async (person: Person) => (await users.get(person, { consistent: true }))?.phone;

describe('binding an e-mail address', () => {
  it('leaves the phone, and says the address nowhere in the log', async () => {
    const person = await someone();
    const email = freshEmail();
    await call(sendBindingCode, { as: person, payload: { user_id: person.userId, email } });
    const payload = { user_id: person.userId, email, sms_code: await lastCode(email) };

    const outcome = await call(bindContact, { as: person, payload });

    expect(outcome).toMatchObject({ code: CODE.ok, data: { phone: OLD, email } });
    expect(await users.get(person, { consistent: true })).toMatchObject({ phone: OLD, email });
    expect(await operationsOf(person.schoolId)).toMatchObject([
      { action: 'bind-email', detail: { before: '', after: maskEmail(email) } },
    ]);
  });
});

describe('binding a phone', () => {
  it('reads a number as one of the country of the school', async () => {
    const schoolId = await makeSchool({ country: 'GB' });
    const person = await makePerson(schoolId, ROLE.teacher, { phone: OLD });
    const phone = `+447400${Math.floor(100_000 + Math.random() * 900_000)}`;
    await send(person, phone.replace('+44', '0'));

    const outcome = await bind(person, phone, await lastCode(phone));

    expect(outcome).toMatchObject({ code: CODE.ok, data: { phone } });
  });

  it('needs the code that was sent to it, and is remembered without the numbers', async () => {
    const person = await someone();
    const phone = freshPhone();
    await send(person, phone);

    const outcome = await bind(person, phone, await lastCode(phone));

    expect(outcome).toMatchObject({ code: CODE.ok, data: { phone } });
    expect(await phoneOf(person)).toBe(phone);
    expect(await operationsOf(person.schoolId)).toMatchObject([
      {
        action: 'bind-phone',
        userId: person.userId,
        detail: { before: '130****0000', after: maskPhone(phone) },
      },
    ]);
  });

  it('does not take the code of another number or another person', async () => {
    const person = await someone();
    const colleague = await someone();
    const [phone, second] = [freshPhone(), freshPhone()];
    await send(person, phone);
    const code = await lastCode(phone);

    expect((await bind(person, second, code)).code).toBe(CODE.invalid);
    expect((await bind(colleague, phone, code)).code).toBe(CODE.invalid);
    expect(await phoneOf(person)).toBe(OLD);
    expect(await phoneOf(colleague)).toBe(OLD);
  });
});
