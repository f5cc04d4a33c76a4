import { describe, expect, it } from 'vitest';
import { loadUsedSpace } from '#functions/domain/storage/space.ts';
import { storedObjects } from '#functions/domain/storage/stored-object.ts';
import { objectName, placesOf } from '#functions/platform/object-keys.ts';
import { listObjects, readObject } from '#functions/platform/objects.ts';
import { CODE } from '#shared/codes.ts';
import { ROLE } from '#shared/roles.ts';
import { uploads } from '#shared/uploads/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { PHOTOS, type PhotoEnding, TOLD } from '#tests/factories/photo.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { finish, sendFile } from '#tests/factories/upload.ts';

const { storeSmall } = uploads.endpoints;
const makeTeacher = async () => makePerson(await makeSchool(), ROLE.principal);

/** The keys of all objects of a school, wherever they lie. */
async function keysOf({ schoolId }: Person): Promise<string[]> {
  const found = await Promise.all(
    placesOf(schoolId).map((place) => listObjects(place, { limit: 10 })),
  );
  return found.flat().map(({ key }) => key);
}

async function bytesOf({ schoolId }: Person, key: string): Promise<Buffer> {
  const file = await storedObjects.get({ schoolId, key }, { consistent: true });
  if (!file) throw new TypeError(`${key} is not recorded`);
  const body = await readObject(objectName(key), 0, 100_000);
  expect(file.bytes).toBe(body.length);
  return body;
}

describe('a photo', () => {
  it.each<PhotoEnding>(['jpg', 'png', 'gif', 'webp'])(
    'as a %s is stored without its place, day and camera, once, and counted as it lies there',
    async (ending) => {
      const as = await makeTeacher();
      const body = PHOTOS[ending];
      const name = `客厅.${ending}`;
      const id = await sendFile(as, { purpose: 'picture', name, body });

      const answers = await Promise.all([finish(as, id), finish(as, id), finish(as, id)]);

      expect(answers.map(({ code }) => code)).toEqual([CODE.ok, CODE.ok, CODE.ok]);
      const [key = '', ...others] = await keysOf(as);
      expect(others).toEqual([]);
      const stored = await bytesOf(as, key);
      for (const told of TOLD) expect(stored.includes(told), told).toBe(false);
      expect(await loadUsedSpace(as.schoolId)).toBe(stored.length);
    },
  );

  it('that a person sends in base64 is stored in the same way', async () => {
    const as = await makeTeacher();
    const payload = { file: PHOTOS.jpg.toString('base64') };

    expect((await call(storeSmall, { as, payload })).code).toBe(CODE.ok);

    const [key = ''] = await keysOf(as);
    const stored = await bytesOf(as, key);
    for (const told of TOLD) expect(stored.includes(told), told).toBe(false);
  });

  it('that is cut anywhere is refused with the reason, and leaves nothing', async () => {
    const as = await makeTeacher();
    for (const share of [0.2, 0.4, 0.6, 0.8]) {
      const body = PHOTOS.jpg.subarray(0, Math.round(PHOTOS.jpg.length * share));
      const id = await sendFile(as, { purpose: 'picture', name: 'a.jpg', body });

      const { code, data } = await finish(as, id);

      expect(code).toBe(CODE.invalid);
      expect(data).toMatchObject({ errors: [{ field: 'file', rule: 'cut' }] });
    }
    expect(await keysOf(as)).toEqual([]);
    const payload = { file: PHOTOS.png.subarray(0, 60).toString('base64') };
    const small = await call(storeSmall, { as, payload });
    expect(small.data).toMatchObject({ errors: [{ field: 'file', rule: 'cut' }] });
  });
});
