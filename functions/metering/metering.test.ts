import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { pageInbox } from '#functions/domain/notices/list-notices.ts';
import { schools } from '#functions/domain/schools/school.ts';
import { loadTraffic, sumOf } from '#functions/domain/usage/traffic.ts';
import { loadReaders } from '#functions/domain/usage/traffic-readers.ts';
import { trafficQuota } from '#shared/editions/rules.ts';
import { newId, type SchoolId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { type LoggedAnswer, makeLog, storeOf } from '#tests/factories/access-log.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { meterLog } from './meter-log.ts';

const NOW = new Date('2026-11-23T08:00:00Z');
const newName = () => ({ bucket: 'logs', key: `cloudfront/E1.2026-11-23-08.${randomUUID()}.gz` });
const fileOf = (school: SchoolId, name: string) => `/media/schools/${school}/works/${name}`;
const answer = (school: SchoolId, more: Partial<LoggedAnswer> = {}): LoggedAnswer => ({
  at: '2026-11-23T07:59:01Z',
  path: fileOf(school, 'upl-1.sb3'),
  bytes: 1000,
  ...more,
});
const meter = (answers: readonly LoggedAnswer[], name = newName(), now = NOW) =>
  meterLog(name, storeOf(makeLog(answers), now));
const trafficOf = (school: SchoolId) =>
  loadTraffic(school, { from: '2026-11-01', to: '2026-12-31' });
const noticesOf = async (person: Person) =>
  (await pageInbox(person, 20, undefined)).items.map(({ told }) => told?.params['percent']);

describe('a file of the access log', () => {
  it('counts for each school what was sent, by kind and by the day at the school', async () => {
    const [one, other] = [await makeSchool(), await makeSchool()];
    await meter([
      answer(one),
      answer(one, { path: fileOf(one, 'upl-2.mp4'), bytes: 500_000, status: 206 }),
      answer(one, { path: `/media/schools/${one}/avatars/stu-1/a%20b.png`, bytes: 300 }),
      answer(one, { path: fileOf(one, 'upl-3.pdf'), bytes: 40, status: 304 }),
      // In Shanghai it is the next day.
      answer(one, { at: '2026-11-23T16:00:00Z', bytes: 7 }),
      answer(one, { at: '2026-11-23T15:59:59Z', bytes: 9 }),
      answer(other, { bytes: 11 }),
    ]);
    expect(Object.fromEntries(await trafficOf(one))).toEqual({
      '2026-11-23': { projects: 1009, videos: 500_000, pictures: 300, files: 40 },
      '2026-11-24': { projects: 7, videos: 0, pictures: 0, files: 0 },
    });
    expect([...(await trafficOf(other)).values()].map(sumOf)).toEqual([11]);
  });

  it('counts to whom it was sent: by group, and the people with most', async () => {
    const school = await makeSchool();
    const [student, teacher] = [newId('student'), newId('staff')];
    await meter([
      answer(school, { by: student, bytes: 1000 }),
      answer(school, { by: student, bytes: 500 }),
      answer(school, { by: teacher, bytes: 70 }),
      answer(school, { by: 'students', bytes: 9 }),
      answer(school, { by: 'reports', bytes: 5 }),
      answer(school, { by: 'stu-x#y', bytes: 3 }),
      answer(school, { bytes: 2 }),
      answer(school, { by: student, status: 403 }),
      answer(school, { by: teacher, at: '2026-12-01T00:00:00Z' }),
    ]);
    const { groups, people } = await loadReaders(school, '2026-11');
    expect(groups).toEqual({
      students: 1509,
      staff: 70,
      reports: 5,
      works: 0,
      parents: 0,
      school: 0,
    });
    expect(people).toEqual([
      { id: student, bytes: 1500 },
      { id: teacher, bytes: 70 },
    ]);
    expect((await loadReaders(school, '2026-12')).groups.staff).toBe(1000);
  });

  it('keeps the people with most, however many there are, and counts all in their group', async () => {
    const school = await makeSchool();
    const largest = newId('student');
    let bytes = 1_000_000;
    await meter([answer(school, { by: largest, bytes })]);
    for (let file = 0; file < 5; file += 1) {
      const others = Array.from({ length: 12 }, () => ({ by: newId('student'), bytes: 10 + file }));
      bytes += others.reduce((sum, each) => sum + each.bytes, 0);
      await meter(others.map((each) => answer(school, each)));
    }
    const { groups, people } = await loadReaders(school, '2026-11');
    expect(groups.students).toBe(bytes);
    expect(people).toHaveLength(40);
    expect(people[0]).toEqual({ id: largest, bytes: 1_000_000 });
    expect(people.at(-1)?.bytes).toBeGreaterThan(10);
  });

  it('does not count what was refused, pages, calls, or schools that are none', async () => {
    const school = await makeSchool();
    await meter([
      answer(school, { status: 403 }),
      answer(school, { status: 404 }),
      answer(school, { path: '/index.html' }),
      answer(school, { path: '/api/index/login' }),
      answer(school, { path: `/schools/${school}/works/upl-1.sb3` }),
      answer(school, { path: '/media/schools/%E0%A4%A/works/x' }),
      answer('sch-nobody' as SchoolId),
    ]);
    expect((await trafficOf(school)).size).toBe(0);
    expect((await trafficOf('sch-nobody' as SchoolId)).size).toBe(0);
  });

  it('is added up once, however often it is told of, also at the same moment', async () => {
    const school = await makeSchool();
    const name = newName();
    await Promise.allSettled([1, 2, 3].map(() => meter([answer(school)], name)));
    await meter([answer(school)], name);
    expect([...(await trafficOf(school)).values()].map(sumOf)).toEqual([1000]);
    await meter([answer(school)]);
    expect([...(await trafficOf(school)).values()].map(sumOf)).toEqual([2000]);
  });

  it('of many schools goes on where it broke off', async () => {
    const ids: SchoolId[] = [];
    for (let no = 0; no < 50; no += 1) ids.push(await makeSchool());
    const name = newName();
    const file = makeLog(ids.map((id) => answer(id)));
    let reads = 0;
    const store = storeOf(file, NOW);
    const now = () => {
      reads += 1;
      if (reads === 3) throw new Error('out of time');
      return NOW;
    };
    await expect(meterLog(name, { ...store, now })).rejects.toThrow('out of time');
    expect(await meterLog(name, store)).toEqual({ schools: 50, steps: 3 });
    for (const id of ids) expect([...(await trafficOf(id)).values()].map(sumOf)).toEqual([1000]);
  });

  it('leaves schools alone that are closed', async () => {
    const school = await makeSchool();
    await schools.change(school, (value) => ({ ...value, state: 'closed' }));
    await meter([answer(school)]);
    expect((await trafficOf(school)).size).toBe(0);
  });

  it('without a head is not taken for an empty one', async () => {
    const { gzipSync } = await import('node:zlib');
    const deps = storeOf(gzipSync('2026-11-23\t07:59:01\tsomething\n'));
    await expect(meterLog(newName(), deps)).rejects.toThrow('fields');
  });
});

describe('the principals of a school', () => {
  it('are told once a month of each share of the traffic, and nobody is refused anything', async () => {
    const school = await makeSchool();
    const principal = await makePerson(school, ROLE.principal);
    const teacher = await makePerson(school, ROLE.teacher);
    const quota = trafficQuota('standard');
    await meter([answer(school, { bytes: quota * 0.79 })]);
    expect(await noticesOf(principal)).toEqual([]);
    await Promise.all([1, 2, 3].map(() => meter([answer(school, { bytes: quota * 0.01 })])));
    expect(await noticesOf(principal)).toEqual(['80']);
    await meter([answer(school, { bytes: quota * 0.2 })]);
    await meter([answer(school, { bytes: quota })]);
    // Written at the same instant, so in any order.
    expect((await noticesOf(principal)).toSorted()).toEqual(['80', '95']);
    expect(await noticesOf(teacher)).toEqual([]);

    const next = new Date('2026-12-01T08:00:00Z');
    const later = answer(school, { at: '2026-12-01T07:00:00Z', bytes: quota * 0.85 });
    await meter([later], newName(), next);
    expect((await noticesOf(principal)).toSorted()).toEqual(['80', '80', '95']);
  });
});
