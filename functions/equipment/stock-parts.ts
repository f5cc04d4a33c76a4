import {
  MISSING,
  SEEN,
  type StockPiece,
  type StockTaking,
  stockPartition,
} from '#functions/domain/equipment/stock-taking.ts';
import { type FilteredPage, filteredPage, type Paging } from '#functions/platform/filtered-page.ts';
import { beginningWith } from '#functions/platform/key-range.ts';
import { queryItems } from '#functions/platform/table.ts';
import type { StockPart } from '#shared/equipment/rules.ts';
import type { SeenPiece } from './stock-dtos.ts';
import { pageOfScope } from './stock-scope.ts';

/** Seen although it should not be there: lent, in repair, lost, retired, or from elsewhere. */
export const isFound = ({ state, elsewhere }: Pick<StockPiece, 'state' | 'elsewhere'>): boolean =>
  state !== 'available' || elsewhere;

/** A page of what a stock-taking has kept, in the order of the pieces. */
function storedPage(
  stock: StockTaking,
  { items, prefix }: typeof SEEN,
  paging: Paging,
  isMeant: (piece: StockPiece) => boolean,
): Promise<FilteredPage<SeenPiece>> {
  const found = new Map<string, StockPiece>();
  return filteredPage({
    ...paging,
    read: async ({ limit, from }) => {
      const page = await queryItems({
        ...beginningWith(stockPartition(stock), prefix),
        Limit: limit,
        ExclusiveStartKey: from,
      });
      const entries = page.items.map((item) => {
        const piece = items.parse(item);
        found.set(piece.pieceId, piece);
        const key = { pk: String(item['pk']), sk: String(item['sk']) };
        return { target: piece.pieceId, position: '', key };
      });
      return { entries, next: page.next };
    },
    load: async (entries) =>
      entries.map(({ target }) => {
        const piece = found.get(target);
        return piece && isMeant(piece) ? piece : undefined;
      }),
  });
}

/** Pieces that should be there and have not been seen yet. */
function unseenPage(stock: StockTaking, paging: Paging): Promise<FilteredPage<SeenPiece>> {
  const { schoolId, id: stockId } = stock;
  const rows = new Map<string, SeenPiece>();
  return filteredPage({
    ...paging,
    read: async (at) => {
      const { entries, found, next } = await pageOfScope(stock, at);
      for (const piece of found)
        if (piece) rows.set(piece.id, { pieceId: piece.id, state: piece.state, elsewhere: false });
      return { entries, next };
    },
    load: async (entries) => {
      const asked = entries.flatMap(({ target }) => rows.get(target) ?? []);
      const seen = await SEEN.items.getMany(
        asked.map(({ pieceId }) => ({ schoolId, stockId, pieceId })),
      );
      const isSeen = new Set(seen.flatMap((piece) => piece?.pieceId ?? []));
      return entries.map(({ target }) => {
        const piece = rows.get(target);
        return piece && !isSeen.has(piece.pieceId) ? piece : undefined;
      });
    },
  });
}

/** A page of a part of a stock-taking; it may be short although more follow. */
export function pageOfPart(
  stock: StockTaking,
  part: StockPart,
  paging: Paging,
): Promise<FilteredPage<SeenPiece>> {
  if (part === 'missing')
    return stock.state === 'closed'
      ? storedPage(stock, MISSING, paging, () => true)
      : unseenPage(stock, paging);
  const isMeant = part === 'found' ? isFound : (piece: StockPiece) => !isFound(piece);
  return storedPage(stock, SEEN, paging, isMeant);
}
