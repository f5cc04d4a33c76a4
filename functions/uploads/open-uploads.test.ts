import { expect, it } from 'vitest';
import { loadUploadsOf, uploads as storedUploads } from '#functions/domain/uploads/upload.ts';
import { CODE } from '#shared/codes.ts';
import type { UploadId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { uploads } from '#shared/uploads/contract.ts';
import { UPLOAD_LIMITS } from '#shared/uploads/limits.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { PROGRAM } from '#tests/factories/picture.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { begin, type FileToSend, newUpload } from '#tests/factories/upload.ts';

const PROJECT = { purpose: 'project', name: 'a.sb3', body: PROGRAM } as const;
const PAPER = { purpose: 'attachment', name: 'a.png' } as const;
const AGES_MS = 120_000;

const ask = (as: Person) =>
  call(uploads.endpoints.begin, { as, payload: newUpload(), language: 'en' });

/** As many as may be open, begun so long ago, the first one first. */
async function beginMany(as: Person, file: FileToSend, ago = 0): Promise<UploadId[]> {
  const { schoolId, userId: owner } = as;
  const ids: UploadId[] = [];
  for (let at = 0; at < UPLOAD_LIMITS.open; at += 1) {
    const { upload_id: id } = await begin(as, file);
    const begun = new Date(Date.now() - ago + at).toISOString();
    const [upload] = (await loadUploadsOf({ schoolId, owner })).filter((each) => each.id === id);
    if (!upload) throw new Error('not begun');
    await storedUploads.change(upload, (value) => ({ ...value, begun }));
    ids.push(id);
  }
  return ids;
}

const openOf = async ({ schoolId, userId: owner }: Person) =>
  new Set((await loadUploadsOf({ schoolId, owner })).map(({ id }) => id));

it('a person has so many open uploads at most', async () => {
  const person = await makePerson(await makeSchool(), ROLE.student);
  await beginMany(person, PROJECT);

  const refused = await ask(person);

  expect(refused).toMatchObject({ code: CODE.wait, msg: expect.stringContaining('20') });
});

it('of many that are begun at once no more are taken', async () => {
  const person = await makePerson(await makeSchool(), ROLE.teacher);
  const payloads = Array.from({ length: 44 }, () =>
    newUpload({ purpose: 'attachment', name: 'a.png' }),
  );

  const answers = await Promise.all(
    // Each twice, as a browser that retries sends it.
    [...payloads, ...payloads].map((payload) =>
      call(uploads.endpoints.begin, { as: person, payload }),
    ),
  );

  const taken = answers.flatMap(({ code, data }) => (code === CODE.ok ? [data.upload_id] : []));
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([CODE.ok, CODE.wait]));
  expect(new Set(taken)).toEqual(await openOf(person));
  expect((await openOf(person)).size).toBe(UPLOAD_LIMITS.open);
});

it('an upload that was given up leaves its place to the next one', async () => {
  const person = await makePerson(await makeSchool(), ROLE.teacher);
  const [first = '' as UploadId] = await beginMany(person, PAPER);
  const { schoolId, userId: owner } = person;
  const own = await loadUploadsOf({ schoolId, owner });
  for (const upload of own.filter(({ id }) => id === first))
    await storedUploads.change(upload, (value) => ({ ...value, state: 'ended' as const }));

  const { code, data } = await ask(person);

  expect(code).toBe(CODE.ok);
  const open = await openOf(person);
  expect(open.has(data.upload_id)).toBe(true);
  expect(open.has(first)).toBe(false);
});

it('a save is not refused for those that an interrupted editor has left: the oldest goes', async () => {
  const person = await makePerson(await makeSchool(), ROLE.student);
  const [, ...others] = await beginMany(person, PROJECT, AGES_MS);

  const { code, data } = await ask(person);

  expect(code).toBe(CODE.ok);
  expect(await openOf(person)).toEqual(new Set([...others, data.upload_id]));
});

it('what somebody sends by hand is never ended for another one', async () => {
  const person = await makePerson(await makeSchool(), ROLE.teacher);
  const ids = await beginMany(person, PAPER, AGES_MS);

  expect((await ask(person)).code).toBe(CODE.wait);
  expect(await openOf(person)).toEqual(new Set(ids));
});
