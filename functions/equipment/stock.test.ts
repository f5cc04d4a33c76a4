import { expect, it } from 'vitest';
import { CODE } from '#shared/codes.ts';
import { equipment } from '#shared/equipment/contract.ts';
import { type EquipmentId, newId, RoomId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { ABILITIES } from '#shared/teachers/abilities.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeSettings } from '#tests/factories/calendar-settings.ts';
import {
  addPieces,
  lending,
  makeKind,
  makePieces,
  showing,
  startStock,
  stepping,
} from '#tests/factories/equipment.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';

const { scan, closeStock, showStock, stocks, stockSheet } = equipment.endpoints;

const makePrincipal = async () => makePerson(await makeSchool(), ROLE.principal);

const scanning = (as: Person, stock_id: string, codes: readonly string[]) =>
  call(scan, { as, payload: { stock_id, codes } });
const partOf = async (as: Person, stock_id: string, part: string) => {
  const { data } = await call(showStock, { as, payload: { stock_id, part } });
  return data.list.map(({ number }) => number);
};

async function close(as: Person, stock_id: string, lose = 0) {
  for (let step = 0; step < 10; step += 1) {
    const { code, data } = await call(closeStock, { as, payload: { stock_id, lose } });
    if (code !== CODE.ok || data.stock.state === 'closed') return { code, data };
  }
  throw new Error('it is not closed after ten steps');
}

it('marks what was scanned, by labels and by numbers, once whoever scans it', async () => {
  const as = await makePrincipal();
  const colleague = await makePerson(as.schoolId, ROLE.teacher);
  const { ids } = await makePieces(as, 3);
  const stock = await startStock(as);
  expect(stock).toMatchObject({ expected: 3, seen: 0, state: 'open' });
  const [first = ''] = ids;
  const codes = [first, 'jqr-002', 'nothing', newId('equipment')];
  const outcomes = await Promise.all([
    scanning(as, stock.id, codes),
    scanning(colleague, stock.id, codes),
  ]);
  for (const { data } of outcomes) {
    expect(data.results.map(({ piece }) => piece?.number)).toEqual([
      'JQR-001',
      'JQR-002',
      undefined,
      undefined,
    ]);
    expect(data.stock).toMatchObject({ seen: 2 });
  }
  expect((await scanning(as, stock.id, [first])).data.results).toMatchObject([{ again: true }]);
  expect(await partOf(as, stock.id, 'seen')).toEqual(['JQR-001', 'JQR-002']);
  expect(await partOf(as, stock.id, 'missing')).toEqual(['JQR-003']);
});

it('tells what was found though it was lent, lost, or belongs elsewhere', async () => {
  const as = await makePrincipal();
  const { kindId, ids } = await makePieces(as, 3);
  const [lent, lost] = ids as [EquipmentId, EquipmentId];
  const [other = ''] = await addPieces(as, await makeKind(as, { name: '平板', code: 'PB' }));
  await lending(as, [lent]);
  await stepping(as, lost, 'lost');
  const stock = await startStock(as, { kind_id: kindId });
  expect(stock.expected).toBe(1);
  const { data } = await scanning(as, stock.id, [lent, lost, other]);
  expect(data.stock).toMatchObject({ seen: 0, found: 3 });
  expect(data.results.map(({ piece }) => [piece?.state, piece?.elsewhere])).toEqual([
    ['lent', false],
    ['lost', false],
    ['available', true],
  ]);
  expect(await partOf(as, stock.id, 'found')).toHaveLength(3);
  expect(await partOf(as, stock.id, 'seen')).toEqual([]);
});

it('is of a room, too', async () => {
  const as = await makePrincipal();
  const room = RoomId.parse('rom-test');
  await makeSettings(as.schoolId);
  const kindId = await makeKind(as);
  await addPieces(as, kindId, { count: 2, roomId: room });
  await addPieces(as, kindId, { count: 3 });
  const stock = await startStock(as, { room_id: room });
  expect(stock).toMatchObject({ expected: 2, room_name: '测试教室' });
  expect(await partOf(as, stock.id, 'missing')).toEqual(['JQR-001', 'JQR-002']);
});

it('closed, keeps what is missing, and sets it to lost when asked', async () => {
  const as = await makePrincipal();
  const { ids } = await makePieces(as, 3);
  const [first, second, third] = ids as [EquipmentId, EquipmentId, EquipmentId];
  await lending(as, [third]);
  const stock = await startStock(as);
  await scanning(as, stock.id, [first]);
  const { data } = await close(as, stock.id, 1);
  expect(data.stock).toMatchObject({ state: 'closed', seen: 1, missing: 1, lost: true });
  expect(await partOf(as, stock.id, 'missing')).toEqual(['JQR-002']);
  const shown = (await showing(as, second)).data;
  expect(shown.piece.state).toBe('lost');
  expect(shown.list).toMatchObject([{ step: 'lost', by_stock: true }]);
  expect((await showing(as, third)).data.piece.state).toBe('lent');
  expect((await close(as, stock.id)).data.stock.missing).toBe(1);
  expect((await scanning(as, stock.id, [second])).code).toBe(CODE.wait);
  expect((await call(stocks, { as })).data.list).toMatchObject([{ id: stock.id, missing: 1 }]);
});

it('leaves what is missing as it is, unless asked', async () => {
  const as = await makePrincipal();
  const { ids } = await makePieces(as, 1);
  const stock = await startStock(as);
  expect((await close(as, stock.id)).data.stock).toMatchObject({ missing: 1, lost: false });
  expect((await showing(as, ids[0] as EquipmentId)).data.piece.state).toBe('available');
});

it('closes more than one step can, also by two people at once', async () => {
  const as = await makePrincipal();
  const kindId = await makeKind(as);
  for (const count of [50, 20]) await addPieces(as, kindId, { count });
  const stock = await startStock(as);
  await Promise.all([close(as, stock.id, 1), close(as, stock.id, 1)]);
  const [closed] = (await call(stocks, { as })).data.list;
  expect(closed).toMatchObject({ state: 'closed', missing: 70 });
}, 60_000);

it('is closed by who started it, or a principal', async () => {
  const as = await makePrincipal();
  const [one, other] = [
    await makePerson(as.schoolId, ROLE.teacher),
    await makePerson(as.schoolId, ROLE.teacher),
  ];
  const stock = await startStock(one);
  expect((await close(other, stock.id)).code).toBe(CODE.forbidden);
  expect((await close(one, stock.id)).code).toBe(CODE.ok);
  const stranger = await makePrincipal();
  expect((await close(stranger, stock.id)).code).toBe(CODE.notFound);
  expect((await scanning(stranger, stock.id, ['A-1'])).code).toBe(CODE.notFound);
});

it('goes into a sheet, by who may export', async () => {
  const as = await makePrincipal();
  const teacher = await makePerson(as.schoolId, ROLE.teacher, { abilities: [] });
  const { ids } = await makePieces(as, 3);
  const stock = await startStock(as);
  await scanning(as, stock.id, ids.slice(0, 1));
  const sheet = (person: Person) =>
    call(stockSheet, { as: person, payload: { stock_id: stock.id } });
  expect((await sheet(teacher)).code).toBe(CODE.forbidden);
  const may = await makePerson(as.schoolId, ROLE.teacher, { abilities: [...ABILITIES] });
  expect((await sheet(may)).data).toMatchObject({ rows: 3, truncated: false });
  const { data } = await call(equipment.endpoints.sheet, { as, payload: {} });
  expect(data).toMatchObject({ rows: 3 });
});
