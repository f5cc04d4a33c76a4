import { describe, expect, it } from 'vitest';
import { users } from '#functions/domain/people/user.ts';
import { CODE } from '#shared/codes.ts';
import { messages } from '#shared/contracts/messages.ts';
import { maskPhone } from '#shared/phones.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { operationsOf } from '#tests/factories/operation-log.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { freshPhone, lastCode } from '#tests/factories/phone.ts';
import { makeSchool } from '#tests/factories/school.ts';

const { bindPhone, sendBindingCode } = messages.endpoints;
const OLD = '13000000000';

const someone = async () => makePerson(await makeSchool(), ROLE.teacher, { phone: OLD });
const send = (person: Person, phone: string) =>
  call(sendBindingCode, { as: person, payload: { user_id: person.userId, phone } });
const bind = (person: Person, phone: string, sms_code: string) =>
  call(bindPhone, { as: person, payload: { user_id: person.userId, phone, sms_code } });
const phoneOf = async (person: Person) => (await users.get(person, { consistent: true }))?.phone;

describe('binding a phone', () => {
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
