import { describe, expect, it } from 'vitest';
import { newId } from '#shared/ids.ts';
import { PEOPLE_LIMITS } from '#shared/people/limits.ts';
import { accounts } from './account.ts';
import { proposeAccounts, readingOf } from './account-names.ts';

const { newAccountMin, madeAccountMax } = PEOPLE_LIMITS;
const FITS = new RegExp(`^[a-z][a-z0-9]{${newAccountMin - 1},${madeAccountMax - 1}}$`);
const letters = () =>
  Array.from({ length: 12 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join(
    '',
  );
const takeName = (account: string) =>
  accounts.create(account, { account, schoolId: newId('school'), userId: newId('staff') });

describe('the reading of a name', () => {
  it.each([
    ['欧阳明月', 'ou yang ming yue'],
    ['陳怡君', 'chen yi jun'],
    ['单于红', 'shan yu hong'],
    ['曾重', 'zeng zhong'],
    ['吕绿', 'lv lv'],
    ['José Núñez', 'jose nunez'],
    ['阿依古丽·买买提', 'a yi gu li mai mai ti'],
    ['王zi涵8', 'wang zi han 8'],
    ['Иван', ''],
  ])('of %s is "%s"', async (name, reading) => {
    expect(await readingOf(name)).toBe(reading);
  });
});

describe('a proposed account', () => {
  it('is made of the initials of the school and the name as it is read', async () => {
    const name = letters();

    expect(await proposeAccounts('晨光编程学校', [name])).toEqual([`cgbc${name}`]);
    expect(await proposeAccounts('Sunrise Coding', [name])).toEqual([`sc${name}`]);
  });

  it('gets a number when it is taken', async () => {
    const name = letters();
    await takeName(`cgbc${name}`);
    await takeName(`cgbc${name}2`);

    expect(await proposeAccounts('晨光编程学校', [name])).toEqual([`cgbc${name}3`]);
  });

  it.each(['Иван', '8', '李', 'A', '𠮷', 'Maximilian Alexander Bartholomew Wright'])(
    'for %s is one that may be given',
    async (name) => {
      for (const school of ['', 'Школа', '8 少年宫']) {
        const [account = ''] = await proposeAccounts(school, [name]);
        expect(account).toMatch(FITS);
      }
    },
  );

  it('is a different one for each of a hundred people with one name', async () => {
    const name = letters();

    const given = await proposeAccounts('晨光', new Array(100).fill(name));

    expect(new Set(given).size).toBe(100);
    expect(given.slice(0, 3)).toEqual([`cg${name}`, `cg${name}2`, `cg${name}3`]);
    expect(given.filter((account) => !FITS.test(account))).toEqual([]);
  });
});
