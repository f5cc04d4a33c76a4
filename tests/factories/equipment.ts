import { takingStep } from '#functions/domain/equipment/history.ts';
import { kinds, loadKind } from '#functions/domain/equipment/kind.ts';
import { loadNext, takingNumbers } from '#functions/domain/equipment/kind-counts.ts';
import {
  loadPiece,
  type PieceValue,
  pieceNumbers,
  pieces,
} from '#functions/domain/equipment/piece.ts';
import { reminderOf } from '#functions/domain/equipment/reminder-time.ts';
import { stockTakings } from '#functions/domain/equipment/stock-taking.ts';
import { transact } from '#functions/platform/table.ts';
import { equipment } from '#shared/equipment/contract.ts';
import { type EquipmentId, type EquipmentKindId, newId, type StockTakingId } from '#shared/ids.ts';
import { call } from '#tests/contract/harness/call.ts';
import { dayFromToday } from './lesson.ts';
import type { Person } from './person.ts';
import { freshKey } from './student.ts';

const { endpoints } = equipment;

/** A kind without pieces. */
export async function makeKind(
  { schoolId }: Person,
  { name = '机器人套件', code = 'JQR' } = {},
): Promise<EquipmentKindId> {
  const id = newId('equipmentKind');
  const created = new Date().toISOString();
  const fields = { name, code, category: '机器人', note: '', picture: '', loanDays: 14, value: 0 };
  const kind = { id, schoolId, ...fields, created };
  await kinds.create(kind, kind);
  return id;
}

/** So many fit into one transaction. */
const TOGETHER = 10;

function newPiece({ schoolId, userId }: Person, kindId: EquipmentKindId, no: number, at: number) {
  const now = Date.now();
  return {
    id: newId('equipment', now + at),
    schoolId,
    kindId,
    no,
    serial: '',
    place: '',
    boughtOn: '',
    price: 0,
    state: 'available',
    condition: 'fine',
    created: new Date(now).toISOString(),
    createdBy: userId,
    steps: 0,
  } as const;
}

/** Adds pieces of a kind with the next numbers, also to a school that may write nothing. */
export async function addPieces(
  as: Person,
  kindId: EquipmentKindId,
  { count = 1, ...values }: Partial<Pick<PieceValue, 'roomId'>> & { readonly count?: number } = {},
): Promise<EquipmentId[]> {
  const { schoolId } = as;
  const kind = await loadKind(schoolId, kindId);
  const seen = await loadNext(kind);
  const made = Array.from({ length: Math.min(count, TOGETHER) }, (_, at) => ({
    ...newPiece(as, kindId, seen + at, at),
    ...values,
    number: `${kind.code}-${String(seen + at).padStart(3, '0')}`,
  }));
  await transact([
    ...made.flatMap((piece) => [
      ...pieces.creating(piece, piece),
      ...pieceNumbers.creating(piece, { schoolId, number: piece.number, pieceId: piece.id }),
    ]),
    ...takingNumbers(kind, { seen, next: seen + made.length, pieces: made.length }),
  ]);
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
  const now = new Date(Date.now() - (days + 7) * 86_400_000);
  const to = { kind: 'staff', id: as.userId, name: '' } as const;
  const remindAt = reminderOf(due, 'Asia/Shanghai');
  const loan = { to, due, at: now.toISOString(), by: as.userId, note: '', remindAt };
  const origin = { ...as, now, address: '', agent: '' };
  await transact(
    takingStep(origin, piece, { state: 'lent', loan }, { step: 'lend', holder: to, due }),
  );
}
