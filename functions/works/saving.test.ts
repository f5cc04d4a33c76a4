import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forgetAccountState } from '#functions/domain/sessions/account-state.ts';
import { loadUsedSpace } from '#functions/domain/storage/space.ts';
import { storedObjects } from '#functions/domain/storage/stored-object.ts';
import { freezingVersion } from '#functions/domain/works/reuse-version.ts';
import { works as stored, workPartition } from '#functions/domain/works/work.ts';
import { versionOf, workVersions } from '#functions/domain/works/work-version.ts';
import { transact } from '#functions/platform/table.ts';
import { daysFromNow, newSchool } from '#infra/local/builders/school.ts';
import { CODE } from '#shared/codes.ts';
import { newId, WorkId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { StaleWork, works } from '#shared/works/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makePhoto } from '#tests/factories/picture.ts';
import { changeSchool, makeSchool } from '#tests/factories/school.ts';
import { storedObject } from '#tests/factories/stored-object.ts';
import { freshKey } from '#tests/factories/student.ts';
import { sendFile } from '#tests/factories/upload.ts';
import { newSave, saveWork, sendProject } from '#tests/factories/work.ts';
import { makeProject } from '#tests/factories/zip.ts';

const { save, info, versions } = works.endpoints;
const makeStudent = async () => makePerson(await makeSchool(), ROLE.student);
const ask = (as: Person, payload: Parameters<typeof newSave>[1]) =>
  newSave(as, payload).then((body) => call(save, { as, payload: body }));

async function allVersions({ schoolId }: Person, id: string) {
  const pk = workPartition({ schoolId, id: WorkId.parse(id) });
  return (await workVersions.page(pk, 'VERSION#', { limit: 100 })).items;
}

describe('a save', () => {
  it('makes a work, then versions of it, each with its own file', async () => {
    const person = await makeStudent();
    const first = await saveWork(person, { title: '我的游戏' });
    expect(first).toMatchObject({
      work: { title: '我的游戏', version: 1, mine: true, visibility: 'private', rev: 0 },
      version: { no: 1, device: 'Chrome', by: person.name, label: '' },
    });
    const body = makeProject();
    const second = await saveWork(person, {
      work_id: first.work.id,
      base: 1,
      note: '第一关完成',
      upload_id: await sendProject(person, body),
    });
    expect(second).toMatchObject({ work: { version: 2 }, version: { no: 2, label: 'named' } });
    for (const no of [1, 2]) {
      const found = await call(info, {
        as: person,
        payload: { work_id: first.work.id, version: no },
      });
      expect(found.data.version.no).toBe(no);
    }
    const version = await versionOf({ schoolId: person.schoolId, id: first.work.id }, 2);
    expect(await storedObject(version?.key ?? '')).toEqual(body);
  });

  it('of a photo of 12 megapixels and 5.5 MB keeps every byte', async () => {
    const person = await makeStudent();
    const body = makePhoto();
    const upload_id = await sendFile(person, { purpose: 'work', name: '我的画.png', body });
    const { work } = await saveWork(person, { kind: 'picture', upload_id });
    expect(work).toMatchObject({ kind: 'picture', bytes: body.length });
    const version = await versionOf({ schoolId: person.schoolId, id: work.id }, 1);
    expect((await storedObject(version?.key ?? ''))?.equals(body)).toBe(true);
  });

  it('without a picture keeps the last one of a project, which stays as long as a version shows it', async () => {
    const person = await makeStudent();
    const thumbnail_id = await sendFile(person);
    const first = await saveWork(person, { thumbnail_id });
    const work_id = first.work.id;
    const second = await saveWork(person, { work_id, base: 1 });
    expect(first.version.thumbnail).not.toBe('');
    const path = (url: string) => url.split('?')[0];
    expect(path(second.work.thumbnail)).toBe(path(first.work.thumbnail));
    const { schoolId } = person;
    const version = await versionOf({ schoolId, id: work_id }, 2);
    const key = version?.thumbnail ?? '';
    expect(await storedObjects.get({ schoolId, key })).toMatchObject({ uses: 2 });
    await saveWork(person, { work_id, base: 2, thumbnail_id: await sendFile(person) });
    expect(await storedObjects.get({ schoolId, key })).toMatchObject({ uses: 2 });
  });

  it('from an old version is refused with what is there, and can become a copy', async () => {
    const person = await makeStudent();
    const { work } = await saveWork(person);
    const upload_id = await sendProject(person);
    await saveWork(person, { work_id: work.id, base: 1, device: 'iPad' });

    const stale = await ask(person, { work_id: work.id, base: 1, upload_id });
    expect(stale).toMatchObject({
      code: CODE.wait,
      data: { current: { work: { id: work.id, version: 2 }, version: { no: 2, device: 'iPad' } } },
    });
    const copy = await saveWork(person, { base: 1, upload_id });
    expect(copy.work.id).not.toBe(work.id);
    expect(copy.version).toMatchObject({ no: 1, label: 'copy' });
  });

  it('asked for again answers the same; something else under the key is refused', async () => {
    const person = await makeStudent();
    const wish = await newSave(person);
    const answers = await Promise.all(
      [1, 2, 3].map(() => call(save, { as: person, payload: wish })),
    );
    expect(new Set(answers.map(({ data }) => data.work.id)).size).toBe(1);
    expect(
      (await call(save, { as: person, payload: { ...wish, title: '别的' } })).data,
    ).toMatchObject({
      errors: [{ field: 'request_key', rule: 'used' }],
    });
  });

  it('is for the author only, and of one kind', async () => {
    const person = await makeStudent();
    const { work } = await saveWork(person);
    const principal = await makePerson(person.schoolId, ROLE.principal);
    const stranger = await makeStudent();
    expect((await ask(principal, { work_id: work.id, base: 1 })).code).toBe(CODE.forbidden);
    expect((await ask(stranger, { work_id: work.id, base: 1 })).code).toBe(CODE.notFound);
    expect((await ask(person, { kind: 'pdf' })).data).toMatchObject({
      errors: [{ field: 'kind', rule: 'not_the_file' }],
    });
  });
});

describe('saves from two devices', () => {
  const step = fc.record({
    device: fc.constantFrom(0, 1),
    lost: fc.boolean(),
    together: fc.boolean(),
  });

  it('whatever happens: what was confirmed opens, versions are a chain, and space is what lies there', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 6 }), async (steps) => {
        const person = await makeStudent();
        const { work } = await saveWork(person);
        const known = [1, 1];
        const confirmed = new Set([1]);
        const saveFrom = async (device: number, isLost: boolean) => {
          const wish = await newSave(person, { work_id: work.id, base: known[device] ?? 0 });
          // The answer is lost, and the device repeats the request.
          if (isLost) await call(save, { as: person, payload: wish });
          const { code, data } = await call(save, { as: person, payload: wish });
          if (code === CODE.ok) {
            // It follows the version that the device began with, so no version in between is lost.
            expect(data.version.no).toBe(Number(wish.base) + 1);
            confirmed.add(data.version.no);
            known[device] = data.version.no;
          } else {
            expect(code).toBe(CODE.wait);
            const { current } = StaleWork().parse(data);
            known[device] = current.version.no;
          }
        };
        for (const { device, lost, together } of steps) {
          const devices = together ? [0, 1] : [device];
          await Promise.all(devices.map((each) => saveFrom(each, lost)));
        }
        const all = await allVersions(person, work.id);
        expect(all.map(({ no }) => no)).toEqual(all.map((_, index) => index + 1));
        expect(all.map(({ base }) => base)).toEqual(all.map((_, index) => index));
        expect([...confirmed].every((no) => no <= all.length)).toBe(true);
        for (const { key, bytes } of all) expect((await storedObject(key))?.length).toBe(bytes);
        const sum = all.reduce((total, { bytes }) => total + bytes, 0);
        expect(await loadUsedSpace(person.schoolId, true)).toBe(sum);
      }),
      { numRuns: 4 },
    );
  }, 60_000);
});

describe('versions', () => {
  it('are listed, and restored as new ones without a byte more', async () => {
    const person = await makeStudent();
    const { work } = await saveWork(person);
    await saveWork(person, { work_id: work.id, base: 1 });
    const before = await loadUsedSpace(person.schoolId, true);
    const payload = {
      work_id: work.id,
      action: 'restore' as const,
      version: 1,
      base: 2,
      request_key: freshKey(),
    };
    const restored = await call(versions, { as: person, payload });
    expect((await call(versions, { as: person, payload })).data.work.version).toBe(3);
    expect(restored.data.versions.list.map(({ no, label }) => [no, label])).toEqual([
      [3, 'restored'],
      [2, ''],
      [1, ''],
    ]);
    expect(await loadUsedSpace(person.schoolId, true)).toBe(before);
    const stale = await call(versions, {
      as: person,
      payload: { ...payload, request_key: freshKey() },
    });
    expect(stale).toMatchObject({ code: CODE.wait, data: { current: { work: { version: 3 } } } });
  });

  it('can be looked at while the school is past due, and not brought back', async () => {
    const person = await makeStudent();
    const { work } = await saveWork(person);
    await saveWork(person, { work_id: work.id, base: 1 });
    const { start, authorizationCode } = newSchool(person.schoolId).subscription;
    const subscription = { start, authorizationCode, end: daysFromNow(-1) };
    await changeSchool(person.schoolId, { subscription });
    forgetAccountState(person.userId);
    const of = { work_id: work.id };
    const listed = await call(versions, { as: person, payload: of });
    expect(listed.data.versions.list.map(({ no }) => no)).toEqual([2, 1]);
    const opened = await call(info, { as: person, payload: { ...of, version: 1 } });
    expect(opened.data.version.url).not.toBe('');
    const restore = { ...of, action: 'restore' as const, version: 1, base: 2 };
    const refused = await call(versions, {
      as: person,
      payload: { ...restore, request_key: freshKey() },
    });
    expect(refused.code).toBe(CODE.forbidden);
  });

  it('that were handed in never change, whatever is saved, restored or removed', async () => {
    const person = await makeStudent();
    const { work } = await saveWork(person);
    const key = { schoolId: person.schoolId, id: work.id };
    const found = await versionOf(key, 1);
    if (!found) throw new Error('no version');
    await transact(freezingVersion(found));
    const frozen = await versionOf(key, 1);
    await saveWork(person, { work_id: work.id, base: 1 });
    await call(versions, {
      as: person,
      payload: {
        work_id: work.id,
        action: 'restore',
        version: 1,
        base: 2,
        request_key: newId('request'),
      },
    });
    await call(works.endpoints.remove, { as: person, payload: { work_ids: work.id } });
    expect(await versionOf(key, 1)).toEqual(frozen);
    expect(frozen).toMatchObject({ label: 'handed-in', key: found.key });
    expect((await storedObject(found.key))?.length).toBe(found.bytes);
    expect((await stored.get(key))?.removed).toBeDefined();
  });
});
