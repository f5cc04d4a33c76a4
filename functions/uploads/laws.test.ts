import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadUsedSpace } from '#functions/domain/storage/space.ts';
import { sweepUnused } from '#functions/domain/storage/storage.ts';
import { groupOf } from '#functions/domain/storage/stored-figures.ts';
import type { StoredObject } from '#functions/domain/storage/stored-object.ts';
import { discardUpload } from '#functions/domain/uploads/discard-upload.ts';
import { discardOverdue } from '#functions/domain/uploads/overdue-uploads.ts';
import { finishUploads } from '#functions/domain/uploads/record-uploads.ts';
import { loadUpload, loadUploadsOf } from '#functions/domain/uploads/upload.ts';
import { loadStored } from '#functions/domain/usage/stored.ts';
import { liveDeps } from '#functions/platform/deps.ts';
import { CODE } from '#shared/codes.ts';
import type { SchoolId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { uploads } from '#shared/uploads/contract.ts';
import { STORED_GROUPS } from '#shared/usage/rules.ts';
import { call } from '#tests/contract/harness/call.ts';
import { disturbedLaws } from '#tests/factories/disturbed-laws.ts';
import { inOwnTable } from '#tests/factories/own-table.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { PHOTOS } from '#tests/factories/photo.ts';
import { makePng, PROGRAM } from '#tests/factories/picture.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { recordsOf, storedObject } from '#tests/factories/stored-object.ts';
import {
  actorOf,
  begin,
  type FileToSend,
  finish,
  sendFile,
  sendForm,
} from '#tests/factories/upload.ts';

disturbedLaws();

inOwnTable();

const PICTURE = makePng(48, 36);

/** What is shown of each group, and of all people together, is what the records say. */
async function requireFiguresOf(schoolId: SchoolId, books: readonly StoredObject[]) {
  const today = new Date().toISOString().slice(0, 10);
  const { now } = await loadStored(schoolId, { from: today, to: today }, true);
  for (const group of STORED_GROUPS) {
    const own = books.filter((object) => groupOf(object) === group);
    const bytes = own.reduce((sum, object) => sum + object.bytes, 0);
    expect([group, now[group]]).toEqual([group, { bytes, files: own.length }]);
  }
}

/** The records, the objects in the store and the used space agree. */
async function requireHonestBooks(schoolId: SchoolId): Promise<number> {
  const books = await recordsOf(schoolId);
  const sizes = await Promise.all(books.map(async ({ key }) => (await storedObject(key))?.length));
  expect(sizes).toEqual(books.map(({ bytes }) => bytes));
  const storage = await loadUsedSpace(schoolId, true);
  expect(storage).toBe(books.reduce((sum, { bytes }) => sum + bytes, 0));
  await requireFiguresOf(schoolId, books);
  return books.length;
}

/** Finishes, aborts, deletes and sweeps an upload, concurrently and in any order. */
const steps = fc.array(fc.constantFrom('finish', 'abort', 'delete', 'resend', 'sweep'), {
  minLength: 2,
  maxLength: 6,
});
const file = fc.record({ genuine: fc.boolean(), steps });

const nextMonth = { ...liveDeps, now: () => new Date(Date.now() + 30 * 86_400_000) };

async function play(as: Person, { genuine, steps: all }: { genuine: boolean; steps: string[] }) {
  const body = genuine ? PICTURE : Buffer.concat([PROGRAM, Buffer.alloc(9)]);
  const { upload_id, sending } = await begin(as, { body });
  if (sending.mode !== 'form') throw new Error('not a form');
  await sendForm(sending, body);
  const does: Record<string, () => Promise<unknown>> = {
    finish: () => finish(as, upload_id),
    abort: () => call(uploads.endpoints.steps, { as, payload: { action: 'abort', upload_id } }),
    delete: () => call(uploads.endpoints.remove, { as, payload: { file_id: upload_id } }),
    resend: () => sendForm(sending, body),
    sweep: async () => {
      const actor = await actorOf(as);
      await Promise.all([sweepUnused(actor, nextMonth), discardOverdue(actor, nextMonth)]);
    },
  };
  await Promise.all(all.map((step) => does[step]?.()));
  return upload_id;
}

describe('whatever happens to uploads at the same time', () => {
  it('the space of a school is the sum of its files, and all of them are there', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(file, { minLength: 1, maxLength: 3 }), async (files) => {
        const person = await makePerson(await makeSchool(), ROLE.student);
        await Promise.all(files.map((each) => play(person, each)));
        await requireHonestBooks(person.schoolId);
      }),
      { numRuns: 8 },
    );
    // Steps that meet wait for each other, longer and longer.
  }, 60_000);
});

describe('what is sent again while it is being looked at', () => {
  it('is not what is kept', async () => {
    const person = await makePerson(await makeSchool(), ROLE.student);
    const actor = await actorOf(person);
    const { upload_id, sending } = await begin(person, { body: PICTURE });
    if (sending.mode !== 'form') throw new Error('not a form');
    await sendForm(sending, PICTURE);
    const fake = Buffer.concat([PROGRAM, PICTURE]).subarray(0, PICTURE.length);
    // Between this request's check and its copy another one finishes, and the form is sent again.
    let isFirst = true;
    const headObject: typeof liveDeps.objects.headObject = async (name) => {
      if (isFirst) {
        isFirst = false;
        expect((await finish(person, upload_id)).code).toBe(CODE.ok);
        expect((await sendForm(sending, fake)).status).toBe(204);
      }
      return liveDeps.objects.headObject(name);
    };

    const deps = { ...liveDeps, objects: { ...liveDeps.objects, headObject } };
    const wanted = { uploadId: upload_id, purposes: ['thumbnail'] as const };
    await expect(finishUploads(actor, [wanted], deps)).rejects.toMatchObject({
      code: CODE.invalid,
    });

    const [file] = await recordsOf(person.schoolId);
    expect(await storedObject(file?.key ?? '')).toEqual(PICTURE);
    await requireHonestBooks(person.schoolId);
  });
});

describe('a store that fails', () => {
  const fault = () => Promise.reject(new Error('the store is away'));
  const failing = (...names: (keyof typeof liveDeps.objects)[]) => ({
    ...liveDeps,
    objects: { ...liveDeps.objects, ...Object.fromEntries(names.map((name) => [name, fault])) },
  });
  const makeSender = async (file: FileToSend = {}) => {
    const person = await makePerson(await makeSchool(), ROLE.student);
    return { person, actor: await actorOf(person), id: await sendFile(person, file) };
  };
  /** It is written anew, without what tells of its camera. */
  const PHOTO = { name: 'a.jpg', body: PHOTOS.jpg };

  it.each([
    ['headObject', {}],
    ['copyObject', {}],
    ['readObject', {}],
    ['putObject', PHOTO],
  ] as const)('at %s loses nothing: the upload is finished later', async (name, sent) => {
    const { person, actor, id } = await makeSender(sent);
    const wanted = { uploadId: id, purposes: ['thumbnail'] as const };
    await expect(finishUploads(actor, [wanted], failing(name))).rejects.toThrow('away');
    expect(await requireHonestBooks(person.schoolId)).toBe(0);
    expect((await finish(person, id)).code).toBe(CODE.ok);
    expect(await requireHonestBooks(person.schoolId)).toBe(1);
  });

  it('at the removal of what was given up is asked again later', async () => {
    const { person, actor, id } = await makeSender();
    const { schoolId } = person;
    const upload = await loadUpload(actor, id);
    expect(await discardUpload(actor, upload, failing('removeObject'))).toBe(true);
    expect((await finish(person, id)).code).toBe(CODE.notFound);
    expect(await unfinishedOf(person)).toEqual([id]);

    await discardOverdue(actor, nextMonth);

    expect(await unfinishedOf(person)).toEqual([]);
    expect(await storedObject(`incoming/schools/${schoolId}/${id}`)).toBeUndefined();
  });

  const unfinishedOf = async ({ schoolId, userId: owner }: Person) =>
    (await loadUploadsOf({ schoolId, owner })).map(({ id }) => id);
});
