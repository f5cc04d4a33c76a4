import { describe, expect, it } from 'vitest';
import { counting } from '#functions/domain/schools/school-counts.ts';
import { loadUsedSpace } from '#functions/domain/storage/space.ts';
import { type Deps, liveDeps } from '#functions/platform/deps.ts';
import { transact } from '#functions/platform/table.ts';
import { CODE } from '#shared/codes.ts';
import { storageQuota } from '#shared/editions/rules.ts';
import { portal } from '#shared/portal/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { schools } from '#shared/schools/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { inOwnTable } from '#tests/factories/own-table.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makePng } from '#tests/factories/picture.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { booksOf, storedObject } from '#tests/factories/stored-object.ts';
import { actorOf } from '#tests/factories/upload.ts';
import { storeObject } from './storage.ts';

inOwnTable();

const makePrincipal = async () => makePerson(await makeSchool(), ROLE.principal);

const avatar = (as: Person, shade: number) =>
  call(portal.endpoints.makeAvatar, {
    as,
    language: 'en',
    payload: { user_id: as.userId, file: makePng(200, 200, { shade }).toString('base64') },
  });
const picture = (as: Person, shade: number) =>
  call(schools.endpoints.picture, {
    as,
    language: 'en',
    payload: { file: makePng(64, 64, { shade }).toString('base64') },
  });
const edit = (as: Person, rev: number, keys: { logo_key?: string; map_key?: string }) =>
  call(schools.endpoints.edit, { as, payload: { rev, name: '晨光编程', ...keys } });
const image = (key: string) => ({ type: 'image', attrs: { key } });
const about = (as: Person, rev: number, ...content: object[]) =>
  call(schools.endpoints.editAbout, {
    as,
    payload: { rev, about: JSON.stringify({ type: 'doc', content }) },
  });

describe('what a school stores', () => {
  it('is counted once, and given back when it is replaced', async () => {
    const person = await makePrincipal();
    const size = (shade: number) => makePng(200, 200, { shade }).length;
    await avatar(person, 1);
    await avatar(person, 1);
    expect(await booksOf(person.schoolId)).toEqual({ figure: size(1), bytes: size(1), objects: 1 });
    await avatar(person, 2);
    expect(await booksOf(person.schoolId)).toEqual({ figure: size(2), bytes: size(2), objects: 1 });
  });

  it('agrees with its books when many store at the same moment', async () => {
    const { schoolId } = await makePrincipal();
    const people = await Promise.all(
      Array.from({ length: 6 }, () => makePerson(schoolId, ROLE.student)),
    );
    await Promise.all(people.map((person, index) => avatar(person, index)));
    await Promise.all(people.map((person, index) => avatar(person, index + 100)));
    const { figure, bytes, objects } = await booksOf(schoolId);
    expect(objects).toBe(6);
    expect(figure).toBe(bytes);
  });

  it('is never more than the edition holds', async () => {
    const person = await makePrincipal();
    const { schoolId } = person;
    const size = makePng(200, 200, { shade: 1 }).length;
    await transact([counting(schoolId, { granted: storageQuota('standard') - size })]);

    expect((await avatar(person, 1)).code).toBe(CODE.ok);
    const refused = await avatar(await makePerson(schoolId, ROLE.student), 2);

    expect(refused).toMatchObject({
      code: CODE.wait,
      msg: expect.stringContaining('50 GB is full'),
    });
    expect((await picture(person, 3)).code).toBe(CODE.wait);
    expect(await loadUsedSpace(schoolId, true)).toBe(storageQuota('standard'));
  });

  it('does not bind the platform, which has no edition to buy', async () => {
    const platform = await makeSchool({ edition: 'platform' });
    expect((await avatar(await makePerson(platform, ROLE.platform), 1)).code).toBe(CODE.ok);
  });

  it('is given back when the object could not be stored', async () => {
    const principal = await makePrincipal();
    const objects: Deps['objects'] = {
      ...liveDeps.objects,
      putObject: () => Promise.reject(new Error('no bucket')),
    };
    const picture = { body: Buffer.alloc(9), contentType: 'image/png' };
    await expect(
      storeObject(
        await actorOf(principal),
        { key: 'a.png', kind: 'avatar', ...picture },
        { ...liveDeps, objects },
      ),
    ).rejects.toThrow('no bucket');
    expect(await booksOf(principal.schoolId)).toEqual({ figure: 0, bytes: 0, objects: 0 });
  });
});

describe('a picture of a school', () => {
  it('is removed when the last place that shows it no longer does', async () => {
    const principal = await makePrincipal();
    const [{ key: logo }, { key: map }] = [
      (await picture(principal, 1)).data,
      (await picture(principal, 2)).data,
    ];
    await edit(principal, 0, { logo_key: logo, map_key: map });
    await about(principal, 0, image(logo));

    await edit(principal, 1, {});
    expect(await storedObject(map)).toBeUndefined();
    expect(await storedObject(logo), 'the introduction shows it').toBeDefined();
    await about(principal, 1);
    expect(await storedObject(logo)).toBeUndefined();
    expect(await booksOf(principal.schoolId)).toEqual({ figure: 0, bytes: 0, objects: 0 });
  });

  it('stays with an edit that came too late', async () => {
    const principal = await makePrincipal();
    const { key } = (await picture(principal, 1)).data;
    await edit(principal, 0, { logo_key: key });
    expect((await edit(principal, 0, {})).code).toBe(CODE.wait);
    expect(await storedObject(key)).toBeDefined();
  });
});
