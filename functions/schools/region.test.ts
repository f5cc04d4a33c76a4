import { expect, it } from 'vitest';
import { schools as schoolItems } from '#functions/domain/schools/school.ts';
import { CODE } from '#shared/codes.ts';
import { schools } from '#shared/contracts/schools.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';

const { region, editRegion } = schools.endpoints;
const NEW_YORK = {
  country: 'US',
  time_zone: 'America/New_York',
  currency: 'USD',
  language: 'en',
} as const;

const principal = async () => makePerson(await makeSchool(), ROLE.principal);
const read = async (as: Person) => (await call(region, { as })).data;

it('a school moves to another country, once for a revision', async () => {
  const person = await principal();
  const { rev, ...before } = await read(person);
  expect(before).toEqual({
    country: 'CN',
    time_zone: 'Asia/Shanghai',
    currency: 'CNY',
    language: 'zh',
  });

  const first = await call(editRegion, { as: person, payload: { ...NEW_YORK, rev } });
  const again = await call(editRegion, { as: person, payload: { ...NEW_YORK, rev } });

  expect(first).toMatchObject({ code: CODE.ok, data: NEW_YORK });
  expect(again).toMatchObject({ code: CODE.wait, data: { current: NEW_YORK } });
  expect(await schoolItems.get(person.schoolId)).toMatchObject({ timeZone: 'America/New_York' });
});
