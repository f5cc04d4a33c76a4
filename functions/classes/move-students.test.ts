import { describe, expect, it } from 'vitest';
import { users } from '#functions/domain/people/user.ts';
import { classes } from '#shared/classes/contract.ts';
import { CLASS_LIMITS } from '#shared/classes/limits.ts';
import { CODE } from '#shared/codes.ts';
import { newId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import {
  editing,
  joining,
  leaving,
  makeStaff,
  makeStudents,
  stateOf,
} from '#tests/factories/class-calls.ts';
import { operationsOf } from '#tests/factories/operation-log.ts';
import { changePerson, makePerson } from '#tests/factories/person.ts';

const { candidates, children, moves } = classes.endpoints;

interface Page {
  readonly list: readonly { readonly name: string }[];
  readonly cursor: string | null;
}

async function makeScene(count: number, capacity = 30) {
  const staff = await makeStaff();
  const pupils = await makeStudents(staff.schoolId, count);
  return { ...staff, pupils, id: await makeClass(staff.teacher, [], { capacity }) };
}

describe('taking students into a class', () => {
  it('makes them members, with history and log', async () => {
    const { schoolId, teacher, id, pupils } = await makeScene(2);

    const { data } = await joining(teacher, id, pupils);

    expect(data).toEqual({
      results: pupils.map(({ userId }) => ({ id: userId, ok: true, errors: [] })),
      size: 2,
    });
    const as = { as: teacher, payload: { class_id: id } };
    expect((await call(children, as)).data).toMatchObject({
      list: pupils.map(({ userId, name, account }) => ({ id: userId, name, account })),
      total: 2,
      cursor: null,
    });
    expect((await call(moves, as)).data.list).toMatchObject([
      { direction: 'in', name: '学生2', by_name: teacher.name },
      { direction: 'in', name: '学生1', by_name: teacher.name },
    ]);
    expect(await operationsOf(schoolId)).toMatchObject(
      pupils.map(({ userId }) => ({ action: 'class.join', detail: { id, student: userId } })),
    );
  });

  it('twice changes nothing', async () => {
    const { teacher, id, pupils } = await makeScene(1);

    await Promise.all([joining(teacher, id, pupils), joining(teacher, id, pupils)]);
    const { data } = await joining(teacher, id, pupils);

    expect(data).toMatchObject({ results: [{ ok: true }], size: 1 });
    const { list } = (await call(moves, { as: teacher, payload: { class_id: id } })).data;
    expect(list).toHaveLength(1);
  });

  it('says of each why not', async () => {
    const { schoolId, teacher, id, pupils } = await makeScene(3, 1);
    const [first, second, busy] = pupils;
    if (!first || !second || !busy) throw new Error('three students were made');
    const many = Array.from({ length: CLASS_LIMITS.ofStudent }, () => newId('class'));
    await changePerson(busy, { classIds: many });
    const foreigner = await makePerson((await makeStaff()).schoolId, ROLE.student);
    const gone = await makePerson(schoolId, ROLE.student, { removed: new Date().toISOString() });

    const { data } = await joining(teacher, id, [busy, foreigner, gone, first, second]);

    expect(data.results.map(({ errors }) => errors[0]?.rule)).toEqual([
      'classes.tooMany',
      'students.missing',
      'students.missing',
      undefined,
      'classes.full',
    ]);
    expect(data.results.at(-1)?.errors[0]?.message).toBe('启蒙一班 is full (seats: 1).');
    expect((await stateOf(schoolId, id)).members).toEqual([first.userId]);
  });

  it('gives the last seat to one of two who are taken in by two people at once', async () => {
    const { schoolId, principal, teacher, id, pupils } = await makeScene(2, 1);

    const outcomes = await Promise.all([
      joining(principal, id, pupils.slice(0, 1)),
      joining(teacher, id, pupils.slice(1)),
    ]);

    const rows = outcomes.flatMap(({ data }) => data.results);
    expect(rows.filter(({ ok }) => ok)).toHaveLength(1);
    expect(rows.find(({ ok }) => !ok)?.errors[0]?.rule).toBe('classes.full');
    const { found, members } = await stateOf(schoolId, id);
    expect([found?.size, members.length]).toEqual([1, 1]);
  });

  it('is refused by a closed class, which may still be emptied', async () => {
    const { teacher, id, pupils } = await makeScene(2);
    await joining(teacher, id, pupils.slice(0, 1));
    await editing(teacher, id, { state: 'closed' });

    expect(await joining(teacher, id, pupils)).toMatchObject({
      code: CODE.wait,
      msg: '启蒙一班 is closed: nobody can join it.',
    });
    expect((await leaving(teacher, id, pupils.slice(0, 1))).data).toMatchObject({ size: 0 });
  });

  it('is for the staff of the class, when they may add students', async () => {
    const { schoolId, teacher, colleague, id, pupils } = await makeScene(1);

    expect((await joining(colleague, id, pupils)).code).toBe(CODE.forbidden);
    expect((await leaving(colleague, id, pupils)).code).toBe(CODE.forbidden);
    const plain = await makePerson(schoolId, ROLE.teacher);
    const own = await makeClass(plain, []);
    expect((await joining(plain, own, pupils)).code).toBe(CODE.forbidden);
    expect((await leaving(plain, own, pupils)).code).toBe(CODE.ok);
    expect((await joining(teacher, id, pupils)).code).toBe(CODE.ok);
  });
});

describe('taking students out of a class', () => {
  it('ends the membership, and keeps who was there', async () => {
    const { schoolId, principal, teacher, id, pupils } = await makeScene(2);
    const [first, second] = pupils;
    await joining(teacher, id, pupils);

    const { data } = await leaving(principal, id, pupils.slice(0, 1));
    await leaving(principal, id, pupils.slice(0, 1));

    expect(data.size).toBe(1);
    expect((await stateOf(schoolId, id)).members).toEqual([second?.userId]);
    expect(await users.get(first ?? teacher)).toMatchObject({ classIds: [] });
    const { list } = (await call(moves, { as: teacher, payload: { class_id: id } })).data;
    expect(list).toHaveLength(3);
    expect(list[0]).toMatchObject({ direction: 'out', name: '学生1', student_id: first?.userId });
  });
});

describe('the lists of a class', () => {
  it('are paged', async () => {
    const { teacher, id, pupils } = await makeScene(5);
    await joining(teacher, id, pupils);

    for (const endpoint of [children, moves] as const) {
      const found: string[] = [];
      let cursor = '';
      do {
        const payload = { class_id: id, limit: 2, ...(cursor && { cursor }) };
        const page: Page = (await call(endpoint, { as: teacher, payload })).data;
        found.push(...page.list.map(({ name }) => name));
        cursor = page.cursor ?? '';
      } while (cursor);
      expect(found.sort()).toEqual(['学生1', '学生2', '学生3', '学生4', '学生5']);
    }
  });
});

describe('candidates for a class', () => {
  it('are the students of the school, by name or account, and say who is in it', async () => {
    const { teacher, id, pupils } = await makeScene(3);
    await joining(teacher, id, pupils.slice(0, 1));
    const ask = async (payload: object = {}) =>
      (await call(candidates, { as: teacher, payload: { class_id: id, ...payload } })).data.list;

    expect(await ask()).toMatchObject([
      { name: '学生1', member: true, classes: 1 },
      { name: '学生2', member: false, classes: 0 },
      { name: '学生3', member: false, classes: 0 },
    ]);
    expect((await ask({ search: '生3' })).map(({ name }) => name)).toEqual(['学生3']);
    expect(await ask({ search: pupils[1]?.account })).toMatchObject([{ name: '学生2' }]);
  });

  it('are not found by a phone', async () => {
    const { schoolId, teacher, id } = await makeScene(0);
    await makePerson(schoolId, ROLE.student, { phone: '13912345678' });

    const payload = { class_id: id, search: '1391234' };
    expect((await call(candidates, { as: teacher, payload })).data.list).toEqual([]);
  });
});
