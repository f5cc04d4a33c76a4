import type { equipment } from '#shared/equipment/contract.ts';
import { EquipmentId } from '#shared/ids.ts';
import type { ExamplesOf, Scene } from '#tests/contract/example.ts';
import {
  addPieces,
  lendBefore,
  makeKind,
  makeOverdue,
  makePieces,
  storeStock,
} from '#tests/factories/equipment.ts';
import { dayFromToday } from '#tests/factories/lesson.ts';
import { freshKey } from '#tests/factories/student.ts';

/** A piece of the caller's school. */
const pieceOf = async ({ actor }: Scene) => {
  const { ids } = await makePieces(actor);
  return { piece_id: EquipmentId.parse(ids[0]) };
};

/** One that was lent. */
const lentOf = async (scene: Scene) => {
  const piece = await pieceOf(scene);
  await lendBefore(scene.actor, piece.piece_id, 2);
  return piece;
};

const stockOf = async ({ actor }: Scene) => {
  const { kindId, ids } = await makePieces(actor, 2);
  const stock_id = await storeStock(actor, kindId, ids.length);
  return { stock: { stock_id }, ids };
};

const newKind = () => ({
  name: '平板电脑',
  code: '',
  category: '平板',
  note: '带充电器',
  loan_days: 7,
  value: 199_900,
});

export const examples: ExamplesOf<typeof equipment> = {
  kinds: async ({ actor }) => {
    await makeOverdue(actor);
    return {};
  },
  addKind: () => ({ ...newKind(), request_key: freshKey() }),
  editKind: async ({ actor }) => ({ ...newKind(), kind_id: await makeKind(actor), rev: 1 }),
  removeKind: async ({ actor }) => ({ kind_id: await makeKind(actor) }),
  list: async ({ actor }) => {
    const { kindId } = await makePieces(actor, 3);
    return { kind_id: kindId, limit: 3 };
  },
  show: async (scene) => ({ ...(await lentOf(scene)), limit: 3 }),
  add: async ({ actor }) => ({
    kind_id: await makeKind(actor),
    count: 1,
    serial: 'SN-20260917',
    place: '2 号柜',
    bought_on: '2026-09-01',
    price: 199_900,
    request_key: freshKey(),
  }),
  edit: async (scene) => ({
    ...(await pieceOf(scene)),
    rev: 1,
    number: `BM-${freshKey().slice(0, 8)}`,
    serial: 'SN-20260917',
    place: '2 号柜',
  }),
  remove: pieceOf,
  lend: async ({ actor }) => {
    const { ids } = await makePieces(actor, 1);
    return {
      piece_ids: ids,
      staff_id: actor.userId,
      due: dayFromToday(7),
      note: '公开课用',
      request_key: freshKey(),
    };
  },
  step: async (scene) => ({ ...(await lentOf(scene)), rev: 2, step: 'return', note: '完好归还' }),
  overdue: async ({ actor }) => {
    await makeOverdue(actor);
    return {};
  },
  sheet: async ({ actor }) => {
    const { kindId } = await makePieces(actor, 2);
    return { kind_id: kindId };
  },
  startStock: async ({ actor }) => {
    const kindId = await makeKind(actor);
    await addPieces(actor, kindId, { count: 2 });
    return { kind_id: kindId, request_key: freshKey() };
  },
  stocks: async ({ actor }) => {
    await storeStock(actor, await makeKind(actor));
    return { limit: 1 };
  },
  showStock: async (scene) => ({ ...(await stockOf(scene)).stock, part: 'missing', limit: 3 }),
  scan: async (scene) => {
    const { stock, ids } = await stockOf(scene);
    return { ...stock, codes: ids.slice(0, 1) };
  },
  closeStock: async (scene) => ({ ...(await stockOf(scene)).stock, lose: 1 }),
  stockSheet: async (scene) => (await stockOf(scene)).stock,
};
