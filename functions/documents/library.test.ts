import { describe, expect, it } from 'vitest';
import { CODE } from '#shared/codes.ts';
import { documents } from '#shared/documents/contract.ts';
import { DOCUMENT_LIMITS } from '#shared/documents/limits.ts';
import type { Payload } from '#shared/endpoint.ts';
import type { DocumentId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import { OWN, storeFile, storeFolder, storeWay } from '#tests/factories/document.ts';
import { operationsOf } from '#tests/factories/operation-log.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { freshKey, freshName } from '#tests/factories/student.ts';
import { storeUploaded } from '#tests/factories/uploaded.ts';

const { list, shared, find, see, addFolder, addFile, rename, share, move } = documents.endpoints;

async function makePeople() {
  const schoolId = await makeSchool();
  const make = (role: Parameters<typeof makePerson>[1]) => makePerson(schoolId, role);
  const principal = await make(ROLE.principal);
  const [teacher, other] = [await make(ROLE.teacher), await make(ROLE.teacher)];
  return { schoolId, principal, teacher, other, student: await make(ROLE.student) };
}

const namesIn = async (as: Person, payload: Payload<typeof list> = {}) =>
  (await call(list, { as, payload })).data?.list.map(({ name }) => name);
const foundBy = async (as: Person, search: string) =>
  (await call(find, { as, payload: { search } })).data.list.map(({ name }) => name);
const sharedWith = async (as: Person) =>
  (await call(shared, { as })).data.list.map(({ name }) => name);
const open = async (as: Person, document_id: DocumentId) =>
  call(see, { as, payload: { document_id } });
const moveTo = (as: Person, ids: readonly DocumentId[], payload: object = {}) =>
  call(move, { as, language: 'en', payload: { document_ids: ids.join(','), ...payload } });

describe('folders and files', () => {
  it('are added once for a request, folders first by name or the last changed first', async () => {
    const { teacher } = await makePeople();
    const folder = { name: '第 10 课', request_key: freshKey() };
    const twice = [1, 2].map(() => call(addFolder, { as: teacher, payload: folder }));
    const ids = (await Promise.all(twice)).map(({ data }) => data.document.id);
    expect(new Set(ids).size).toBe(1);
    await call(addFolder, { as: teacher, payload: { name: '第 2 课', request_key: freshKey() } });
    const { id: upload_id } = await storeUploaded(teacher, 'document', { name: '封面.png' });
    const file = { upload_id, request_key: freshKey() };
    const { data } = await call(addFile, { as: teacher, payload: file });
    expect(data.document).toMatchObject({ what: 'file', kind: 'picture', bytes: 1000, version: 1 });
    expect(await namesIn(teacher)).toEqual(['第 2 课', '第 10 课', '封面.png']);
    expect((await namesIn(teacher, { order: 'date' }))?.[0]).toBe('封面.png');
  });

  it('take own uploads for the library only', async () => {
    const { teacher, other } = await makePeople();
    const wrong = [
      await storeUploaded(other, 'document'),
      await storeUploaded(teacher, 'attachment'),
    ];
    for (const { id: upload_id } of wrong) {
      const payload = { upload_id, request_key: freshKey() };
      expect((await call(addFile, { as: teacher, payload })).code).toBe(CODE.invalid);
    }
  });

  it('lie in so many folders at most, also after a move', async () => {
    const { teacher } = await makePeople();
    const way = await storeWay(teacher, DOCUMENT_LIMITS.depth);
    const folder_id = way.at(-1) as DocumentId;
    const payload = { folder_id, name: '更深', request_key: freshKey() };
    const { code, msg } = await call(addFolder, { as: teacher, payload, language: 'en' });
    expect([code, msg]).toEqual([CODE.wait, 'Folders can be 8 deep at most.']);
    const short = await storeWay(teacher, 2);
    const into = { folder_id: way.at(-2) };
    const { data } = await moveTo(teacher, [short[0] as DocumentId], into);
    expect(data.refused).toMatchObject([{ reason: 'Folders can be 8 deep at most.' }]);
    expect((await moveTo(teacher, [short[1] as DocumentId], into)).data.refused).toEqual([]);
  });

  it('are renamed from what was seen', async () => {
    const { teacher, other, principal, schoolId } = await makePeople();
    const { id: document_id } = await storeFile(teacher);
    const call1 = (as: Person, name: string, rev: number) =>
      call(rename, { as, payload: { document_id, name, rev } });
    expect((await call1(other, '别人', 1)).code).toBe(CODE.notFound);
    expect((await call1(principal, '第二课.png', 1)).data.document.rev).toBe(2);
    expect(await call1(teacher, '第三课.png', 1)).toMatchObject({
      code: CODE.wait,
      data: { current: { name: '第二课.png' } },
    });
    expect(await foundBy(teacher, '第一课')).toEqual([]);
    expect(await foundBy(teacher, '二课')).toEqual(['第二课.png']);
    const edits = (await operationsOf(schoolId)).filter(({ action }) => action === 'document.edit');
    expect(edits).toMatchObject([{ detail: { before: { name: '第一课.png' } } }]);
  });
});

describe('who sees what', () => {
  it('own files are seen by nobody else, and not shared', async () => {
    const { teacher, other, principal } = await makePeople();
    const name = freshName();
    const { id } = await storeFolder(teacher, { name, parent: OWN(teacher.userId) });
    const inside = await storeFile(teacher, { parent: id, name: `${name}.png` });
    expect(await namesIn(teacher, { space: 'own' })).toEqual([name]);
    for (const as of [other, principal]) {
      expect(await namesIn(as, { folder_id: id })).toBeUndefined();
      expect((await open(as, inside.id)).code).toBe(CODE.notFound);
      expect(await foundBy(as, name)).toEqual([]);
    }
    const payload = { document_id: id, roles: 'teacher', rev: 1 };
    expect((await call(share, { as: teacher, payload })).code).toBe(CODE.wait);
  });

  it('what is shared with a role or class is read, with all that is in it', async () => {
    const { teacher, other, student, principal } = await makePeople();
    const classId = await makeClass(teacher, [student]);
    const outer = await storeFolder(teacher, { name: '未共享' });
    const folder = await storeFolder(teacher, { name: '课件', parent: outer.id });
    const file = await storeFile(teacher, { parent: folder.id });
    const payload = { document_id: folder.id, class_ids: classId, rev: 1 };
    expect(await sharedWith(student)).toEqual([]);
    expect((await call(share, { as: teacher, payload })).data.document.shared).toBe(true);

    expect(await sharedWith(student)).toEqual(['课件']);
    const inside = await call(list, { as: student, payload: { folder_id: folder.id } });
    expect(inside.data).toMatchObject({ may_add: false, path: [{ name: '课件' }] });
    expect(inside.data.list).toMatchObject([{ name: '第一课.png', may_change: false }]);
    expect((await open(student, file.id)).data.versions).toMatchObject([{ no: 1 }]);
    expect(await namesIn(student, { folder_id: outer.id })).toBeUndefined();
    expect((await call(list, { as: student })).code).toBe(CODE.forbidden);
    expect((await open(other, file.id)).code).toBe(CODE.notFound);

    const toRole = { document_id: folder.id, roles: 'teacher', rev: 2 };
    await call(share, { as: principal, payload: toRole });
    expect(await sharedWith(student)).toEqual([]);
    expect((await open(student, file.id)).code).toBe(CODE.notFound);
    expect(await sharedWith(other)).toEqual(['课件']);
    const refused = await call(rename, {
      as: other,
      payload: { document_id: file.id, name: '改', rev: 1 },
    });
    expect(refused.code).toBe(CODE.forbidden);
  });

  it('a teacher shares with own classes only, a principal sees all of the library', async () => {
    const { teacher, other, principal } = await makePeople();
    const { id } = await storeFolder(teacher, { name: '私房' });
    const class_ids = await makeClass(other, []);
    const payload = { document_id: id, class_ids, rev: 1 };
    expect((await call(share, { as: teacher, payload })).code).toBe(CODE.forbidden);
    expect(await namesIn(principal)).toContain('私房');
    expect(await namesIn(other)).toEqual([]);
    const add = { folder_id: id, name: '夹带', request_key: freshKey() };
    expect((await call(addFolder, { as: other, payload: add })).code).toBe(CODE.notFound);
    expect((await call(addFolder, { as: principal, payload: add })).code).toBe(CODE.ok);
  });
});

describe('moving', () => {
  it('takes a folder with all that is in it, in one write, but never into itself', async () => {
    const { teacher } = await makePeople();
    const way = await storeWay(teacher, 3);
    const [first, second, third] = way as [DocumentId, DocumentId, DocumentId];
    const file = await storeFile(teacher, { parent: third });
    for (const folder_id of [first, second, third]) {
      const { data } = await moveTo(teacher, [first], { folder_id });
      expect(data.refused).toMatchObject([{ reason: 'A folder cannot be moved into itself.' }]);
    }
    const other = await storeFolder(teacher, { name: '别处' });
    expect((await moveTo(teacher, [second], { folder_id: other.id })).data.done).toEqual([second]);
    const { data } = await open(teacher, file.id);
    expect(data.path.map(({ name }) => name)).toEqual(['别处', '第2层', '第3层']);
  });

  it('makes no circle of two folders that are moved into each other at the same time', async () => {
    const { teacher } = await makePeople();
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = [await storeFolder(teacher), await storeFolder(teacher)];
      const answers = await Promise.all([
        moveTo(teacher, [one.id], { folder_id: other.id }),
        moveTo(teacher, [other.id], { folder_id: one.id }),
      ]);
      const done = answers.flatMap(({ data }) => data.done);
      expect(done).toHaveLength(1);
      for (const { id } of [one, other]) expect((await open(teacher, id)).code).toBe(CODE.ok);
    }
  });

  it('leaves what is not one’s own, and says why', async () => {
    const { teacher, other, principal } = await makePeople();
    const at = new Date().toISOString();
    const share = { roles: ['teacher' as const], classIds: [], at };
    const [mine, theirs] = [await storeFile(other), await storeFile(teacher, { share })];
    const target = await storeFolder(other);
    const { data } = await moveTo(other, [mine.id, theirs.id], { folder_id: target.id });
    expect(data.done).toEqual([mine.id]);
    expect(data.refused).toMatchObject([{ id: theirs.id }]);
    expect((await moveTo(teacher, [theirs.id], { folder_id: target.id })).code).toBe(CODE.notFound);
    // What others own does not disappear among somebody's own files.
    expect((await moveTo(principal, [theirs.id], { space: 'own' })).data.done).toEqual([]);
    expect((await moveTo(teacher, [theirs.id], { space: 'own' })).data.done).toEqual([theirs.id]);
    expect(await sharedWith(other)).toEqual([]);
  });
});
