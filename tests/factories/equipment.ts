import { type KindValue, kinds, loadKind } from '#functions/domain/equipment/kind.ts';
import { loadNext } from '#functions/domain/equipment/kind-counts.ts';
import { loadPiece, type PieceValue } from '#functions/domain/equipment/piece.ts';
import { stockTakings } from '#functions/domain/equipment/stock-taking.ts';
import { transact } from '#functions/platform/table.ts';
import { addingPieces, lendingPiece, newKind, newPiece } from '#infra/local/builders/equipment.ts';
import { DAY_MS } from '#shared/days.ts';
import { equipment } from '#shared/equipment/contract.ts';
import { type EquipmentId, type EquipmentKindId, newId, type StockTakingId } from '#shared/ids.ts';
import { call } from '#tests/contract/harness/call.ts';
import { dayFromToday } from './lesson.ts';
import type { Person } from './person.ts';
import { freshKey } from './student.ts';

const { endpoints } = equipment;

/** A kind without pieces. */
export async function makeKind(
  of: Person,
  values: Partial<Pick<KindValue, 'name' | 'code'>> = {},
): Promise<EquipmentKindId> {
  const kind = newKind(of, values);
  await kinds.create(kind, kind);
  return kind.id;
}

/** So many fit into one transaction. */
const TOGETHER = 10;

/** Adds pieces of a kind with the next numbers, also to a school that may write nothing. */
export async function addPieces(
  as: Person,
  kindId: EquipmentKindId,
  { count = 1, ...values }: Partial<Pick<PieceValue, 'roomId'>> & { readonly count?: number } = {},
): Promise<EquipmentId[]> {
  const kind = await loadKind(as.schoolId, kindId);
  const seen = await loadNext(kind);
  const made = Array.from({ length: Math.min(count, TOGETHER) }, (_, at) =>
    newPiece(as, kind, seen + at, values),
  );
  await transact(addingPieces(kind, made, seen));
  const ids = made.map(({ id }) => id);
  if (count <= TOGETHER) return ids;
  return [...ids, ...(await addPieces(as, kindId, { ...values, count: count - TOGETHER }))];
}

/** Some pieces of a new kind. */
export async function makePieces(as: Person, count = 1) {
  const kindId = await makeKind(as);
  return { kindId, ids: await addPieces(as, kindId, { count }) };
}

export const lending = (as: Person, ids: readonly EquipmentId[], fields: object = {}) =>
  call(endpoints.lend, {
    as,
    language: 'en',
    payload: {
      piece_ids: ids,
      staff_id: as.userId,
      due: dayFromToday(7),
      request_key: freshKey(),
      ...fields,
    },
  });

/** Takes a step with a piece as it is now. */
export async function stepping(as: Person, id: EquipmentId, step: string, fields: object = {}) {
  const { rev } = await loadPiece(as.schoolId, id);
  const payload = { piece_id: id, rev, step, ...fields };
  return call(endpoints.step, { as, language: 'en', payload });
}

export const showing = (as: Person, id: EquipmentId) =>
  call(endpoints.show, { as, language: 'en', payload: { piece_id: id } });

/** A stock-taking of everything, of a kind or of a room. */
export async function startStock(as: Person, scope: object = {}) {
  const payload = { ...scope, request_key: freshKey() };
  return (await call(endpoints.startStock, { as, payload })).data.stock;
}

/** An open stock-taking of a kind. */
export async function storeStock(
  { schoolId, userId: by }: Person,
  kindId: EquipmentKindId,
  expected = 0,
): Promise<StockTakingId> {
  const id = newId('stockTaking');
  const started = new Date().toISOString();
  const stock = {
    id,
    schoolId,
    kindId,
    kindName: '',
    state: 'open',
    started,
    by,
    expected,
    lose: false,
  } as const;
  await stockTakings.create(stock, stock);
  return id;
}

/** A piece that a member of staff has, and that should have come back some days ago. */
export async function makeOverdue(as: Person, days = 3): Promise<EquipmentId> {
  const { ids } = await makePieces(as);
  const [id] = ids;
  if (!id) throw new TypeError('no piece was added');
  await lendBefore(as, id, days);
  return id;
}

/** Lends a piece in the past: no call takes a last day that has passed. */
export async function lendBefore(as: Person, id: EquipmentId, days: number): Promise<void> {
  const piece = await loadPiece(as.schoolId, id);
  const due = dayFromToday(-days);
  const now = new Date(Date.now() - (days + 7) * DAY_MS);
  const to = { kind: 'staff', id: as.userId, name: '' } as const;
  await transact(lendingPiece({ ...as, now, address: '', agent: '' }, piece, { to, due }));
}
