import { describe, expect, it } from 'vitest';
import { logOperation } from '#functions/domain/logs/log-entry.ts';
import { mapConcurrently } from '#functions/platform/map-concurrently.ts';
import { CODE } from '#shared/codes.ts';
import { DAY_MS } from '#shared/days.ts';
import { logs } from '#shared/logs/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { operationsOf } from '#tests/factories/operation-log.ts';
import { makePerson } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import {
  daysAgo,
  IPHONE,
  loginsAs,
  makePeople,
  operate,
  operationsAs,
  signIn,
} from './logged-school.fixture.ts';

const { loginLog } = logs.endpoints;

describe('the log of sign-ins', () => {
  it('tells who signed in, how, with what and from where', async () => {
    const { school, principal, teacher } = await makePeople();
    const now = daysAgo(0);
    await signIn(teacher, { now });
    await signIn(teacher, {
      now: new Date(now.getTime() + 1),
      agent: IPHONE,
      result: 'wrong-password',
    });

    const { data } = await call(loginLog, { as: principal, language: 'en' });

    const common = { person: { id: teacher.userId, name: '李老师' }, account: teacher.account };
    expect(data).toMatchObject({ cursor: null, days: 180, school: { id: school } });
    expect(data.list).toMatchObject([
      { ...common, result: 'wrong-password', device: 'Safari · iPhone or iPad', count: 1 },
      { ...common, result: 'signed-in', device: 'Chrome · Windows', address: '203.0.113.7' },
    ]);
    expect(new Set(data.list.map(({ id }) => id)).size).toBe(2);
  });

  it('counts sign-ins within a minute, and says when the last was', async () => {
    const { principal, teacher } = await makePeople();
    const minute = Math.floor(daysAgo(1).getTime() / 60_000) * 60_000;
    for (const second of [1, 20]) await signIn(teacher, { now: new Date(minute + second * 1000) });

    const { data } = await call(loginLog, { as: principal });

    expect(data.list).toMatchObject([
      {
        count: 2,
        at: new Date(minute + 1000).toISOString(),
        last: new Date(minute + 20_000).toISOString(),
      },
    ]);
  });

  it('goes back through the months, page by page, the newest first', async () => {
    const { principal, teacher } = await makePeople('flagship');
    const ages = [1, 2, 33, 34, 100, 101, 250];
    for (const age of ages) await signIn(teacher, { now: daysAgo(age) });
    await signIn(await makePerson(await makeSchool(), ROLE.teacher), {});

    const pages = await loginsAs(principal, { limit: 2 });

    const found = pages.flat().map(({ at }) => Math.round((Date.now() - Date.parse(at)) / DAY_MS));
    expect(found).toEqual(ages);
    expect(pages.every(({ length }) => length <= 2)).toBe(true);
  });

  it('finds those of a day, a person, an outcome and a device', async () => {
    const { principal, teacher } = await makePeople();
    await signIn(principal, { now: daysAgo(3) });
    await signIn(teacher, { now: daysAgo(3), agent: IPHONE });
    await signIn(teacher, { now: daysAgo(40), result: 'wrong-password' });
    await signIn(teacher, { now: daysAgo(90) });
    const count = async (payload: object) => (await loginsAs(principal, payload)).flat().length;
    // Noon at the school: the day is the same for the test, wherever it runs.
    const day = (age: number) =>
      daysAgo(age).toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' });

    expect(await count({ from: day(3), to: day(3) })).toBe(2);
    expect(await count({ from: day(40) })).toBe(3);
    expect(await count({ to: day(40) })).toBe(2);
    expect(await count({ person: teacher.userId })).toBe(3);
    expect(await count({ person: teacher.userId, from: day(50), to: day(30) })).toBe(1);
    expect(await count({ result: 'wrong-password' })).toBe(1);
    expect(await count({ device: 'ios' })).toBe(1);
    expect(await count({ device: 'windows', person: teacher.userId, limit: 1 })).toBe(2);
    expect(await count({ from: '9999-12-30', to: '9999-12-31' })).toBe(0);
    const wrong = { from: day(3), to: day(40) };
    expect((await call(loginLog, { as: principal, payload: wrong })).code).toBe(CODE.invalid);
  });

  it('a filter that finds little answers short pages with a cursor, each of a bounded cost', async () => {
    const { principal, teacher } = await makePeople();
    const start = daysAgo(2).getTime();
    await mapConcurrently(Array.from({ length: 700 }), 20, (_, index) =>
      signIn(teacher, { now: new Date(start + index * 60_000) }),
    );
    await signIn(teacher, { now: new Date(start - 60_000), result: 'wrong-password' });

    const pages = await loginsAs(principal, { result: 'wrong-password' });

    expect(pages.map(({ length }) => length)).toEqual([0, 0, 1]);
  });

  it('shows and keeps no entry for longer than the edition says', async () => {
    const { school, principal, teacher } = await makePeople('trial');
    const origin = {
      ...teacher,
      address: '',
      agent: '',
      school: { id: school, edition: 'trial' },
    } as const;
    await operate(teacher, daysAgo(89));
    await operate(teacher, daysAgo(91));
    await logOperation({ ...origin, now: daysAgo(0) }, 'class.edit', {});

    const shown = (await operationsAs(principal)).flat();

    expect(shown).toHaveLength(2);
    const [stored] = (await operationsOf(school)).toReversed();
    const days = (Number(stored?.['expires']) - Date.now() / 1000) / 86_400;
    expect(Math.round(days)).toBe(90);
  });
});
