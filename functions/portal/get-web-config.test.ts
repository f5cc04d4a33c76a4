import { afterEach, describe, expect, it } from 'vitest';
import { CODE } from '#shared/codes.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#shared/people/accounts.ts';
import { portal } from '#shared/portal/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeSchool } from '#tests/factories/school.ts';

const { webConfig } = portal.endpoints;
const given = process.env.DEMO;

afterEach(() => {
  process.env.DEMO = given;
});

describe('the web configuration', () => {
  it('names the demo accounts where the demo is on', async () => {
    process.env.DEMO = '1';
    const { data } = await call(webConfig);

    expect(data.demo?.accounts).toEqual(DEMO_ACCOUNTS);
    expect(data.demo?.password).not.toBe('');
  });

  it.each(['', '0', 'true'])('tells no password where DEMO is "%s"', async (value) => {
    process.env.DEMO = value;
    const outcome = await call(webConfig);

    expect(outcome.data.demo).toBeNull();
    expect(outcome.body).not.toContain(DEMO_PASSWORD);
  });

  it('introduces itself in the language of the caller', async () => {
    const names = new Set<string>();
    for (const language of LANGUAGES) {
      const { data } = await call(webConfig, { language });
      expect(data.languages).toEqual([...LANGUAGES]);
      names.add(data.name);
    }
    expect(names.size).toBe(LANGUAGES.length);
  });

  it('names a school that is asked for, but neither one that left nor one that is none', async () => {
    const open = await makeSchool({ name: '海边分校' });
    const closed = await makeSchool({ state: 'closed' });

    const of = async (school: string) =>
      (await call(webConfig, { payload: { school } })).data.school;

    expect(await of(open)).toEqual({ id: open, name: '海边分校', logo: '' });
    expect(await of(closed)).toBeNull();
    expect(await of('sch-nothing')).toBeNull();
  });

  it('tells a visitor nothing else of a school', async () => {
    const school = await makeSchool();
    const outcome = await call(webConfig, { payload: { school } });

    expect(outcome.code).toBe(CODE.ok);
    expect(outcome.body).not.toMatch(/AUTH-|subscription|edition/);
  });
});
