import { describe, expect, it } from 'vitest';
import { CODE } from '#shared/codes.ts';
import { ROLE } from '#shared/roles.ts';
import { schools } from '#shared/schools/contract.ts';
import { SCHOOL_LIMITS } from '#shared/schools/limits.ts';
import { call } from '#tests/contract/harness/call.ts';
import { operationsOf } from '#tests/factories/operation-log.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makePng } from '#tests/factories/picture.ts';
import { changeSchool, makeSchool } from '#tests/factories/school.ts';

const { getInfo, edit, editAbout, picture, introduction } = schools.endpoints;

async function makePrincipal(): Promise<Person> {
  return makePerson(await makeSchool({ name: '晨光编程' }), ROLE.principal);
}
const info = async (as: Person) => (await call(getInfo, { as, payload: {} })).data;
const save = (as: Person, payload: Record<string, unknown>) =>
  call(edit, { as, language: 'en', payload: { rev: 0, name: '晨光编程', ...payload } });
const about = (text: string, ...more: unknown[]) =>
  JSON.stringify({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text }] }, ...more],
  });
const write = (as: Person, rev: number, text: string) =>
  call(editAbout, { as, payload: { rev, about: text } });
const open = (school: string) => call(introduction, { payload: { school } });

describe('the information of a school', () => {
  it('is edited by the principal, logged, and read by everybody of the school', async () => {
    const principal = await makePrincipal();
    const saved = await save(principal, { name: '星光编程', slogan: '创造', latitude: '23.5' });
    expect(saved).toMatchObject({ code: CODE.ok, data: { rev: 1 } });

    const student = await makePerson(principal.schoolId, ROLE.student);
    expect(await info(student)).toMatchObject({
      name: '星光编程',
      slogan: '创造',
      latitude: 23.5,
      longitude: null,
      rev: 1,
    });
    const [entry] = (await operationsOf(principal.schoolId)).filter(
      ({ action }) => action === 'school.edit',
    );
    expect(entry?.detail).toMatchObject({
      before: { name: '晨光编程', slogan: '' },
      after: { name: '星光编程', slogan: '创造' },
    });
  });

  it('takes another name of sixty letters', async () => {
    const letters = (from: number) =>
      Array.from({ length: 60 }, (_, at) => String.fromCodePoint(from + at)).join('');
    const principal = await makePerson(await makeSchool({ name: letters(0x4e00) }), ROLE.principal);
    const saved = await save(principal, { name: letters(0x5e00) });
    expect(saved.code, saved.body).toBe(CODE.ok);
    expect((await info(principal)).name).toBe(letters(0x5e00));
  });

  it('is not overwritten by an edit that began from an older state', async () => {
    const principal = await makePrincipal();
    const both = await Promise.all(
      ['first', 'second'].map((slogan) => save(principal, { slogan })),
    );
    expect(both.map(({ code }) => code).sort()).toEqual([CODE.wait, CODE.ok]);
    const lost = both.find(({ code }) => code === CODE.wait);
    const won = await info(principal);
    expect(lost?.data).toMatchObject({ current: { slogan: won.slogan, rev: 1 } });
  });

  it.each([
    ['phone', 'call me'],
    ['email', 'nobody@nowhere'],
    ['latitude', '91'],
    ['logo_key', 'schools/sch-other/avatars/school/x.png'],
    ['map_key', '../secrets'],
  ])('refuses a wrong %s', async (field, value) => {
    const answer = await save(await makePrincipal(), { [field]: value });
    expect(answer.code).toBe(CODE.invalid);
    expect(answer.data).toMatchObject({ errors: [{ field }] });
  });
});

describe('the introduction of a school', () => {
  it('shows its own pictures with an address, and nobody else’s', async () => {
    const principal = await makePrincipal();
    const file = makePng(200, 200).toString('base64');
    const { key } = (await call(picture, { as: principal, payload: { file } })).data;
    const own = { type: 'image', attrs: { key, src: 'https://elsewhere.example/x.png' } };
    const foreign = { type: 'image', attrs: { key: 'schools/sch-other/avatars/school/x.png' } };
    expect(await write(principal, 0, about('你好', own, foreign))).toMatchObject({ code: CODE.ok });

    const { data } = await open(principal.schoolId);
    expect(data.about.content).toHaveLength(2);
    expect(data.about.content?.[1]).toMatchObject({ attrs: { key } });
    expect(JSON.stringify(data)).toContain(`${key}?`);
    expect(JSON.stringify(data)).not.toContain('elsewhere.example');
  });

  it('takes other pictures, as many as it may have', async () => {
    const principal = await makePrincipal();
    const pictures = async (height: number) => {
      const keys: string[] = [];
      for (let n = 0; n < SCHOOL_LIMITS.aboutPicturesMax; n += 1) {
        const file = makePng(9 + n, height).toString('base64');
        keys.push((await call(picture, { as: principal, payload: { file } })).data.key);
      }
      return keys.map((key) => ({ type: 'image', attrs: { key } }));
    };
    for (const rev of [0, 1]) {
      const written = await write(principal, rev, about('你好', ...(await pictures(9 + rev))));
      expect(written.code, written.body).toBe(CODE.ok);
    }
  });

  it('is not overwritten by a second browser', async () => {
    const principal = await makePrincipal();
    await write(principal, 0, about('one'));
    const late = await write(principal, 0, about('two'));
    expect(late.code).toBe(CODE.wait);
    expect(JSON.stringify(late.data)).toContain('one');
    expect(await write(principal, 1, about('two'))).toMatchObject({ code: CODE.ok });
  });

  it('is public without keys and revisions, and answers 2004 when the school is closed', async () => {
    const principal = await makePrincipal();
    const { code, data } = await open(principal.schoolId);
    expect(code).toBe(CODE.ok);
    expect(Object.keys(data)).not.toEqual(expect.arrayContaining(['rev']));
    expect(Object.keys(data)).not.toEqual(expect.arrayContaining(['logo_key']));
    await changeSchool(principal.schoolId, { state: 'closed' });
    expect((await open(principal.schoolId)).code).toBe(CODE.notFound);
  });
});

describe('a picture of a school', () => {
  it.each([
    ['a program', Buffer.from('MZ this is no picture').toString('base64')],
    ['a drawing with scripts', Buffer.from('<svg onload="alert(1)"/>').toString('base64')],
    ['no base64', '<<<>>>'],
  ])('is not %s', async (_what, file) => {
    const answer = await call(picture, { as: await makePrincipal(), payload: { file } });
    expect(answer).toMatchObject({ code: CODE.invalid, data: { errors: [{ field: 'file' }] } });
  });
});
