import { describe, expect, it } from 'vitest';
import { pageInbox } from '#functions/domain/notices/list-notices.ts';
import { counting } from '#functions/domain/schools/school-counts.ts';
import { givingSpace } from '#functions/domain/storage/space.ts';
import {
  storedObjects,
  usingObject,
  watchingObject,
} from '#functions/domain/storage/stored-object.ts';
import { meterLog } from '#functions/metering/meter-log.ts';
import { fileKeyPrefix } from '#functions/platform/object-keys.ts';
import { momentOf } from '#functions/platform/school-day.ts';
import { transact } from '#functions/platform/table.ts';
import { newObject, recordingObjects } from '#infra/local/builders/object.ts';
import { CODE } from '#shared/codes.ts';
import { storageQuota, trafficQuota } from '#shared/editions/rules.ts';
import { newId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { usage } from '#shared/usage/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeLog, storeOf } from '#tests/factories/access-log.ts';
import { operationsOf } from '#tests/factories/operation-log.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { actorOf, begin } from '#tests/factories/upload.ts';
import { storeVersion } from '#tests/factories/work.ts';

const { space, spaceOverTime, spaceEntries, freeable, traffic, trafficOverTime, schoolTraffic } =
  usage.endpoints;
const MB = 1024 ** 2;

async function makePeople() {
  const school = await makeSchool();
  const principal = await makePerson(school, ROLE.principal);
  return { school, principal, student: await makePerson(school, ROLE.student) };
}

type Kind = 'project' | 'attachment' | 'thumbnail' | 'report-picture' | 'report-video';

/** Records a file of a person as an upload does. */
async function store(owner: Person, kind: Kind, bytes: number) {
  const key = `${fileKeyPrefix(owner.schoolId, newId('upload'))}.zip`;
  const file = newObject(owner, { key, kind, bytes, name: 'a.zip', contentType: '', uses: 1 });
  await transact(await recordingObjects(await actorOf(owner), [file], new Date()));
  return file;
}

const entries = async (as: Person, view: string, payload = {}) =>
  (await call(spaceEntries, { as, payload: { view, ...payload } as never })).data;

describe('the storage of a school', () => {
  it('is told by group, with what is left, and over time', async () => {
    const { principal, student } = await makePeople();
    await store(student, 'project', 3 * MB);
    await store(student, 'project', 2 * MB);
    await store(principal, 'attachment', MB);
    const { data } = await call(space, { as: principal });
    const quota = storageQuota('standard');
    expect(data).toMatchObject({ used: 6 * MB, quota, left: quota - 6 * MB, warned: 0 });
    expect(data.groups).toMatchObject([
      { group: 'works', bytes: 5 * MB, files: 2 },
      { group: 'covers', bytes: 0 },
      { group: 'files', bytes: MB, files: 1 },
      { group: 'lessons', bytes: 0 },
      { group: 'reports', bytes: 0 },
      { group: 'pictures', bytes: 0 },
      { group: 'documents', bytes: 0 },
    ]);
    expect(data.per_day).toBe(Math.round((6 * MB) / 28));

    for (const period of ['week', 'year'] as const) {
      const { data: time } = await call(spaceOverTime, { as: principal, payload: { period } });
      expect(time.rows.at(-1)).toMatchObject({ used: 6 * MB, stored: 6 * MB, removed: 0 });
      expect(time.rows[0]).toMatchObject({ used: 0, stored: 0 });
    }
  });

  it('is told by day, by person, and by the largest files', async () => {
    const { principal, student } = await makePeople();
    const large = await store(student, 'project', 9 * MB);
    const larger = await store(principal, 'attachment', 20 * MB);
    await store(student, 'project', 3 * MB);
    const gone = await store(student, 'thumbnail', MB);
    const actor = await actorOf(student);
    await transact([
      ...storedObjects.removing(gone, { ...gone, rev: 1 }),
      givingSpace(student.schoolId, student.userId, [gone], momentOf(actor, new Date())),
    ]);

    expect((await entries(principal, 'changes')).list).toMatchObject([
      { group: 'works', stored: 12 * MB, removed: 0, files: 2 },
      { group: 'covers', stored: MB, removed: MB, files: 0, bytes: 0 },
      { group: 'files', stored: 20 * MB, files: 1 },
    ]);
    expect((await entries(principal, 'people')).list).toMatchObject([
      { id: principal.userId, bytes: 20 * MB, person: { role: ROLE.principal } },
      { id: student.userId, bytes: 12 * MB, stored: 13 * MB, removed: MB },
    ]);
    const first = await entries(principal, 'largest', { limit: 1 });
    expect(first.list).toMatchObject([{ id: larger.key, bytes: 20 * MB, group: 'files' }]);
    const second = await entries(principal, 'largest', { limit: 1, cursor: first.cursor });
    expect(second.list).toMatchObject([{ id: large.key, person: { id: student.userId } }]);
  });

  it('names what nothing shows, and when it goes', async () => {
    const { principal, student } = await makePeople();
    const file = await store(student, 'attachment', MB);
    const due = new Date(Date.now() + 86_400_000);
    const unused = {
      ...file,
      key: `${fileKeyPrefix(file.schoolId, newId('upload'))}.zip`,
      uses: 0,
    };
    await transact([
      ...storedObjects.creating(unused, unused),
      ...watchingObject(unused, due),
      ...watchingObject(file, due),
    ]);
    expect((await entries(principal, 'unused')).list).toMatchObject([
      { id: unused.key, until: due.toISOString() },
    ]);
  });
});

describe('what can be freed', () => {
  const free = async (as: Person, view: 'bin' | 'unused' | 'versions') =>
    (await call(freeable, { as, payload: { view } })).data;

  it('is added up by kind, with what can be deleted now', async () => {
    const { principal, student } = await makePeople();
    const nothing = { bytes: 0, count: 0, now: 0, more: false };
    for (const view of ['bin', 'unused', 'versions'] as const)
      expect(await free(principal, view)).toEqual(nothing);
    for (let n = 0; n < 2; n += 1)
      await storeVersion(student, { removed: new Date().toISOString() });
    expect(await free(principal, 'bin')).toEqual({ bytes: 20, count: 2, now: 2, more: false });
    for (const days of [-1, 1]) {
      const file = { ...(await store(student, 'attachment', MB)), uses: 0 };
      await storedObjects.overwrite(file, file);
      await transact(watchingObject(file, new Date(Date.now() + days * 86_400_000)));
    }
    const unused = { bytes: 2 * MB, count: 2, now: 1, more: false };
    expect(await free(principal, 'unused')).toEqual(unused);
    expect((await entries(principal, 'unused')).list[0]?.url).toContain('/media/schools/');
  });
});

it('a large file is told with what shows it', async () => {
  const { principal, student } = await makePeople();
  const file = await store(student, 'project', 9 * MB);
  const work = newId('work');
  await transact([usingObject(file, work)]);
  await transact([usingObject(file)]);
  expect((await entries(principal, 'largest')).list).toMatchObject([{ id: file.key, shown: work }]);
});

it('files of reports are a kind of their own', async () => {
  const { principal } = await makePeople();
  await store(principal, 'report-picture', 2 * MB);
  const film = await store(principal, 'report-video', 5 * MB);
  const older = await store(principal, 'attachment', 7 * MB);
  const actor = await actorOf(principal);
  // What was counted as a file of a task is taken from there, wherever it was shown.
  for (const gone of [film, older])
    await transact([
      ...storedObjects.removing(gone, { ...gone, rev: 1 }),
      givingSpace(actor.schoolId, actor.userId, [gone], momentOf(actor, new Date())),
    ]);
  const { groups, used } = (await call(space, { as: principal })).data;
  const of = (name: string) => groups.find(({ group }) => group === name);
  expect([used, of('reports')?.bytes, of('files')?.bytes]).toEqual([2 * MB, 2 * MB, 0]);
});

describe('the principals', () => {
  const toldOf = async (person: Person) =>
    (await pageInbox(person, 20, undefined)).items.map(({ told }) => told?.params['percent']);

  it('are told once of each share of the space, also when it went down and up again', async () => {
    const { school, principal, student } = await makePeople();
    const quota = storageQuota('standard');
    const body = Buffer.alloc(1000);
    const fill = (share: number) => transact([counting(school, { granted: quota * share })]);
    await begin(student, { body });
    expect(await toldOf(principal)).toEqual([]);
    await fill(0.81);
    await Promise.all([1, 2, 3].map(() => begin(student, { body })));
    expect(await toldOf(principal)).toEqual(['80']);
    await fill(-0.5);
    await begin(student, { body });
    await fill(0.5);
    await begin(student, { body });
    expect(await toldOf(principal)).toEqual(['80']);
    await fill(0.15);
    await begin(student, { body });
    await begin(student, { body });
    expect(await toldOf(principal)).toEqual(['95', '80']);
    expect((await call(space, { as: principal })).data.warned).toBe(95);
    expect(await toldOf(student)).toEqual([]);
  });
});

describe('the traffic of a school', () => {
  const sendTo = (school: string, bytes: number, by?: string) =>
    meterLog(
      { bucket: 'logs', key: newId('request') },
      storeOf(
        makeLog([
          {
            at: new Date().toISOString().slice(0, 19),
            path: `/media/schools/${school}/works/a.mp4`,
            bytes,
            ...(by && { by }),
          },
        ]),
      ),
    );

  it('is told for the month, and over time', async () => {
    const { school, principal } = await makePeople();
    await sendTo(school, 70 * MB);
    const { data } = await call(traffic, { as: principal });
    const quota = trafficQuota('standard');
    expect(data).toMatchObject({ used: 70 * MB, left: quota - 70 * MB, per_day: 2.5 * MB });
    expect(data.kinds).toEqual({ projects: 0, videos: 70 * MB, pictures: 0, files: 0 });
    for (const period of ['week', 'year'] as const) {
      const { data: time } = await call(trafficOverTime, { as: principal, payload: { period } });
      expect(time.total).toBe(70 * MB);
      expect(time.rows.at(-1)?.kinds.videos).toBe(70 * MB);
    }
  });

  it('of any school is told to operators, which the school can see, and of the own one to principals', async () => {
    const [{ school, principal }, { school: other }] = [await makePeople(), await makePeople()];
    const operator = await makePerson(await makeSchool({ edition: 'platform' }), ROLE.platform);
    await sendTo(school, 5 * MB);
    const ask = (as: Person, payload = {}) => call(schoolTraffic, { as, payload });
    expect((await ask(principal)).data.list).toMatchObject([{ id: school, used: 5 * MB }]);
    expect((await ask(operator)).data.list[0]).toMatchObject({ readers: null, people: [] });
    expect((await ask(principal, { school: other })).code).toBe(CODE.forbidden);
    expect((await ask(operator, { school })).data.list).toMatchObject([
      { id: school, used: 5 * MB },
    ]);
    expect((await ask(operator, { school: 'sch-none' })).code).toBe(CODE.notFound);
    const { data } = await ask(operator, { limit: 2 });
    expect(data.list).toHaveLength(2);
    expect(data.cursor).not.toBeNull();
    const logged = await operationsOf(school);
    expect(logged.map(({ action }) => action)).toContain('platform.traffic');
  });

  it('is told by whom: groups, pages, and people by name', async () => {
    const { school, principal, student } = await makePeople();
    const left = newId('student');
    await sendTo(school, 9 * MB, student.userId);
    await sendTo(school, 4 * MB, left);
    await sendTo(school, 2 * MB, 'reports');
    await sendTo(school, MB);
    const { data } = await call(schoolTraffic, { as: principal, payload: {} });
    expect(data.list).toMatchObject([
      {
        used: 16 * MB,
        readers: { students: 13 * MB, staff: 0, reports: 2 * MB, others: MB },
        people: [
          { person: { id: student.userId, name: student.name }, bytes: 9 * MB },
          { person: { id: left, name: '' }, bytes: 4 * MB },
        ],
      },
    ]);
    const before = { month: '2026-01' };
    const { data: earlier } = await call(schoolTraffic, { as: principal, payload: before });
    expect(earlier.list).toMatchObject([
      { used: 0, readers: { students: 0, others: 0 }, people: [] },
    ]);
  });
});
