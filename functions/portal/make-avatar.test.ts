import { describe, expect, it } from 'vitest';
import { users } from '#functions/domain/people/user.ts';
import { CODE } from '#shared/codes.ts';
import { PEOPLE_LIMITS } from '#shared/people/limits.ts';
import { portal } from '#shared/portal/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { JPEG, makePng, PROGRAM } from '#tests/factories/picture.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { storedObject } from '#tests/factories/stored-object.ts';

const freshPerson = async () => makePerson(await makeSchool(), ROLE.student);
const upload = (person: Person, file: string, encoding: 'form' | 'json' = 'form') =>
  call(portal.endpoints.makeAvatar, {
    as: person,
    language: 'en',
    encoding,
    payload: { user_id: person.userId, file },
  });

const good = makePng(200, 200);
const heavy = makePng(200, 200, { extra: PEOPLE_LIMITS.avatarBytes - good.length - 12 });
const tooHeavy = makePng(200, 200, { extra: PEOPLE_LIMITS.avatarBytes - good.length - 11 });

describe('an avatar', () => {
  it('is stored, and its signed address answered', async () => {
    const person = await freshPerson();

    const outcome = await upload(person, good.toString('base64'));

    expect(outcome.code, outcome.msg).toBe(CODE.ok);
    const { avatar = '' } = (await users.get(person)) ?? {};
    expect(avatar).toMatch(`schools/${person.schoolId}/avatars/${person.userId}/`);
    const url = new URL(outcome.data.header_new);
    expect(url.pathname).toBe(`/media/${avatar}`);
    const signed = ['Key-Pair-Id', 'Policy', 'Signature', 'by'];
    expect([...url.searchParams.keys()].sort()).toEqual(signed);
    expect(await storedObject(avatar)).toEqual(good);
  });

  it('replaces the one before, whose object is deleted', async () => {
    const person = await freshPerson();
    await upload(person, good.toString('base64'));
    const { avatar: before = '' } = (await users.get(person)) ?? {};

    await upload(person, makePng(200, 200, { shade: 7 }).toString('base64'));

    expect(await storedObject(before)).toBeUndefined();
    const { avatar: after = '' } = (await users.get(person)) ?? {};
    expect(await storedObject(after)).toBeDefined();
  });

  it('sent twice is the same, and stays', async () => {
    const person = await freshPerson();
    const first = await upload(person, good.toString('base64'));
    const second = await upload(person, good.toString('base64'));

    expect(second.data).toEqual(first.data);
    expect(await storedObject((await users.get(person))?.avatar ?? '')).toEqual(good);
    expect((await users.get(person))?.rev).toBe(2);
  });

  it.each([
    ['a data URL', `data:image/png;base64,${good.toString('base64')}`, 'form'],
    ['JSON', good.toString('base64'), 'json'],
    ['base64 whose plus signs became spaces', good.toString('base64').replaceAll('+', ' '), 'form'],
    ['a picture of exactly 1 MB', heavy.toString('base64'), 'form'],
  ] as const)('may come as %s', async (_what, file, encoding) => {
    expect((await upload(await freshPerson(), file, encoding)).code).toBe(CODE.ok);
  });

  it.each([
    ['a JPEG that is called png', `data:image/png;base64,${JPEG.toString('base64')}`],
    ['a program', PROGRAM.toString('base64')],
    ['a picture of 201 × 200', makePng(201, 200).toString('base64')],
    ['a picture of 200 × 199', makePng(200, 199).toString('base64')],
    ['half a picture', good.subarray(0, good.length - 20).toString('base64')],
    ['a picture with something behind it', Buffer.concat([good, PROGRAM]).toString('base64')],
    ['the beginning of a png alone', good.subarray(0, 8).toString('base64')],
    ['an SVG', `data:image/svg+xml;base64,${Buffer.from('<svg/>').toString('base64')}`],
    ['no base64', '<script>'],
  ])('may not be %s', async (_what, file) => {
    const person = await freshPerson();

    const outcome = await upload(person, file);

    expect(outcome).toMatchObject({ code: CODE.invalid, data: { errors: [{ field: 'file' }] } });
    expect((await users.get(person))?.avatar).toBe('');
  });

  it('may not be heavier than 1 MB', async () => {
    const outcome = await upload(await freshPerson(), tooHeavy.toString('base64'));

    expect(outcome).toMatchObject({
      code: CODE.invalid,
      msg: 'The picture must not exceed 1 MB',
      data: { errors: [{ field: 'file', rule: 'too_big' }] },
    });
  });
});
