import { type Piece, pieceNumbers, pieces } from '#functions/domain/equipment/piece.ts';
import {
  countingStock,
  loadStock,
  SEEN,
  type StockPiece,
  type StockTaking,
  stockTakings,
} from '#functions/domain/equipment/stock-taking.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { CallError } from '#functions/platform/errors.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { equipment } from '#shared/equipment/contract.ts';
import { EquipmentId, type SchoolId } from '#shared/ids.ts';
import { comparable } from '#shared/search/comparable.ts';
import { toStockDto, toStockPieces } from './stock-dtos.ts';
import { isFound } from './stock-parts.ts';
import { isInScope } from './stock-scope.ts';

/** The pieces of some codes, in their order: ids of labels, or numbers as people type them. */
async function findPieces(
  schoolId: SchoolId,
  codes: readonly string[],
): Promise<(Piece | undefined)[]> {
  const numbers = codes.map((code) =>
    EquipmentId.safeParse(code).success || comparable(code) === '' ? '' : code,
  );
  const typed = numbers.filter((number) => number !== '');
  const claims = await pieceNumbers.getMany(typed.map((number) => ({ schoolId, number })));
  const idOf = new Map(typed.map((number, at) => [number, claims[at]?.pieceId]));
  const ids = codes.map((code) => EquipmentId.safeParse(code).data ?? idOf.get(code));
  const known = ids.filter((id) => id !== undefined);
  const found = await pieces.getMany(known.map((id) => ({ schoolId, id })));
  const byId = new Map(found.flatMap((piece) => (piece ? [[piece.id, piece]] : [])));
  return ids.map((id) => id && byId.get(id));
}

interface Marked {
  /** The pieces as they are marked, in the order of the scanned ones. */
  readonly seen: readonly StockPiece[];
  /** Those that were not marked before. */
  readonly fresh: ReadonlySet<EquipmentId>;
}

/** Marks pieces that have not been seen yet; fails when one was marked in between. */
async function markSeen(
  { userId }: Actor,
  stock: StockTaking,
  scanned: readonly Piece[],
  now: Date,
): Promise<Marked> {
  const { schoolId, id: stockId } = stock;
  const ids = scanned.map(({ id: pieceId }) => ({ schoolId, stockId, pieceId }));
  const before = await SEEN.items.getMany(ids, { consistent: true });
  const seen = scanned.map(
    (piece, at): StockPiece =>
      before[at] ?? {
        schoolId,
        stockId,
        pieceId: piece.id,
        state: piece.state,
        elsewhere: !isInScope(stock, piece),
        at: now.toISOString(),
        by: userId,
      },
  );
  const fresh = seen.filter((_, at) => before[at] === undefined);
  const found = fresh.filter(isFound).length;
  if (fresh.length > 0)
    await transact([
      stockTakings.requiring(stock, stock),
      ...countingStock(stock, { seen: fresh.length - found, found }),
      ...fresh.flatMap((piece) =>
        SEEN.items.creating(piece, piece).map(({ refusal: _, ...write }) => write),
      ),
    ]);
  return { seen, fresh: new Set(fresh.map(({ pieceId }) => pieceId)) };
}

/** Marks pieces as seen. Who scans what a colleague has scanned changes nothing. */
export const scanPieces: UseCase<typeof equipment.endpoints.scan> = async (actor, input, deps) => {
  const now = deps.now();
  const { schoolId } = actor;
  const codes = [...new Set(input.codes)];
  const found = await findPieces(schoolId, codes);
  const scanned = [
    ...new Map(found.flatMap((piece) => (piece ? [[piece.id, piece]] : []))).values(),
  ];
  const { stock, seen, fresh } = await retryWrite(async () => {
    const open = await loadStock(schoolId, input.stock_id);
    if (open.state !== 'open') throw new CallError(CODE.wait, { reason: 'equipment.stockClosed' });
    return { stock: open, ...(await markSeen(actor, open, scanned, now)) };
  });
  const [dto, named] = await Promise.all([
    toStockDto(stock),
    toStockPieces(schoolId, seen, scanned),
  ]);
  return {
    stock: dto,
    results: codes.map((code, at) => {
      const id = found[at]?.id;
      return {
        code,
        piece: (id && named.get(id)) ?? null,
        again: id !== undefined && !fresh.has(id),
      };
    }),
  };
};
