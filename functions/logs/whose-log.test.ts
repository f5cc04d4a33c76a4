import { describe, expect, it } from 'vitest';
import { CODE } from '#shared/codes.ts';
import { newId } from '#shared/ids.ts';
import { logs } from '#shared/logs/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { operationsOf } from '#tests/factories/operation-log.ts';
import { makePerson } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { daysAgo, loginsAs, makePeople, signIn } from './logged-school.fixture.ts';

const { loginLog, operationLog, ownLog } = logs.endpoints;

describe('whose log it is', () => {
  it('a teacher sees the own sign-ins only', async () => {
    const { principal, teacher } = await makePeople();
    await signIn(principal, {});
    await signIn(teacher, {});

    for (const endpoint of [loginLog, operationLog])
      expect((await call(endpoint, { as: teacher })).code).toBe(CODE.forbidden);
    const payload = { person: principal.userId };
    const { data } = await call(ownLog, { as: teacher, payload });
    expect(data.list.map(({ person }) => person.name)).toEqual(['李老师']);
  });

  it('a principal who names another school is refused, and it is logged', async () => {
    const { school, principal } = await makePeople();
    const other = await makePeople();
    await signIn(other.teacher, {});

    const payload = { school: other.school };
    const refused = await call(loginLog, { as: principal, payload });

    expect(refused).toMatchObject({ code: CODE.forbidden, data: null });
    expect(await operationsOf(school)).toMatchObject([
      { action: 'foreign-school', userId: principal.userId, detail: { school: other.school } },
    ]);
    expect((await call(loginLog, { as: principal, payload: { school } })).code).toBe(CODE.ok);
  });

  it('a cursor of one school opens nothing of another', async () => {
    const [one, two] = [await makePeople(), await makePeople()];
    for (const { teacher } of [one, two])
      for (const age of [1, 2, 3]) await signIn(teacher, { now: daysAgo(age) });
    const first = await call(loginLog, { as: one.principal, payload: { limit: 1 } });

    const payload = { limit: 1, cursor: first.data.cursor ?? '' };
    expect((await call(loginLog, { as: two.principal, payload })).code).toBe(CODE.invalid);
  });

  it('an operator sees the platform’s own log, and that of a school, which remembers it', async () => {
    const { school, principal, teacher } = await makePeople();
    const platform = await makeSchool({ edition: 'platform' });
    const operator = await makePerson(platform, ROLE.platform, { name: '平台运营' });
    await signIn(operator, {});
    await signIn(teacher, {});

    expect((await loginsAs(operator)).flat().map(({ person }) => person.id)).toEqual([
      operator.userId,
    ]);
    for (let look = 0; look < 2; look += 1) {
      const { data } = await call(loginLog, { as: operator, payload: { school } });
      expect(data.list.map(({ person }) => person.id)).toEqual([teacher.userId]);
    }
    await call(operationLog, { as: operator, payload: { school } });
    expect(await operationsOf(school)).toMatchObject([
      { action: 'platform.login-log', userId: operator.userId, count: 2 },
      { action: 'platform.operation-log', userId: operator.userId, count: 1 },
    ]);
    const { data } = await call(operationLog, { as: principal, language: 'en' });
    expect(data.list.map(({ person }) => person.name)).toEqual([
      'Platform operator',
      'Platform operator',
    ]);
    const nowhere = { school: newId('school') };
    expect((await call(loginLog, { as: operator, payload: nowhere })).code).toBe(CODE.notFound);
  });
});
