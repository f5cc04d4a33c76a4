import { describe, expect, it } from 'vitest';
import { loadUsedSpace } from '#functions/domain/storage/space.ts';
import { storedObjects, usingObject } from '#functions/domain/storage/stored-object.ts';
import { discardUpload } from '#functions/domain/uploads/discard-upload.ts';
import { loadUploadsOf, uploads as storedUploads } from '#functions/domain/uploads/upload.ts';
import { liveDeps } from '#functions/platform/deps.ts';
import { transact } from '#functions/platform/table.ts';
import { CODE } from '#shared/codes.ts';
import { newId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { uploads } from '#shared/uploads/contract.ts';
import { UPLOAD_LIMITS } from '#shared/uploads/limits.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makePng, PROGRAM } from '#tests/factories/picture.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { storedObject } from '#tests/factories/stored-object.ts';
import {
  actorOf,
  begin,
  type FileToSend,
  finish,
  newUpload,
  sendFile,
  sendForm,
  storeFile,
} from '#tests/factories/upload.ts';
import { makeProject } from '#tests/factories/zip.ts';
import { startUpload } from './begin-upload.ts';

const makeStudent = async () => makePerson(await makeSchool(), ROLE.student);
const picture = makePng(48, 36);
const ask = (as: Person, payload: object) =>
  call(uploads.endpoints.begin, { as, payload, language: 'en' });
const sized = (bytes: number) => ({ length: bytes }) as Buffer;

async function beginForm(as: Person, file: FileToSend = {}) {
  const { upload_id, sending } = await begin(as, file);
  if (sending.mode !== 'form') throw new Error('not a form');
  return { upload_id, form: sending };
}

describe('what may be sent', () => {
  it.each<[string, FileToSend, string, string]>([
    ['a program', { name: 'game.exe' }, 'name', 'ending'],
    ['an svg', { purpose: 'work', name: 'cat.svg' }, 'name', 'ending'],
    ['a page', { purpose: 'work', name: 'index.html' }, 'name', 'ending'],
    ['a name without ending', { name: 'png' }, 'name', 'ending'],
    ['a film as thumbnail', { name: 'film.mp4' }, 'name', 'ending'],
    [
      'a project above 50 MB',
      { purpose: 'project', name: 'a.sb3', body: sized(UPLOAD_LIMITS.projectBytes + 1) },
      'bytes',
      'too_large',
    ],
    [
      'a thumbnail above 300 kB',
      { body: sized(UPLOAD_LIMITS.thumbnailBytes + 1) },
      'bytes',
      'too_large',
    ],
    [
      'a program text above 1 MB',
      { purpose: 'work', name: 'a.py', body: sized(UPLOAD_LIMITS.textFileBytes + 1) },
      'bytes',
      'too_large',
    ],
    ['a name of 300 characters', { name: `${'长'.repeat(296)}.png` }, 'name', 'too_long'],
  ])('is not %s', async (_what, file, field, rule) => {
    const { code, data } = await ask(await makeStudent(), newUpload(file));
    expect({ code, ...data }).toMatchObject({ code: CODE.invalid, errors: [{ field }] });
    if (rule !== 'too_long') expect(data).toMatchObject({ errors: [{ rule }] });
  });

  it('is named by people as they like', async () => {
    const person = await makeStudent();
    for (const name of [
      '../../../etc/passwd.png',
      '我的猫🐈‍⬛.png'.replace(/\u200d/g, ''),
      'a/b\\c.PNG',
      `${'长'.repeat(251)}.png`,
    ]) {
      const file = await storeFile(person, { name });
      expect(file.name).toBe(name);
      expect(file.key).toMatch(/^schools\/[\w-]+\/works\/upl-\w+-\w+\.png$/);
    }
  });

  it('depends on the role', async () => {
    const student = await makeStudent();
    const attachment = { purpose: 'attachment', name: 'plan.pdf' } as const;
    expect((await ask(student, newUpload(attachment))).code).toBe(CODE.forbidden);
    const teacher = await makePerson(student.schoolId, ROLE.teacher);
    expect((await ask(teacher, newUpload(attachment))).code).toBe(CODE.ok);
    expect((await ask(teacher, newUpload({ purpose: 'picture' }))).code).toBe(CODE.forbidden);
  });

  it('begun twice with one key is one upload; with other content, none', async () => {
    const person = await makeStudent();
    const wish = newUpload();
    const [first, second] = await Promise.all([ask(person, wish), ask(person, wish)]);
    expect(second.data.upload_id).toBe(first.data.upload_id);
    expect((await ask(person, wish)).data.upload_id).toBe(first.data.upload_id);
    expect((await ask(person, { ...wish, bytes: 1 })).data).toMatchObject({
      errors: [{ field: 'request_key', rule: 'used' }],
    });
  });
});

describe('a form', () => {
  it.each<[string, Record<string, string>, Buffer, string]>([
    ['with one byte more', {}, Buffer.concat([picture, Buffer.alloc(1)]), 'EntityTooLarge'],
    ['with one byte less', {}, picture.subarray(1), 'EntityTooSmall'],
    [
      'under the key of another school',
      { key: 'incoming/schools/sch-2/upl-1' },
      picture,
      'AccessDenied',
    ],
    [
      'past the check of its content',
      { key: 'schools/sch-1/works/upl-1.png' },
      picture,
      'AccessDenied',
    ],
    ['as another type', { 'Content-Type': 'text/html' }, picture, 'AccessDenied'],
    ['with a field of its own', { 'x-amz-meta-a': 'b' }, picture, 'AccessDenied'],
    [
      'with a wrong signature',
      { 'X-Amz-Signature': 'ab'.repeat(32) },
      picture,
      'SignatureDoesNotMatch',
    ],
  ])('is refused %s, and nothing has arrived', async (_what, changed, body, code) => {
    const person = await makeStudent();
    const { upload_id, form } = await beginForm(person);
    expect(await sendForm(form, body, changed)).toMatchObject({ code });
    expect((await finish(person, upload_id)).code).toBe(CODE.wait);
  });

  it('does not change a file any more that is finished', async () => {
    const person = await makeStudent();
    const { upload_id, form } = await beginForm(person);
    await sendForm(form, picture);
    const { file } = (await finish(person, upload_id)).data;

    const other = Buffer.from(picture);
    other.writeUInt8(1, other.length - 20);
    expect((await sendForm(form, other)).status).toBe(204);
    expect((await finish(person, upload_id)).data.file).toEqual(file);
    expect(await storedObject(file.key)).toEqual(picture);
  });
});

describe('finishing', () => {
  it('enters the file into the books of the school', async () => {
    const person = await makeStudent();
    const body = makeProject();
    const file = await storeFile(person, { purpose: 'project', name: '迷宫.sb3', body });
    expect(file).toMatchObject({ name: '迷宫.sb3', kind: 'scratch', bytes: body.length });
    expect(file.content_type).toBe('application/x.scratch.sb3');
    expect(await storedObject(file.key)).toEqual(body);
    expect(await loadUsedSpace(person.schoolId, true)).toBe(body.length);
  });

  it('several times, also at once, counts once and answers the same', async () => {
    const person = await makeStudent();
    const id = await sendFile(person);
    const answers = await Promise.all([1, 2, 3, 4].map(() => finish(person, id)));
    const files = [...answers, await finish(person, id)].map(({ data }) => data?.file?.key);
    expect(new Set(files).size).toBe(1);
    expect(answers.map(({ code }) => code)).toEqual([1, 1, 1, 1]);
    expect(await loadUsedSpace(person.schoolId, true)).toBe(picture.length);
  });

  it('waits for what has not arrived', async () => {
    const person = await makeStudent();
    const { upload_id, form } = await beginForm(person);
    expect((await finish(person, upload_id)).code).toBe(CODE.wait);
    await sendForm(form, picture);
    expect((await finish(person, upload_id)).code).toBe(CODE.ok);
  });

  it.each<[string, FileToSend]>([
    ['a program that is called png', { body: PROGRAM }],
    [
      'a project without its description',
      { purpose: 'project', name: 'a.sb3', body: Buffer.from('PK\x05\x06'.padEnd(22, '\0')) },
    ],
  ])('refuses %s, and leaves nothing of it', async (_what, file) => {
    const person = await makeStudent();
    const id = await sendFile(person, file);
    const refused = await finish(person, id);
    expect(refused).toMatchObject({
      code: CODE.invalid,
      data: { errors: [{ field: 'file', rule: 'content' }] },
    });
    expect((await finish(person, id)).code).toBe(CODE.notFound);
    expect(await storedObject(`incoming/schools/${person.schoolId}/${id}`)).toBeUndefined();
    expect(await loadUsedSpace(person.schoolId, true)).toBe(0);
  });

  it('can be finished only by the person who began it', async () => {
    const person = await makeStudent();
    const id = await sendFile(person);
    const others = [await makePerson(person.schoolId, ROLE.principal), await makeStudent()];
    for (const other of others) expect((await finish(other, id)).code).toBe(CODE.notFound);
    expect((await finish(person, newId('upload'))).code).toBe(CODE.notFound);
  });
});

describe('a request to begin', () => {
  it('that comes again after the file was finished begins nothing, and never removes the file', async () => {
    const person = await makeStudent();
    const actor = await actorOf(person);
    const payload = newUpload({ body: picture });
    const ask = (more: object = {}) =>
      call(uploads.endpoints.begin, { as: person, payload: { ...payload, ...more } });
    const first = (await ask()).data;
    if (first.sending.mode !== 'form') throw new Error('not a form');
    expect((await ask()).data.upload_id).toBe(first.upload_id);
    await sendForm(first.sending, picture);
    const { file } = (await finish(person, first.upload_id)).data;

    const again = (await ask()).data;
    expect(again.upload_id).toBe(first.upload_id);
    if (again.sending.mode === 'form') await sendForm(again.sending, picture);
    expect((await finish(person, again.upload_id)).data.file.key).toBe(file.key);
    expect((await ask({ bytes: 9 })).code).toBe(CODE.invalid);
    const upload = { schoolId: person.schoolId, owner: person.userId };
    expect(await loadUploadsOf(upload)).toEqual([]);

    // Even one that was begun once more at the very moment of the finish, and is given up later.
    await transact([usingObject({ schoolId: person.schoolId, key: file.key })]);
    const open = await startUpload(actor, newUpload({ body: picture }), liveDeps, 'upload.begin');
    const [begun] = await loadUploadsOf(upload);
    if (!begun || open.sending.mode !== 'form') throw new Error('not begun');
    const twin = { ...begun, id: first.upload_id, slot: 1 + (begun.slot ?? 0) };
    await storedUploads.create(twin, twin);
    await discardUpload(actor, { ...twin, rev: 1, key: file.key }, liveDeps);
    expect(await storedObject(file.key)).toEqual(picture);
  });
});

describe('a file', () => {
  const remove = (as: Person, file_id: string) =>
    call(uploads.endpoints.remove, { as, payload: { file_id } });

  it('is deleted by its owner or by staff, and gives its space back', async () => {
    const student = await makeStudent();
    const staff = await makePerson(student.schoolId, ROLE.principal);
    for (const as of [student, staff]) {
      const file = await storeFile(student);
      expect((await remove(as, file.id)).code).toBe(CODE.ok);
      expect(await storedObject(file.key)).toBeUndefined();
      expect((await remove(as, file.id)).code).toBe(CODE.notFound);
      expect((await finish(student, file.id)).code).toBe(CODE.notFound);
    }
    expect(await loadUsedSpace(student.schoolId, true)).toBe(0);
  });

  it('is not deleted by anybody else', async () => {
    const student = await makeStudent();
    const file = await storeFile(student);
    const others = [
      await makePerson(student.schoolId, ROLE.student),
      await makePerson(await makeSchool(), ROLE.principal),
    ];
    for (const other of others) expect((await remove(other, file.id)).code).toBe(CODE.notFound);
    expect(await storedObjects.get({ schoolId: student.schoolId, key: file.key })).toBeDefined();
  });

  it('may come as base64 when it is a small picture', async () => {
    const student = await makeStudent();
    const store = (body: Buffer) =>
      call(uploads.endpoints.storeSmall, {
        as: student,
        payload: { file: body.toString('base64') },
      });
    const { file } = (await store(picture)).data;
    expect(await storedObject(file.key)).toEqual(picture);
    expect((await store(PROGRAM)).code).toBe(CODE.invalid);
    expect((await store(makePng(9, 9, { extra: UPLOAD_LIMITS.smallPictureBytes }))).code).toBe(
      CODE.invalid,
    );
    expect((await remove(student, file.id)).code).toBe(CODE.ok);
  });
});
