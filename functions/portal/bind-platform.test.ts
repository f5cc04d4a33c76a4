import { createHmac } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { CODE } from '#shared/codes.ts';
import { portal } from '#shared/portal/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';

const { bindPlatform, loginStatus } = portal.endpoints;
const platform = process.env.PROGRAMMING_PLATFORM_URL;
const freshPerson = async () => makePerson(await makeSchool(), ROLE.student);
const bind = (person: Person) =>
  call(bindPlatform, { as: person, language: 'en', payload: { user_id: person.userId } });

afterEach(() => {
  process.env.PROGRAMMING_PLATFORM_URL = platform;
});

describe('the programming platform', () => {
  it('is bound, and a signed link answered that ends soon', async () => {
    const person = await freshPerson();

    const outcome = await bind(person);

    expect(outcome).toMatchObject({
      code: CODE.ok,
      msg: 'Your account is bound.',
      data: { bcb: 1 },
    });
    const { origin, searchParams } = new URL(outcome.data.url);
    expect(origin).toBe('https://programming.example');
    const { user, expires, signature } = Object.fromEntries(searchParams);
    expect(user).toBe(person.userId);
    expect(Number(expires) - Date.now() / 1000).toBeLessThanOrEqual(300);
    const { programmingKey } = JSON.parse(process.env.SECRETS ?? '');
    const expected = createHmac('sha256', programmingKey).update(`${user}.${expires}`);
    expect(signature).toBe(expected.digest('base64url'));
  });

  it('shows in the stored user info, and binding again changes nothing', async () => {
    const person = await freshPerson();
    await bind(person);
    const again = await bind(person);

    expect(again.code).toBe(CODE.ok);
    expect(JSON.parse(again.lines[0] ?? '').writeUnits).toBe(0);
    expect((await call(loginStatus, { as: person })).data.bcb).toBe(1);
  });

  it('refreshes the flag without a body', async () => {
    const person = await freshPerson();
    const before = await call(bindPlatform, { as: person, raw: {} });
    await bind(person);
    const after = await call(bindPlatform, { as: person, raw: {} });

    expect(before).toMatchObject({ code: CODE.ok, data: { bcb: 0, url: '' } });
    expect(after).toMatchObject({ code: CODE.ok, data: { bcb: 1 } });
  });

  it('that is not connected answers an error', async () => {
    delete process.env.PROGRAMMING_PLATFORM_URL;

    const outcome = await bind(await freshPerson());

    expect(outcome).toMatchObject({
      code: CODE.error,
      status: 200,
      msg: 'No programming platform is connected.',
    });
  });
});
