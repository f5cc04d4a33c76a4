import { describe, expect, it } from 'vitest';
import { counting } from '#functions/domain/schools/school-counts.ts';
import { releaseUnused } from '#functions/domain/storage/storage.ts';
import {
  releasingObject,
  storedObjects,
  usingObject,
} from '#functions/domain/storage/stored-object.ts';
import { liveDeps } from '#functions/platform/deps.ts';
import { transact } from '#functions/platform/table.ts';
import { CODE } from '#shared/codes.ts';
import { storageQuota } from '#shared/editions/rules.ts';
import type { UploadId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { inOwnTable } from '#tests/factories/own-table.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makePng } from '#tests/factories/picture.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { booksOf, storedObject } from '#tests/factories/stored-object.ts';
import { actorOf, finish, sendFile, storeFile } from '#tests/factories/upload.ts';
import { makeProject } from '#tests/factories/zip.ts';
import { finishUploads } from './record-uploads.ts';

inOwnTable();

const makeStudent = async () => makePerson(await makeSchool(), ROLE.student);

const project = makeProject();
const sendProject = (as: Person) =>
  sendFile(as, { purpose: 'project', name: 'a.sb3', body: project });
const wanted = (uploadId: UploadId) => ({ uploadId, purposes: ['project', 'thumbnail'] as const });
const takeUploads = async (as: Person, ...ids: UploadId[]) =>
  finishUploads(await actorOf(as), ids.map(wanted), liveDeps);

describe('files that a work takes', () => {
  it('are entered in its own transaction, together', async () => {
    const person = await makeStudent();
    const { files, writes } = await takeUploads(
      person,
      await sendProject(person),
      await sendFile(person),
    );
    expect(await booksOf(person.schoolId)).toEqual({ figure: 0, bytes: 0, objects: 0 });
    await transact(writes);
    const sum = files.reduce((total, { bytes }) => total + bytes, 0);
    expect(await booksOf(person.schoolId)).toEqual({ figure: sum, bytes: sum, objects: 2 });
  });

  it('can be taken again when the transaction is refused', async () => {
    const person = await makeStudent();
    const id = await sendProject(person);
    const refusal = new Error('stale');
    const { writes } = await takeUploads(person, id);
    const never = {
      ...counting(
        person.schoolId,
        { granted: 1 },
        { what: 'teachers', side: 'above', limit: 99, refusal },
      ),
    };
    await expect(transact([...writes.slice(0, -1), never])).rejects.toBe(refusal);
    expect(await booksOf(person.schoolId)).toEqual({ figure: 0, bytes: 0, objects: 0 });

    await transact((await takeUploads(person, id)).writes);
    expect(await booksOf(person.schoolId)).toMatchObject({ objects: 1, figure: project.length });
  });

  it('taken by two works stay until the second lets go of them', async () => {
    const person = await makeStudent();
    const { schoolId } = person;
    const id = await sendProject(person);
    await transact((await takeUploads(person, id)).writes);
    const { files, writes } = await takeUploads(person, id);
    await transact(writes);
    const key = files[0]?.key ?? '';
    expect(await storedObjects.get({ schoolId, key })).toMatchObject({ uses: 2 });

    for (const expected of [project, undefined]) {
      await transact([releasingObject({ schoolId, key })]);
      await releaseUnused(await actorOf(person), [key], liveDeps);
      expect(await storedObject(key)).toEqual(expected);
    }
    expect(await booksOf(schoolId)).toEqual({ figure: 0, bytes: 0, objects: 0 });
    await expect(transact([usingObject({ schoolId, key })])).rejects.toMatchObject({
      code: CODE.notFound,
    });
  });

  it('are of the purpose that is wanted', async () => {
    const person = await makeStudent();
    const id = await sendFile(person, { purpose: 'work' });
    await expect(takeUploads(person, id)).rejects.toMatchObject({ code: CODE.notFound });
  });
});

describe('the space of a school', () => {
  it('is never exceeded by uploads that finish at the same time', async () => {
    const { schoolId } = await makeStudent();
    const people = await Promise.all(
      [1, 2, 3, 4, 5, 6].map(() => makePerson(schoolId, ROLE.student)),
    );
    const ids = await Promise.all(people.map((person) => sendFile(person)));
    const { length } = makePng(48, 36);
    const taken = storageQuota('standard') - 2 * length;
    await transact([counting(schoolId, { granted: taken })]);

    const answers = await Promise.all(people.map((person, at) => finish(person, ids[at] ?? '')));

    expect(answers.filter(({ code }) => code === CODE.ok)).toHaveLength(2);
    expect(answers.filter(({ code }) => code === CODE.wait)).toHaveLength(4);
    expect(await booksOf(schoolId)).toEqual({
      figure: storageQuota('standard'),
      bytes: 2 * length,
      objects: 2,
    });
    const refused = ids.filter((_, at) => answers[at]?.code === CODE.wait);
    for (const id of refused)
      expect(await storedObject(`incoming/schools/${schoolId}/${id}`)).toBeUndefined();
  });

  it('is asked about before a byte is sent', async () => {
    const person = await makeStudent();
    await transact([counting(person.schoolId, { granted: storageQuota('standard') })]);
    await expect(sendFile(person)).rejects.toMatchObject({ code: CODE.wait });
  });

  it('agrees with the stored files after files were added and removed in parallel', async () => {
    const person = await makeStudent();
    const files = await Promise.all(
      [1, 2, 3, 4, 5].map((shade) =>
        storeFile(person, { body: makePng(40 + shade, 30, { shade }) }),
      ),
    );
    const actor = await actorOf(person);
    const keys = files.slice(0, 3).map(({ key }) => key);
    await Promise.all([
      releaseUnused(actor, keys, liveDeps),
      releaseUnused(actor, keys, liveDeps),
      storeFile(person),
    ]);
    const { figure, bytes, objects } = await booksOf(person.schoolId);
    expect(objects).toBe(3);
    expect(figure).toBe(bytes);
  });
});
