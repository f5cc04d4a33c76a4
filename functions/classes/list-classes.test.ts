import { describe, expect, it } from 'vitest';
import { classes } from '#shared/classes/contract.ts';
import { CODE } from '#shared/codes.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import { editing, makeStaff } from '#tests/factories/class-calls.ts';
import type { Person } from '#tests/factories/person.ts';

const { find, list } = classes.endpoints;

/** All pages of a list, by name. */
async function names(ask: (cursor?: string) => ReturnType<typeof call<typeof find>>) {
  const found: string[] = [];
  let cursor: string | undefined;
  do {
    const { data } = await ask(cursor);
    found.push(...data.list.map(({ name }) => name));
    cursor = data.cursor ?? undefined;
  } while (cursor);
  return found;
}
const listed = (as: Person, payload: object = {}) =>
  names((cursor) =>
    call(list, { as, payload: { limit: 2, ...payload, ...(cursor && { cursor }) } }),
  );
const sought = (as: Person, payload: object) =>
  names((cursor) =>
    call(find, { as, payload: { limit: 2, ...payload, ...(cursor && { cursor }) } }),
  );

async function makeScene() {
  const staff = await makeStaff();
  const { teacher, colleague, principal } = staff;
  const make = (name: string, of: Person, day: number, state: 'open' | 'closed' = 'open') =>
    makeClass(of, [], { name, state, created: new Date(Date.UTC(2026, 1, day)).toISOString() });
  await make('Scratch B', teacher, 1);
  await make('scratch a', teacher, 2);
  await make('Python', colleague, 3);
  await make('Scratch old', teacher, 4, 'closed');
  const shared = await make('Robotik', colleague, 5);
  await editing(principal, shared, { assistant_id: teacher.userId });
  return staff;
}

describe('the list of classes', () => {
  it('is the newest first or by name, open ones before closed ones', async () => {
    const { principal } = await makeScene();

    expect(await listed(principal)).toEqual([
      'Robotik',
      'Python',
      'scratch a',
      'Scratch B',
      'Scratch old',
    ]);
    expect(await listed(principal, { sort: 'name' })).toEqual([
      'Python',
      'Robotik',
      'scratch a',
      'Scratch B',
      'Scratch old',
    ]);
    expect(await listed(principal, { state: 'closed' })).toEqual(['Scratch old']);
    expect(await listed(principal, { state: 'open', sort: 'name' })).toHaveLength(4);
  });

  it('by name counts the numbers in names, and is searched by them as they are', async () => {
    const { principal, teacher } = await makeStaff();
    for (const name of ['班 25', '班 9', '班 10 周六', '班 9b'])
      await makeClass(teacher, [], { name });

    const inOrder = ['班 9', '班 9b', '班 10 周六', '班 25'];
    expect(await listed(principal, { sort: 'name' })).toEqual(inOrder);
    expect(await listed(teacher, { sort: 'name' })).toEqual(inOrder);
    expect(await sought(teacher, { search: '班 2' })).toEqual(['班 25']);
    expect(await sought(teacher, { search: '10周' })).toEqual(['班 10 周六']);
    expect(await sought(teacher, { search: '00' })).toEqual([]);
  });

  it('says how many there are, to a principal', async () => {
    const { principal, teacher } = await makeScene();
    const total = async (as: Person, payload = {}) =>
      (await call(list, { as, payload })).data.total;

    expect(await total(principal)).toBe(5);
    expect(await total(principal, { state: 'open' })).toBe(4);
    expect(await total(principal, { state: 'closed' })).toBe(1);
    expect(await total(teacher)).toBeNull();
  });

  it('of a teacher holds what he or she teaches or assists', async () => {
    const { teacher, colleague } = await makeScene();

    expect(await listed(teacher)).toEqual(['Robotik', 'scratch a', 'Scratch B', 'Scratch old']);
    expect(await listed(teacher, { sort: 'name', state: 'open' })).toEqual([
      'Robotik',
      'scratch a',
      'Scratch B',
    ]);
    expect(await listed(colleague)).toEqual(['Robotik', 'Python']);
  });

  it('does not take the cursor of another list', async () => {
    const { principal, teacher } = await makeScene();
    const { cursor } = (await call(list, { as: principal, payload: { limit: 1 } })).data;

    for (const payload of [{ sort: 'name' }, { state: 'open' }])
      expect((await call(list, { as: principal, payload: { ...payload, cursor } })).code).toBe(
        CODE.invalid,
      );
    expect((await call(list, { as: teacher, payload: { cursor } })).code).toBe(CODE.invalid);
  });
});

describe('the search for classes', () => {
  it('finds any part of a name, whatever its case, width and spaces', async () => {
    const { principal } = await makeScene();

    for (const search of ['CRATCH', 'ｓｃｒａｔｃｈ', ' scr atch '])
      expect((await sought(principal, { search })).sort()).toEqual([
        'Scratch B',
        'Scratch old',
        'scratch a',
      ]);
    expect(await sought(principal, { search: 'Scratchold' })).toEqual(['Scratch old']);
    expect(await sought(principal, { search: 'Java' })).toEqual([]);
  });

  it('finds a Chinese name as it is typed on a Latin keyboard', async () => {
    const { principal, teacher, colleague } = await makeScene();
    await makeClass(teacher, [], {
      name: '图形化启蒙一班',
      reading: 'tu xing hua qi meng yi ban',
    });

    for (const search of ['txhqm', 'tuxinghua', 'qimeng', 'QMYB'])
      for (const as of [principal, teacher])
        expect(await sought(as, { search }), search).toEqual(['图形化启蒙一班']);
    expect(await sought(colleague, { search: 'qimeng' })).toEqual([]);
  });

  it('keeps to a state and to a teacher', async () => {
    const { principal, teacher, colleague } = await makeScene();

    expect(await sought(principal, { search: 'scr', state: 'closed' })).toEqual(['Scratch old']);
    expect(await sought(principal, { teacher_id: colleague.userId })).toEqual([
      'Python',
      'Robotik',
    ]);
    expect(
      await sought(principal, { teacher_id: teacher.userId, search: 'o', state: 'open' }),
    ).toEqual(['Robotik']);
  });

  it('of a teacher stays among the own classes', async () => {
    const { teacher, colleague } = await makeScene();

    expect(await sought(colleague, { search: 'scratch' })).toEqual([]);
    expect(await sought(colleague, { search: 'o' })).toEqual(['Python', 'Robotik']);
    expect(await sought(teacher, { teacher_id: colleague.userId })).toEqual(['Robotik']);
  });

  it('finds nothing of another school', async () => {
    const { principal } = await makeScene();
    const { teacher: foreigner } = await makeScene();

    expect(await sought(principal, { teacher_id: foreigner.userId })).toEqual([]);
  });

  it('finds a class by its new name at once, and no longer by its old one', async () => {
    const { teacher, principal } = await makeStaff();
    const id = await makeClass(teacher, [], { name: '启蒙一班' });

    await editing(teacher, id, { name: '进阶一班' });

    for (const as of [teacher, principal]) {
      expect(await sought(as, { search: '进阶' })).toEqual(['进阶一班']);
      expect(await sought(as, { search: '启蒙' })).toEqual([]);
    }
  });
});
