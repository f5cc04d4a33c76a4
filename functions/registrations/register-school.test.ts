import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { loadClassesTaughtBy } from '#functions/domain/classes/class-lists.ts';
import { users } from '#functions/domain/people/user.ts';
import { schools as schoolItems } from '#functions/domain/schools/school.ts';
import { loadCounts } from '#functions/domain/schools/school-counts.ts';
import { requestRecords } from '#functions/request/request-record.ts';
import { CODE } from '#shared/codes.ts';
import { DAY_MS } from '#shared/days.ts';
import type { FieldError } from '#shared/endpoint.ts';
import { PEOPLE_LIMITS } from '#shared/people/limits.ts';
import { portal } from '#shared/portal/contract.ts';
import { registrations } from '#shared/registrations/contract.ts';
import { REGISTRATION_LIMITS } from '#shared/registrations/limits.ts';
import { call } from '#tests/contract/harness/call.ts';
import { freshEmail, freshPhone, proveContact } from '#tests/factories/contact.ts';
import { freshAccount, newRegistration } from '#tests/factories/registration.ts';

const { registerSchool } = registrations.endpoints;
const { login, loginStatus, menu } = portal.endpoints;
type Registration = Awaited<ReturnType<typeof newRegistration>>;

const register = (payload: Registration) => call(registerSchool, { payload, language: 'en' });
const rulesOf = ({ data }: { data: unknown }) =>
  (data as { errors: readonly FieldError[] }).errors.map(({ field, rule }) => `${field} ${rule}`);

describe('a registration', () => {
  it('opens a school on trial and signs its principal in', async () => {
    const input = await newRegistration();
    const { code, data } = await register(input);

    expect(code).toBe(CODE.ok);
    expect(data).toMatchObject({
      account: input.account,
      school_name: input.school_name,
      real_name: input.real_name,
      role_id: 1,
      school_admin: 1,
      banben_en: 'Trial',
    });
    const school = await schoolItems.get(data.school_id);
    const { start = '', end = '' } = school?.subscription ?? {};
    expect(school).toMatchObject({ edition: 'trial', state: 'active', area: input.area });
    expect(Date.parse(end) - Date.parse(start)).toBe(REGISTRATION_LIMITS.trialDays * DAY_MS);
    expect(await loadCounts(data.school_id)).toMatchObject({
      teachers: 1,
      principals: 1,
      students: 0,
      classes: 1,
      openClasses: 1,
    });
    const own = await loadClassesTaughtBy(data.school_id, data.id);
    expect(own.map(({ name }) => name)).toEqual(['Class 1']);
    const headers = { authorization: `${data.token}_${data.id}` };
    expect((await call(loginStatus, { headers })).data.account).toBe(input.account);
    expect((await call(menu, { headers, payload: { user_id: data.id } })).code).toBe(CODE.ok);
  });

  it('by e-mail opens a school of another country, with its clock and its money', async () => {
    const email = freshEmail();
    const { phone: _, area: _area, ...others } = await newRegistration();
    const place = { country: 'US', time_zone: 'America/New_York', currency: 'USD' } as const;
    const proof = await proveContact(email);
    const payload = { ...others, ...place, email, proof };

    const { code, data } = await call(registerSchool, { payload, language: 'en' });

    expect(code).toBe(CODE.ok);
    expect(data).toMatchObject(place);
    const { schoolId, userId } = { schoolId: data.school_id, userId: data.id };
    expect(await schoolItems.get(schoolId)).toMatchObject({
      country: 'US',
      timeZone: 'America/New_York',
      currency: 'USD',
      language: 'en',
    });
    expect(await users.get({ schoolId, userId })).toMatchObject({ email, phone: '' });
  });

  it.each([
    ['Ana Maria', 'AnaMaria'],
    ["O'Connor", 'OConnor'],
  ])('of %s gives a nickname that the profile accepts', async (real_name, nick) => {
    const { data } = await register({ ...(await newRegistration()), real_name });
    expect(data.nick).toBe(nick);

    const payload = { user_id: data.id, user_nick: data.nick, user_remark: 'x' };
    const headers = { authorization: `${data.token}_${data.id}` };
    expect((await call(portal.endpoints.updateInfo, { headers, payload })).code).toBe(CODE.ok);
  });

  it.each([
    ['time_zone', '+08:00'],
    ['time_zone', 'Mars/Olympus_Mons'],
    ['currency', 'XYZ'],
    ['country', 'XX'],
    ['email', 'nobody@home'],
  ])('with the %s %s is refused', async (field, value) => {
    const payload = { ...(await newRegistration()), [field]: value };
    expect(rulesOf(await call(registerSchool, { payload }))).toEqual([`${field} invalid`]);
  });

  it('in mainland China needs the district', async () => {
    const payload = { ...(await newRegistration()), area: '' };
    expect(rulesOf(await register(payload))).toEqual(['area blank']);
  });

  it('of the longest names fits into its transaction', async () => {
    const input = {
      ...(await newRegistration()),
      school_name: Array.from({ length: REGISTRATION_LIMITS.schoolNameMax }, (_, at) =>
        String.fromCodePoint(0x4e00 + at),
      ).join(''),
      real_name: 'Bcdefghijklmnopqrstu'.slice(0, REGISTRATION_LIMITS.personNameMax),
      account: freshAccount().padEnd(PEOPLE_LIMITS.newAccountMax, '_z'),
    };

    expect((await register(input)).code).toBe(CODE.ok);
  });

  it('repeated answers the same school', async () => {
    const input = await newRegistration();
    const first = await register(input);
    const again = await register(input);

    expect([first.code, again.code]).toEqual([CODE.ok, CODE.ok]);
    expect(again.data.school_id).toBe(first.data.school_id);
    expect(again.data.id).toBe(first.data.id);
  });

  it('sent three times at once makes one school', async () => {
    const input = await newRegistration();

    const outcomes = await Promise.all([register(input), register(input), register(input)]);

    expect(outcomes.map(({ code }) => code)).toEqual([CODE.ok, CODE.ok, CODE.ok]);
    expect(new Set(outcomes.map(({ data }) => data.school_id)).size).toBe(1);
  });

  it('with the same key and another content is refused', async () => {
    const input = await newRegistration();
    await register(input);

    for (const other of [{ school_name: '另一所学校' }, { password: 'Other456' }]) {
      expect(rulesOf(await register({ ...input, ...other }))).toEqual(['request_key used']);
    }
  });

  it('that broke off before the principal could sign in is completed by the next', async () => {
    const input = await newRegistration();
    const first = await register(input);
    // As it was when the process ended after the school was written.
    const id = { person: undefined, call: 'school.register', key: input.request_key };
    const record = await requestRecords.get(id);
    if (!record) throw new TypeError('the request is not remembered');
    await requestRecords.overwrite(id, {
      ...record,
      result: { ...record.result, complete: false },
    });

    const again = await register(input);

    expect(again.data.school_id).toBe(first.data.school_id);
    const { account: username, password } = input;
    expect((await call(login, { payload: { username, password } })).code).toBe(CODE.ok);
  });
});

describe('an account name', () => {
  it('that is taken answers 2005, whatever its case, and leaves the proof for another try', async () => {
    const first = await newRegistration();
    await register(first);
    const second = await newRegistration();

    const taken = await register({ ...second, account: first.account.toUpperCase() });

    expect(taken).toMatchObject({
      code: CODE.exists,
      msg: 'This account is taken. Please choose another one.',
    });
    expect(rulesOf(taken)).toEqual(['account taken']);
    expect((await register(second)).code).toBe(CODE.ok);
  });

  it('that two registrations want at the same time is given to one, who can sign in', async () => {
    const account = freshAccount();
    const inputs = await Promise.all([newRegistration(), newRegistration()]);
    const passwords = ['First1234', 'Second1234'];

    const outcomes = await Promise.all(
      inputs.map((input, index) =>
        register({ ...input, account, password: passwords[index] ?? '' }),
      ),
    );

    expect(outcomes.map(({ code }) => code).sort()).toEqual([CODE.ok, CODE.exists]);
    const winner = outcomes.findIndex(({ code }) => code === CODE.ok);
    const signIns = await Promise.all(
      passwords.map((password) => call(login, { payload: { username: account, password } })),
    );
    expect(signIns.map(({ code }) => code === CODE.ok)).toEqual([winner === 0, winner === 1]);
    expect(signIns[winner]?.data.school_id).toBe(outcomes[winner]?.data.school_id);
  });

  it.each(['abc', '1abcd', 'a b c d', 'a-bcd', 'a'.repeat(17), '账号账号'])(
    'may not be "%s"',
    async (account) => {
      expect(rulesOf(await register({ ...(await newRegistration()), account }))).toEqual([
        'account invalid',
      ]);
    },
  );
});

describe('a registration is refused', () => {
  it('without a proof for that very phone, or with one that was used', async () => {
    const input = await newRegistration();
    const foreign = { ...input, proof: await proveContact(freshPhone()) };
    expect(rulesOf(await register(foreign))).toEqual(['proof expired']);
    await register(input);

    const reused = { ...input, request_key: randomUUID(), account: freshAccount() };
    expect(rulesOf(await register(reused))).toEqual(['proof expired']);
  });

  it.each([
    ['area', '110000'],
    ['area', '999999'],
    ['agreement', '0'],
    ['phone', '1380013800'],
    ['phone', '138001380000'],
    ['school_name', '<b>学校</b>'],
    ['password', 'short'],
  ])('with %s %j', async (field, value) => {
    const outcome = await register({ ...(await newRegistration()), [field]: value });

    expect(outcome.code).toBe(CODE.invalid);
    expect(rulesOf(outcome)).toEqual([`${field} invalid`]);
  });
});
