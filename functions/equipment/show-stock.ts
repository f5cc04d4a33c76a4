import { loadStock } from '#functions/domain/equipment/stock-taking.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { equipment } from '#shared/equipment/contract.ts';
import { toStockDto, toStockPieces } from './stock-dtos.ts';
import { pageOfPart } from './stock-parts.ts';

/** How far a stock-taking is, and a page of its pieces. */
export const showStock: UseCase<typeof equipment.endpoints.showStock> = async (
  { schoolId },
  { stock_id, part, cursor, limit },
) => {
  const stock = await loadStock(schoolId, stock_id);
  const list = `stock ${stock_id} ${stock.state} ${part}`;
  const from = await fromCursor(cursor, list);
  const { items, next } = await pageOfPart(stock, part, { limit, from });
  const [dto, named] = await Promise.all([toStockDto(stock), toStockPieces(schoolId, items)]);
  return { stock: dto, list: [...named.values()], cursor: await toCursor(next, list) };
};
