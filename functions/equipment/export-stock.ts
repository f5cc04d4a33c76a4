import { loadStock, type StockTaking } from '#functions/domain/equipment/stock-taking.ts';
import { logOperation } from '#functions/domain/logs/log-entry.ts';
import { loadPages } from '#functions/platform/load-pages.ts';
import { dayAt, momentOf } from '#functions/platform/school-day.ts';
import { makeSheet } from '#functions/platform/sheet.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { equipment } from '#shared/equipment/contract.ts';
import { STOCK_PARTS, type StockPart } from '#shared/equipment/rules.ts';
import { message } from '#shared/i18n/messages.ts';
import { type StockRow, stockColumns } from './sheet-columns.ts';
import { toStockPieces } from './stock-dtos.ts';
import { pageOfPart } from './stock-parts.ts';

async function loadPart(stock: StockTaking, part: StockPart) {
  const { items, truncated } = await loadPages((paging) => pageOfPart(stock, part, paging));
  const named = await toStockPieces(stock.schoolId, items);
  const rows = [...named.values()].map((piece): StockRow => ({ ...piece, part }));
  return { rows, truncated };
}

/** The result of a stock-taking as a sheet: what was seen, what was found all the same, what is missing. */
export const exportStock: UseCase<typeof equipment.endpoints.stockSheet> = async (
  actor,
  { stock_id },
  deps,
) => {
  const now = deps.now();
  const { language, school } = actor;
  const stock = await loadStock(actor.schoolId, stock_id);
  const parts = await Promise.all(STOCK_PARTS.map((part) => loadPart(stock, part)));
  const list = parts.flatMap(({ rows }) => rows);
  const content = await makeSheet(stockColumns({ ...school, language }), list, language);
  await logOperation({ ...actor, now }, 'equipment.export', { id: stock.id, rows: list.length });
  const day = dayAt({ ...momentOf(actor, now), now: new Date(stock.started) });
  const file_name = `${message(language, 'equipment.stockFile')}-${day}.xlsx`;
  return {
    file_name,
    content,
    rows: list.length,
    truncated: parts.some(({ truncated }) => truncated),
  };
};
