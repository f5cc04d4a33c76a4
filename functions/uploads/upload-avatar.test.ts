import { describe, expect, it } from 'vitest';
import { users } from '#functions/domain/people/user.ts';
import { loadUsedSpace } from '#functions/domain/storage/space.ts';
import { CODE } from '#shared/codes.ts';
import { newId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { schools } from '#shared/schools/contract.ts';
import { uploads } from '#shared/uploads/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makePng } from '#tests/factories/picture.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { storedObject } from '#tests/factories/stored-object.ts';
import { finish, sendForm } from '#tests/factories/upload.ts';

async function upload(as: Person, body: Buffer, more: object = {}) {
  const payload = { name: 'me.png', bytes: body.length, request_key: newId('request'), ...more };
  const { data } = await call(uploads.endpoints.beginHeader, { as, payload });
  if (data.sending.mode === 'form') await sendForm(data.sending, body);
  return finish(as, data.upload_id);
}

describe('an avatar that is sent straight to the store', () => {
  it('becomes the own one, and replaces the one before', async () => {
    const person = await makePerson(await makeSchool(), ROLE.student);
    const [first, second] = [makePng(200, 200), makePng(200, 200, { shade: 7 })];
    const before = (await upload(person, first)).data.file.key;
    expect((await users.get(person))?.avatar).toBe(before);
    expect(before).toContain(`/avatars/${person.userId}/`);

    const { key } = (await upload(person, second)).data.file;

    expect((await users.get(person))?.avatar).toBe(key);
    expect(await storedObject(key)).toEqual(second);
    expect(await storedObject(before)).toBeUndefined();
    expect(await loadUsedSpace(person.schoolId, true)).toBe(second.length);
  });

  it('may not have another size', async () => {
    const person = await makePerson(await makeSchool(), ROLE.student);
    expect((await upload(person, makePng(201, 200))).code).toBe(CODE.invalid);
    expect((await users.get(person))?.avatar).toBe('');
  });
});

describe('a logo', () => {
  it('can be shown by the school once a principal has sent it', async () => {
    const person = await makePerson(await makeSchool(), ROLE.principal);
    const { key } = (await upload(person, makePng(64, 64), { what: 'logo' })).data.file;
    const payload = { rev: 0, name: '晨光编程', logo_key: key };
    expect((await call(schools.endpoints.edit, { as: person, payload })).code).toBe(CODE.ok);
    expect(await storedObject(key)).toBeDefined();
  });
});
