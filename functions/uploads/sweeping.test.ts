import { describe, expect, it } from 'vitest';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { loadUsedSpace } from '#functions/domain/storage/space.ts';
import { sweepUnused } from '#functions/domain/storage/storage.ts';
import {
  droppingObjects,
  storedObjects,
  usingObject,
  watchedObjects,
} from '#functions/domain/storage/stored-object.ts';
import { type Deps, liveDeps } from '#functions/platform/deps.ts';
import { pageOfList } from '#functions/platform/listing.ts';
import { transact } from '#functions/platform/table.ts';
import { DAY_MS } from '#shared/days.ts';
import { ROLE } from '#shared/roles.ts';
import { UPLOAD_LIMITS } from '#shared/uploads/limits.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makePng } from '#tests/factories/picture.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { storedObject } from '#tests/factories/stored-object.ts';
import { actorOf, begin, type FileToSend, storeFile } from '#tests/factories/upload.ts';

const depsIn = (days: number): Deps => ({
  ...liveDeps,
  now: () => new Date(Date.now() + days * DAY_MS),
});

async function makeTeacher(): Promise<{ person: Person; actor: Actor }> {
  const person = await makePerson(await makeSchool(), ROLE.teacher);
  return { person, actor: await actorOf(person) };
}
const attach = (person: Person, more: FileToSend = {}) =>
  storeFile(person, { purpose: 'attachment', ...more });

const watched = async ({ schoolId }: Person): Promise<string[]> => {
  const { entries } = await pageOfList(watchedObjects(schoolId), { limit: 9, consistent: true });
  return entries.map(({ target }) => target);
};
const spaceOf = async ({ schoolId }: Person) => await loadUsedSpace(schoolId, true);

describe('a file that nothing shows', () => {
  it('is removed after a day, and not before', async () => {
    const { person, actor } = await makeTeacher();
    const { key, bytes } = await attach(person);
    await sweepUnused(actor, depsIn(UPLOAD_LIMITS.unusedFileDays - 0.01));
    expect(await storedObject(key)).toBeDefined();
    expect(await spaceOf(person)).toBe(bytes);

    await sweepUnused(actor, depsIn(UPLOAD_LIMITS.unusedFileDays + 0.01));
    expect(await storedObject(key)).toBeUndefined();
    expect(await spaceOf(person)).toBe(0);
    expect(await watched(person)).toEqual([]);
  });

  it('is removed in small steps, with each sweep', async () => {
    const { person, actor } = await makeTeacher();
    const files = [];
    for (const shade of [1, 2, 3])
      files.push(await attach(person, { body: makePng(9, 9, { shade }) }));
    await sweepUnused(actor, depsIn(2));
    expect(await watched(person)).toEqual([files[2]?.key]);
  });

  it('stays when something has shown it meanwhile', async () => {
    const { person, actor } = await makeTeacher();
    const { key } = await attach(person);
    await transact([usingObject({ schoolId: person.schoolId, key })]);
    await sweepUnused(actor, depsIn(2));
    expect(await storedObject(key)).toBeDefined();
    expect(await watched(person)).toEqual([]);
  });

  it('is tried again when the store fails, and shown by nothing from then on', async () => {
    const { person, actor } = await makeTeacher();
    const { key } = await attach(person);
    const away = { ...liveDeps.objects, removeObject: () => Promise.reject(new Error('away')) };
    await sweepUnused(actor, { ...depsIn(2), objects: away });
    expect(await watched(person)).toEqual([key]);
    await expect(transact([usingObject({ schoolId: person.schoolId, key })])).rejects.toMatchObject(
      {
        code: 2004,
      },
    );
    await sweepUnused(actor, depsIn(2));
    expect(await storedObject(key)).toBeUndefined();
    expect(await spaceOf(person)).toBe(0);
  });

  it('of a lesson waits for its record', async () => {
    const { person, actor } = await makeTeacher();
    const { key } = await attach(person, { purpose: 'lesson-picture' });
    expect(key).toMatch(/^schools\/[\w-]+\/avatars\/lessons\/upl-/);
    await sweepUnused(actor, depsIn(20));
    expect(await storedObject(key)).toBeDefined();
    await sweepUnused(actor, depsIn(UPLOAD_LIMITS.unusedDraftFileDays + 1));
    expect(await storedObject(key)).toBeUndefined();
  });
});

it('a removal that breaks off after its change is made good by the next upload', async () => {
  const { person } = await makeTeacher();
  const { schoolId } = person;
  const { key } = await attach(person);
  await transact([usingObject({ schoolId, key })]);
  await transact(await droppingObjects(person, [key]));
  expect(await storedObject(key)).toBeDefined();

  await begin(person);

  expect(await storedObject(key)).toBeUndefined();
  expect(await storedObjects.get({ schoolId, key })).toBeUndefined();
  expect(await spaceOf(person)).toBe(0);
});
