import { describe, expect, it } from 'vitest';
import { CODE } from '#shared/codes.ts';
import { LANGUAGES } from '#shared/languages.ts';
import type { MenuItem } from '#shared/people/fields.ts';
import { portal } from '#shared/portal/contract.ts';
import { ROLE, type Role } from '#shared/roles.ts';
import { schools } from '#shared/schools/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';

const { menu } = portal.endpoints;
const flat = (items: readonly MenuItem[]): MenuItem[] =>
  items.flatMap((item) => [item, ...flat(item.children)]);

async function menuOf(role: Role, language: 'zh' | 'cht' | 'en' = 'zh') {
  const person = await makePerson(await makeSchool(), role);
  return call(menu, { as: person, language, payload: { user_id: person.userId } });
}

describe('the menu', () => {
  it.each([
    [ROLE.principal, '/index'],
    [ROLE.teacher, '/index'],
    [ROLE.student, '/dashboard'],
    [ROLE.liveTeacher, '/liveManagement'],
    [ROLE.platform, '/admin'],
  ] satisfies [Role, string][])('of role %i begins with its home %s', async (role, home) => {
    const { code, data } = await menuOf(role);

    expect(code).toBe(CODE.ok);
    expect(data[0]?.url).toBe(home);
    for (const { name, url, children } of flat(data)) {
      expect(name).not.toBe('');
      expect(url !== '' || children.length > 0).toBe(true);
    }
  });

  it('does not lead students, teachers or principals to the admin area, nor operators to a school', async () => {
    for (const role of [ROLE.principal, ROLE.teacher, ROLE.student, ROLE.liveTeacher]) {
      const urls = flat((await menuOf(role)).data).map(({ url }) => url);
      expect(urls.filter((url) => url.startsWith('/admin'))).toEqual([]);
    }
    const urls = flat((await menuOf(ROLE.platform)).data).map(({ url }) => url);
    expect(urls).not.toContain('/index');
  });

  it('speaks the language of the caller', async () => {
    const names = new Set<string>();
    for (const language of LANGUAGES) {
      names.add((await menuOf(ROLE.principal, language)).data[0]?.name ?? '');
    }
    expect(names.size).toBe(LANGUAGES.length);
  });

  it('of a school that is being prepared has to wait', async () => {
    const person = await makePerson(await makeSchool({ state: 'preparing' }), ROLE.principal);

    const outcome = await call(menu, {
      as: person,
      language: 'en',
      payload: { user_id: person.userId },
    });

    expect(outcome).toMatchObject({
      code: CODE.wait,
      data: null,
      msg: 'Your school is being prepared. Please wait.',
    });
  });

  it('leaves out what the school has switched off, for everybody, until it is switched on', async () => {
    const schoolId = await makeSchool();
    const principal = await makePerson(schoolId, ROLE.principal);
    const student = await makePerson(schoolId, ROLE.student);
    const has = async (as: Person, url: string) => {
      const { data } = await call(menu, { as, payload: { user_id: as.userId } });
      return flat(data).some((item) => item.url === url);
    };
    const turn = (on: '0' | '1') =>
      call(schools.endpoints.setSwitch, { as: principal, payload: { id: 'tasks', on } });
    expect(await has(principal, '/taskMan')).toBe(true);
    const { data } = await turn('0');
    expect(data.list.filter(({ on }) => !on).map(({ id }) => id)).toEqual(['tasks']);
    expect(await has(principal, '/taskMan')).toBe(false);
    expect(await has(student, '/student/task')).toBe(false);
    expect(await has(student, '/create')).toBe(true);
    await turn('1');
    expect(await has(principal, '/taskMan')).toBe(true);
  });
});
