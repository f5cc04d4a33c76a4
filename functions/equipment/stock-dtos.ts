import { loadKindNames } from '#functions/domain/equipment/kind.ts';
import { type Piece, pieces } from '#functions/domain/equipment/piece.ts';
import { loadRoomNames } from '#functions/domain/equipment/piece-dtos.ts';
import {
  loadFigures,
  type StockPiece,
  type StockTaking,
} from '#functions/domain/equipment/stock-taking.ts';
import { loadStaffRows } from '#functions/domain/people/user.ts';
import type { StockDto, StockPieceDto } from '#shared/equipment/stock-calls.ts';
import type { EquipmentId, SchoolId, UserId } from '#shared/ids.ts';

/** Stock-takings, with how far they are. */
export async function toStockDtos(
  schoolId: SchoolId,
  list: readonly StockTaking[],
): Promise<StockDto[]> {
  const [figures, kindOf, roomOf, staff] = await Promise.all([
    loadFigures(list),
    loadKindNames(
      schoolId,
      list.flatMap(({ kindId }) => kindId ?? []),
    ),
    loadRoomNames(
      schoolId,
      list.map(({ roomId }) => roomId),
    ),
    loadStaffRows(
      schoolId,
      list.map(({ by }) => by),
    ),
  ]);
  return list.map((stock, index) => {
    const { id, kindId, kindName, roomId, state, started, by, closed, expected, lose } = stock;
    const { seen = 0, found = 0, missing = 0 } = figures[index] ?? {};
    return {
      id,
      state,
      started,
      expected,
      seen,
      found,
      missing,
      kind_id: kindId ?? null,
      kind_name: kindId ? (kindOf.get(kindId) ?? kindName) : '',
      room_id: roomId ?? null,
      room_name: roomId ? (roomOf.get(roomId) ?? '') : '',
      started_by: staff.get(by)?.name ?? '',
      closed: closed ?? null,
      lost: lose,
    };
  });
}

export async function toStockDto(stock: StockTaking): Promise<StockDto> {
  const [dto] = await toStockDtos(stock.schoolId, [stock]);
  if (!dto) throw new TypeError('a stock-taking has one DTO');
  return dto;
}

/** A piece of a stock-taking; one that is still to be seen has no time. */
export interface SeenPiece extends Pick<StockPiece, 'pieceId' | 'state' | 'elsewhere'> {
  readonly at?: string;
  readonly by?: UserId;
}

/**
 * Pieces of a stock-taking with what they are called now; those that have been deleted are left out. `known`: the
 * pieces in the same order, where they have been read.
 */
export async function toStockPieces(
  schoolId: SchoolId,
  list: readonly SeenPiece[],
  known?: readonly Piece[],
): Promise<ReadonlyMap<EquipmentId, StockPieceDto>> {
  const found = known ?? (await pieces.getMany(list.map(({ pieceId: id }) => ({ schoolId, id }))));
  const [kindOf, roomOf, staff] = await Promise.all([
    loadKindNames(
      schoolId,
      found.flatMap((piece) => piece?.kindId ?? []),
    ),
    loadRoomNames(
      schoolId,
      found.map((piece) => piece?.roomId),
    ),
    loadStaffRows(
      schoolId,
      list.flatMap(({ by }) => by ?? []),
    ),
  ]);
  return new Map(
    list.flatMap(({ pieceId, state, elsewhere, at, by }, index) => {
      const piece = found[index];
      if (!piece) return [];
      const { number, kindId, roomId, place } = piece;
      const dto = {
        id: pieceId,
        number,
        place,
        state,
        elsewhere,
        at: at ?? null,
        kind_name: kindOf.get(kindId) ?? '',
        room_name: roomId ? (roomOf.get(roomId) ?? '') : '',
        by_name: by ? (staff.get(by)?.name ?? '') : '',
      };
      return [[pieceId, dto] as const];
    }),
  );
}
