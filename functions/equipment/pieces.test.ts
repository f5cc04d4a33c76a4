import { expect, it } from 'vitest';
import { CODE } from '#shared/codes.ts';
import { equipment } from '#shared/equipment/contract.ts';
import { type EquipmentKindId, newId, RoomId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { addPieces, lending, makeKind, makePieces } from '#tests/factories/equipment.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { freshKey } from '#tests/factories/student.ts';

const { add, edit, remove, list, kinds } = equipment.endpoints;

const makeTeacher = async () => makePerson(await makeSchool(), ROLE.teacher);
const adding = (as: Person, kind_id: EquipmentKindId, fields: object = {}) =>
  call(add, { as, payload: { kind_id, request_key: freshKey(), ...fields } });
const numbersOf = async (as: Person, query: object = {}) =>
  (await call(list, { as, payload: { limit: 100, ...query } })).data.list.map(
    ({ number }) => number,
  );

it('numbers the pieces of a kind one after the other, also when several people add some at once', async () => {
  const as = await makeTeacher();
  const kindId = await makeKind(as);
  await Promise.all([adding(as, kindId, { count: 12 }), adding(as, kindId, { count: 13 })]);
  const numbers = await numbersOf(as);
  expect(numbers).toHaveLength(25);
  expect(new Set(numbers)).toEqual(
    new Set(Array.from({ length: 25 }, (_, at) => `JQR-${String(at + 1).padStart(3, '0')}`)),
  );
  const [kind] = (await call(kinds, { as })).data.list;
  expect(kind?.counts.available).toBe(25);
});

it('passes over numbers that somebody typed', async () => {
  const as = await makeTeacher();
  const kindId = await makeKind(as);
  await adding(as, kindId, { number: 'jqr-003' });
  const { data } = await adding(as, kindId, { count: 3 });
  expect(data.added.map(({ number }) => number)).toEqual(['JQR-002', 'JQR-004', 'JQR-005']);
});

it('fifty at once are added once, whoever repeats the request', async () => {
  const as = await makeTeacher();
  const kindId = await makeKind(as);
  const request_key = freshKey();
  const payload = { kind_id: kindId, count: 50, request_key };
  const both = await Promise.all([1, 2].map(() => call(add, { as, payload })));
  const again = await call(add, { as, payload });
  for (const { data } of both) expect(data).toEqual(again.data);
  expect(await numbersOf(as)).toHaveLength(50);
}, 30_000);

it.each([
  ['several of one number', { count: 2, number: 'A-1' }, 'number', 'single'],
  ['several of one serial number', { count: 2, serial: 'A-1' }, 'serial', 'single'],
  ['more than fifty', { count: 51 }, 'count', 'too_big'],
  ['a room that is not there', { room_id: 'rom-none' }, 'room_id', 'missing'],
])('%s are refused', async (_, fields, field, rule) => {
  const as = await makeTeacher();
  const { code, data } = await adding(as, await makeKind(as), fields);
  expect(code).toBe(CODE.invalid);
  expect(data).toMatchObject({ errors: [{ field, rule }] });
});

it('a number belongs to one piece of a school, and another school may have it, too', async () => {
  const as = await makeTeacher();
  const kindId = await makeKind(as);
  await adding(as, kindId, { number: '2026-7' });
  expect(await adding(as, kindId, { number: ' 2026-7 ' })).toMatchObject({
    code: CODE.invalid,
    data: { errors: [{ field: 'number', rule: 'taken' }] },
  });
  const other = await makeTeacher();
  expect((await adding(other, await makeKind(other), { number: '2026-7' })).code).toBe(CODE.ok);
  expect((await adding(other, kindId)).code).toBe(CODE.notFound);
});

it('an edit changes what is known of a piece, and gives its old number back', async () => {
  const as = await makeTeacher();
  const kindId = await makeKind(as);
  const [first, second] = await addPieces(as, kindId, { count: 2 });
  const change = (piece_id: string | undefined, rev: number, fields: object) =>
    call(edit, { as, payload: { piece_id, rev, number: 'JQR-001', ...fields } });
  const { data } = await change(first, 1, { number: 'X-1', serial: 'S1', place: '柜子' });
  expect(data.piece).toMatchObject({ number: 'X-1', serial: 'S1', place: '柜子', rev: 2 });
  expect(await change(second, 1, { number: 'x-1' })).toMatchObject({
    data: { errors: [{ field: 'number', rule: 'taken' }] },
  });
  expect((await change(second, 1, { number: 'JQR-001' })).code).toBe(CODE.ok);
  expect(await change(first, 1, { number: 'X-2' })).toMatchObject({
    code: CODE.wait,
    data: { current: { number: 'X-1' } },
  });
  expect((await change(newId('equipment'), 1, {})).code).toBe(CODE.notFound);
  expect(await change(first, 2, { number: 'X-1', room_id: RoomId.parse('rom-no') })).toMatchObject({
    data: { errors: [{ field: 'room_id' }] },
  });
});

it('is deleted while nothing has happened to it, and its number is free again', async () => {
  const as = await makeTeacher();
  const { kindId, ids } = await makePieces(as, 2);
  const [first, second] = ids;
  const removing = (piece_id: string | undefined) => call(remove, { as, payload: { piece_id } });
  await lending(as, second ? [second] : []);
  expect((await removing(second)).code).toBe(CODE.wait);
  expect((await removing(first)).code).toBe(CODE.ok);
  expect((await removing(first)).code).toBe(CODE.notFound);
  expect((await adding(as, kindId, { number: 'JQR-001' })).code).toBe(CODE.ok);
  expect(await numbersOf(as)).toEqual(['JQR-002', 'JQR-001']);
});

it('finds pieces by their kind, their number and their serial number', async () => {
  const as = await makeTeacher();
  const kits = await makeKind(as);
  const pads = await makeKind(as, { name: '平板电脑', code: 'PB' });
  await adding(as, kits, { serial: 'LEGO-778812' });
  await adding(as, kits);
  await adding(as, pads);
  const found = (search: string) => numbersOf(as, { search });
  expect(await found('机器')).toEqual(['JQR-001', 'JQR-002']);
  expect(await found('jqr-00')).toEqual(['JQR-001', 'JQR-002']);
  expect(await found('2')).toEqual(['JQR-002']);
  expect(await found('lego')).toEqual(['JQR-001']);
  expect(await found('8812')).toEqual(['JQR-001']);
  expect(await found('平板')).toEqual(['PB-001']);
  expect(await found('没有')).toEqual([]);
  expect(await numbersOf(as, { kind_id: pads })).toEqual(['PB-001']);
  expect(await numbersOf(as, { kind_id: pads, search: '001' })).toEqual(['PB-001']);
});

it('answers page after page, in order and without repetition', async () => {
  const as = await makeTeacher();
  const { ids } = await makePieces(as, 5);
  await lending(as, ids.slice(0, 3));
  const paged = async (query: object) => {
    const numbers: string[] = [];
    let cursor: string | null | undefined;
    do {
      const { data } = await call(list, { as, payload: { limit: 2, cursor, ...query } });
      numbers.push(...data.list.map(({ number }) => number));
      ({ cursor } = data);
    } while (cursor);
    return numbers;
  };
  expect(await paged({})).toEqual(['JQR-001', 'JQR-002', 'JQR-003', 'JQR-004', 'JQR-005']);
  expect(await paged({ state: 'lent' })).toEqual(['JQR-001', 'JQR-002', 'JQR-003']);
  expect(await paged({ search: '机器人' })).toHaveLength(5);
  expect(await paged({ person_id: as.userId })).toHaveLength(3);
  const { data } = await call(list, { as, payload: { limit: 2 } });
  const other = await call(list, { as, payload: { limit: 2, state: 'lent', cursor: data.cursor } });
  expect(other.code).toBe(CODE.invalid);
});
