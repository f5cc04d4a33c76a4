import { describe, expect, it } from 'vitest';
import { documents as entity } from '#functions/domain/documents/document.ts';
import { CODE } from '#shared/codes.ts';
import { DAY_MS } from '#shared/days.ts';
import { documents } from '#shared/documents/contract.ts';
import { DOCUMENT_LIMITS } from '#shared/documents/limits.ts';
import type { DocumentId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { storeFolder, storeWay } from '#tests/factories/document.ts';
import { inOwnTable } from '#tests/factories/own-table.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makePng } from '#tests/factories/picture.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { booksOf, recordsOf, storedObject } from '#tests/factories/stored-object.ts';
import { freshKey } from '#tests/factories/student.ts';
import { storeFile } from '#tests/factories/upload.ts';

inOwnTable();

const { addFile, addVersion, restoreVersion, see, list, remove, bin, restore, erase } =
  documents.endpoints;

const pngOf = (size: number) => makePng(size, size);
const uploaded = async (as: Person, size = 20) =>
  (await storeFile(as, { purpose: 'document', name: '图.png', body: pngOf(size) })).id;

async function makePeople() {
  const schoolId = await makeSchool();
  const teacher = await makePerson(schoolId, ROLE.teacher);
  return { schoolId, teacher, principal: await makePerson(schoolId, ROLE.principal) };
}

async function added(as: Person, folder_id?: DocumentId) {
  const payload = { upload_id: await uploaded(as), request_key: freshKey(), folder_id };
  return (await call(addFile, { as, payload })).data.document;
}
const opened = async (as: Person, document_id: DocumentId) =>
  call(see, { as, payload: { document_id } });
const many = (ids: readonly DocumentId[]) => ({ document_ids: ids.join(',') });
const removed = (as: Person, ...ids: DocumentId[]) => call(remove, { as, payload: many(ids) });
const restored = (as: Person, ...ids: DocumentId[]) => call(restore, { as, payload: many(ids) });
const binOf = async (as: Person) => (await call(bin, { as })).data.list.map(({ id }) => id);

async function eraseAll(as: Person, document_id: DocumentId) {
  for (let step = 1; ; step += 1) {
    const { data, code } = await call(erase, { as, payload: { document_id } });
    if (code !== CODE.ok || !data.left) return { code, step };
  }
}

describe('versions', () => {
  it('are kept, restored as the newest, and counted once in the books', async () => {
    const { teacher, schoolId } = await makePeople();
    const { id: document_id } = await added(teacher);
    const payload = {
      document_id,
      upload_id: await uploaded(teacher, 30),
      request_key: freshKey(),
    };
    const twice = await Promise.all([1, 2].map(() => call(addVersion, { as: teacher, payload })));
    expect(twice.map(({ data }) => data.document.version)).toEqual([2, 2]);
    const { rev } = (await opened(teacher, document_id)).data.document;
    const old = { document_id, version: 1, rev };
    const { data } = await call(restoreVersion, { as: teacher, payload: old });
    expect(data.document).toMatchObject({ version: 3, bytes: pngOf(20).length });
    expect(data.document.all_bytes).toBe(pngOf(20).length + pngOf(30).length);
    expect(await call(restoreVersion, { as: teacher, payload: old })).toMatchObject({
      code: CODE.wait,
      data: { current: { version: 3 } },
    });
    const { versions } = (await opened(teacher, document_id)).data;
    expect(versions.map(({ no, of }) => [no, of])).toEqual([
      [3, 1],
      [2, null],
      [1, null],
    ]);
    expect(await booksOf(schoolId)).toMatchObject({ objects: 2 });
    expect((await recordsOf(schoolId)).map(({ uses }) => uses)).toEqual([1, 1]);
  });

  it('are so many at most: the oldest goes with its object', async () => {
    const { teacher, schoolId } = await makePeople();
    const { id: document_id } = await added(teacher);
    for (let count = 0; count < DOCUMENT_LIMITS.versions; count += 1) {
      const upload_id = await uploaded(teacher, 21 + count);
      const payload = { document_id, upload_id, request_key: freshKey() };
      expect((await call(addVersion, { as: teacher, payload })).code).toBe(CODE.ok);
    }
    const { versions } = (await opened(teacher, document_id)).data;
    expect(versions).toHaveLength(DOCUMENT_LIMITS.versions);
    expect(versions.at(-1)?.no).toBe(2);
    const { figure, bytes, objects } = await booksOf(schoolId);
    expect([figure, objects]).toEqual([bytes, DOCUMENT_LIMITS.versions]);
  }, 60_000);

  it('are of the same kind of file', async () => {
    const { teacher } = await makePeople();
    const { id: document_id } = await added(teacher);
    const text = { purpose: 'document' as const, name: '说明.txt', body: Buffer.from('你好') };
    const { id: upload_id } = await storeFile(teacher, text);
    const payload = { document_id, upload_id, request_key: freshKey() };
    expect((await call(addVersion, { as: teacher, payload })).code).toBe(CODE.invalid);
  });
});

describe('the bin', () => {
  it('takes a folder with all in it, and gives it back to where it was', async () => {
    const { teacher, principal } = await makePeople();
    const [outer, inner] = (await storeWay(teacher, 2)) as [DocumentId, DocumentId];
    const file = await added(teacher, inner);
    expect((await removed(teacher, inner)).data.done).toEqual([inner]);
    expect((await opened(teacher, file.id)).code).toBe(CODE.notFound);
    const into = { folder_id: inner, upload_id: await uploaded(teacher), request_key: freshKey() };
    expect((await call(addFile, { as: teacher, payload: into })).code).toBe(CODE.notFound);
    expect([await binOf(teacher), await binOf(principal)]).toEqual([[inner], [inner]]);
    expect((await restored(principal, inner)).data.done).toEqual([inner]);
    const { path } = (await opened(teacher, file.id)).data;
    expect(path.map(({ id }) => id)).toEqual([outer, inner]);
  });

  it('gives back to the top what has lost its folder', async () => {
    const { teacher } = await makePeople();
    const folder = await storeFolder(teacher);
    const file = await added(teacher, folder.id);
    await removed(teacher, file.id);
    await removed(teacher, folder.id);
    expect((await restored(teacher, file.id)).data.done).toEqual([file.id]);
    expect((await opened(teacher, file.id)).data.path).toEqual([]);
    expect((await call(list, { as: teacher })).data.list.map(({ id }) => id)).toEqual([file.id]);
  });

  it('is not another teacher’s, and nothing is restored after its time', async () => {
    const { teacher, schoolId } = await makePeople();
    const other = await makePerson(schoolId, ROLE.teacher);
    const file = await added(teacher);
    expect((await removed(other, file.id)).data.refused).toMatchObject([{ id: file.id }]);
    await removed(teacher, file.id);
    expect(await binOf(other)).toEqual([]);
    expect((await restored(other, file.id)).data.done).toEqual([]);
    expect((await eraseAll(other, file.id)).code).toBe(CODE.notFound);
    const at = new Date(Date.now() - (LIMITS.trashDays + 1) * DAY_MS).toISOString();
    await entity.change({ schoolId, id: file.id }, (value) => ({
      ...value,
      removed: { at, by: teacher.userId, root: 'school' },
    }));
    expect(await binOf(teacher)).toEqual([]);
    expect((await restored(teacher, file.id)).data.done).toEqual([]);
  });

  it('deletes for good step by step, with the objects, and can be asked again', async () => {
    const { teacher, schoolId } = await makePeople();
    const [outer, inner] = (await storeWay(teacher, 2)) as [DocumentId, DocumentId];
    for (let count = 0; count < 5; count += 1) await added(teacher, inner);
    const [kept] = await recordsOf(schoolId);
    expect((await eraseAll(teacher, outer)).code).toBe(CODE.notFound);
    await removed(teacher, outer);
    const { code, step } = await eraseAll(teacher, outer);
    expect([code, step]).toEqual([CODE.ok, 2]);
    expect((await eraseAll(teacher, outer)).code).toBe(CODE.ok);
    expect(await booksOf(schoolId)).toEqual({ figure: 0, bytes: 0, objects: 0 });
    expect(await storedObject(kept?.key ?? '')).toBeUndefined();
  });
});
