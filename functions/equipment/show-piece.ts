import { type HistoryLine, history, LINE_PREFIX } from '#functions/domain/equipment/history.ts';
import { loadKind } from '#functions/domain/equipment/kind.ts';
import { loadPiece, type Piece, piecePartition } from '#functions/domain/equipment/piece.ts';
import { type Holders, loadHolders, toPieceDtos } from '#functions/domain/equipment/piece-dtos.ts';
import { loadStaffRows } from '#functions/domain/people/user.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { equipment } from '#shared/equipment/contract.ts';
import type { StepDto } from '#shared/equipment/fields.ts';
import type { UserId } from '#shared/ids.ts';
import { toPlainKindDto } from './kind-dto.ts';

interface Names {
  readonly staffOf: (id: UserId) => string;
  readonly holderOf: Holders;
}

const toStepDto = (line: HistoryLine, { staffOf, holderOf }: Names): StepDto => {
  const { n, at, by, step, holder, due, condition, note, cost, byStock = false } = line;
  return {
    n,
    at,
    step,
    due,
    condition,
    note,
    cost,
    by_name: staffOf(by),
    by_stock: byStock,
    holder: holder ? holderOf(holder) : null,
  };
};

async function loadNames(piece: Piece, lines: readonly HistoryLine[]): Promise<Names> {
  const { schoolId, loan, createdBy } = piece;
  const [staff, holderOf] = await Promise.all([
    loadStaffRows(schoolId, [createdBy, ...lines.map(({ by }) => by)]),
    loadHolders(schoolId, [loan?.to ?? [], ...lines.map(({ holder }) => holder ?? [])].flat()),
  ]);
  return { staffOf: (id) => staff.get(id)?.name ?? '', holderOf };
}

/** A piece, and a page of what has happened to it, the newest first. */
export const showPiece: UseCase<typeof equipment.endpoints.show> = async (
  actor,
  { piece_id: id, cursor, limit },
  deps,
) => {
  const now = deps.now();
  const { schoolId } = actor;
  const list = `equipment ${id}`;
  const [piece, from] = await Promise.all([loadPiece(schoolId, id), fromCursor(cursor, list)]);
  const [kind, lines] = await Promise.all([
    loadKind(schoolId, piece.kindId),
    history.page(piecePartition(piece), LINE_PREFIX, { limit, from, descending: true }),
  ]);
  const names = await loadNames(piece, lines.items);
  const [dto] = await toPieceDtos(actor, [piece], now, names.holderOf);
  if (!dto) throw new TypeError('a piece has one DTO');
  return {
    piece: dto,
    kind: await toPlainKindDto(kind, now),
    added_by: names.staffOf(piece.createdBy),
    list: lines.items.map((line) => toStepDto(line, names)),
    cursor: await toCursor(lines.next, list),
  };
};
