import { describe, expect, it } from 'vitest';
import { counting } from '#functions/domain/schools/school-counts.ts';
import { loadUsedSpace } from '#functions/domain/storage/space.ts';
import { uploads as entity } from '#functions/domain/uploads/upload.ts';
import { liveDeps } from '#functions/platform/deps.ts';
import { transact } from '#functions/platform/table.ts';
import { CODE } from '#shared/codes.ts';
import { storageQuota } from '#shared/editions/rules.ts';
import type { UploadId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { uploads } from '#shared/uploads/contract.ts';
import { UPLOAD_LIMITS } from '#shared/uploads/limits.ts';
import { call } from '#tests/contract/harness/call.ts';
import { inOwnTable } from '#tests/factories/own-table.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makePng } from '#tests/factories/picture.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { recordsOf, storedObject } from '#tests/factories/stored-object.ts';
import {
  actorOf,
  begin,
  finish,
  newUpload,
  sendFile,
  sendForm,
  storeFile,
} from '#tests/factories/upload.ts';
import { startUpload } from './begin-upload.ts';

inOwnTable();

const makeStudent = async () => makePerson(await makeSchool(), ROLE.student);
/** A picture that is sent in three parts. */
const picture = makePng(10, 10, { extra: UPLOAD_LIMITS.singleBytes + 1000 });
const partOf = (part: number) =>
  new Uint8Array(
    picture.subarray((part - 1) * UPLOAD_LIMITS.partBytes, part * UPLOAD_LIMITS.partBytes),
  );

const step = (as: Person, payload: object) =>
  call(uploads.endpoints.steps, { as, payload: payload as never });
const beginFilm = async (as: Person) =>
  (await begin(as, { purpose: 'work', name: '大图.png', body: picture })).upload_id;
const urlsOf = async (as: Person, upload_id: UploadId, parts: string) =>
  (await step(as, { action: 'sign', upload_id, parts })).data.urls ?? [];
async function sendParts(as: Person, upload_id: UploadId, parts: string) {
  const statuses = [];
  for (const { part, url } of await urlsOf(as, upload_id, parts))
    statuses.push((await fetch(url, { method: 'PUT', body: partOf(part) })).status);
  return statuses;
}
const arrived = async (as: Person, upload_id: UploadId) =>
  ((await step(as, { action: 'parts', upload_id })).data?.parts ?? []).map(({ part }) => part);

describe('an upload in parts', () => {
  it('continues after an interruption with the parts that have not arrived', async () => {
    const person = await makeStudent();
    const id = await beginFilm(person);
    expect(await sendParts(person, id, '3,1')).toEqual([200, 200]);
    expect((await finish(person, id)).code).toBe(CODE.wait);

    const [open] = (await step(person, { action: 'list' })).data.uploads ?? [];
    expect(open).toMatchObject({
      upload_id: id,
      name: '大图.png',
      mode: 'parts',
      bytes: picture.length,
    });
    expect(await arrived(person, id)).toEqual([1, 3]);
    const [late] = await urlsOf(person, id, '1');
    await sendParts(person, id, '2');

    const answers = await Promise.all([finish(person, id), finish(person, id)]);
    expect(answers.map(({ code }) => code)).toEqual([CODE.ok, CODE.ok]);
    const key = answers[0]?.data.file.key ?? '';
    expect((await fetch(late?.url ?? '', { method: 'PUT', body: partOf(1) })).status).toBe(404);
    expect((await storedObject(key))?.equals(picture)).toBe(true);
    expect(await loadUsedSpace(person.schoolId, true)).toBe(picture.length);
    expect((await step(person, { action: 'list' })).data.uploads).toEqual([]);
  });

  it('takes parts of their announced size only', async () => {
    const person = await makeStudent();
    const [first] = await urlsOf(person, await beginFilm(person), '1');
    const answer = await fetch(first?.url ?? '', { method: 'PUT', body: 'short' });
    expect(answer.status).toBe(403);
  });

  it('that was aborted leaves nothing, and takes nothing more', async () => {
    const person = await makeStudent();
    const id = await beginFilm(person);
    const [late] = await urlsOf(person, id, '2');
    await sendParts(person, id, '1');
    expect((await step(person, { action: 'abort', upload_id: id })).code).toBe(CODE.ok);
    expect((await fetch(late?.url ?? '', { method: 'PUT', body: partOf(2) })).status).toBe(404);
    for (const action of ['parts', 'sign', 'abort'])
      expect((await step(person, { action, upload_id: id, parts: '1' })).code).toBe(CODE.notFound);
    expect((await finish(person, id)).code).toBe(CODE.notFound);
  });

  it.each([
    ['no parts', {}, CODE.incomplete],
    ['parts that it has not', { parts: '4' }, CODE.invalid],
    ['part 0', { parts: '0' }, CODE.invalid],
    [
      'too many at once',
      { parts: Array.from({ length: 21 }, (_, at) => at + 1).join(',') },
      CODE.invalid,
    ],
  ])('signs nothing for %s', async (_what, more, code) => {
    const person = await makeStudent();
    const id = await beginFilm(person);
    expect((await step(person, { action: 'sign', upload_id: id, ...more })).code).toBe(code);
  });

  it('leaves nothing when the space has run out meanwhile', async () => {
    const person = await makeStudent();
    const { schoolId } = person;
    const id = await beginFilm(person);
    expect(await sendParts(person, id, '1,2')).toEqual([200, 200]);
    const rest = picture.length - 1;
    await transact([counting(schoolId, { granted: storageQuota('standard') - rest })]);
    const [late] = await urlsOf(person, id, '1');
    expect(await sendParts(person, id, '3')).toEqual([200]);

    const refused = await call(uploads.endpoints.finish, {
      as: person,
      language: 'en',
      payload: { upload_id: id },
    });

    expect(refused).toMatchObject({ code: CODE.wait, msg: expect.stringContaining('full') });
    expect((await finish(person, id)).code).toBe(CODE.notFound);
    expect(await entity.get({ schoolId, owner: person.userId, id })).toBeUndefined();
    expect((await fetch(late?.url ?? '', { method: 'PUT', body: partOf(1) })).status).toBe(404);
    const storage = await loadUsedSpace(schoolId, true);
    expect(storage).toBe(storageQuota('standard') - rest);
    expect((await recordsOf(schoolId)).length).toBe(0);
  });

  it('is known only to the person who began it', async () => {
    const person = await makeStudent();
    const id = await beginFilm(person);
    for (const other of [await makePerson(person.schoolId, ROLE.principal), await makeStudent()]) {
      for (const action of ['parts', 'sign', 'abort'])
        expect((await step(other, { action, upload_id: id, parts: '1' })).code).toBe(CODE.notFound);
      expect((await step(other, { action: 'list' })).data.uploads).toEqual([]);
    }
  });
});

describe('an upload that was not finished in time', () => {
  const age = ({ schoolId, userId: owner }: Person, id: UploadId) =>
    entity.change({ schoolId, owner, id }, (upload) => ({
      ...upload,
      due: '2026-01-01T00:00:00.000Z',
    }));

  it('is discarded when a person of the school begins another upload', async () => {
    const person = await makeStudent();
    const { schoolId } = person;
    const [form, film] = [await sendFile(person), await beginFilm(person)];
    const [url] = await urlsOf(person, film, '1');
    const other = await actorOf(await makePerson(schoolId, ROLE.teacher));
    const in9Days = { ...liveDeps, now: () => new Date(Date.now() + 9 * 86_400_000) };

    await startUpload(other, newUpload(), in9Days, 'upload.begin');

    for (const id of [form, film]) {
      expect((await finish(person, id)).code).toBe(CODE.notFound);
      expect(await entity.get({ schoolId, owner: person.userId, id })).toBeUndefined();
    }
    expect(await storedObject(`incoming/schools/${schoolId}/${form}`)).toBeUndefined();
    expect((await fetch(url?.url ?? '', { method: 'PUT', body: partOf(1) })).status).toBe(404);
  });

  it('does not touch what was finished', async () => {
    const person = await makeStudent();
    const { id, key } = await storeFile(person);
    await age(person, id);
    await begin(person);
    expect(await storedObject(key)).toBeDefined();
  });

  it('can be begun again', async () => {
    const person = await makeStudent();
    const { upload_id, sending } = await begin(person);
    await step(person, { action: 'abort', upload_id });
    // The form is still valid, but the file belongs to no upload.
    if (sending.mode === 'form') await sendForm(sending, makePng(48, 36));
    expect((await finish(person, upload_id)).code).toBe(CODE.notFound);
    expect((await storeFile(person)).bytes).toBeGreaterThan(0);
  });
});
