import {
  STOCK_PREFIX,
  stocksPartition,
  stockTakings,
} from '#functions/domain/equipment/stock-taking.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { equipment } from '#shared/equipment/contract.ts';
import { toStockDtos } from './stock-dtos.ts';

const LIST = 'stock-takings';

export const listStocks: UseCase<typeof equipment.endpoints.stocks> = async (
  { schoolId },
  { cursor, limit },
) => {
  const from = await fromCursor(cursor, LIST);
  const { items, next } = await stockTakings.page(stocksPartition(schoolId), STOCK_PREFIX, {
    limit,
    from,
    descending: true,
  });
  return { list: await toStockDtos(schoolId, items), cursor: await toCursor(next, LIST) };
};
