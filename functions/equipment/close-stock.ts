import { takingStep } from '#functions/domain/equipment/history.ts';
import { type ListedPiece, loadPiece } from '#functions/domain/equipment/piece.ts';
import {
  countingStock,
  loadStock,
  MISSING,
  SEEN,
  type StockTaking,
  type StockTakingValue,
  stockTakings,
} from '#functions/domain/equipment/stock-taking.ts';
import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { CallError } from '#functions/platform/errors.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { type Item, transact, written } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { equipment } from '#shared/equipment/contract.ts';
import { EQUIPMENT_LIMITS } from '#shared/equipment/limits.ts';
import { mayChange } from '#shared/teachers/abilities.ts';
import { toStockDto } from './stock-dtos.ts';
import { pageOfScope } from './stock-scope.ts';

/** From now on nothing is scanned any more, so that what is missing is certain. */
async function beginClosing(
  actor: Actor,
  stock: StockTaking,
  lose: boolean,
  now: Date,
): Promise<StockTaking> {
  if (stock.state !== 'open') return stock;
  const { rev, ...value } = stock;
  const after: StockTakingValue = { ...value, state: 'closing', lose, closedBy: actor.userId };
  await transact([
    ...stockTakings.replacing(stock, stock, after),
    ...loggingOperation({ ...actor, now }, 'equipment.stock-close', { id: stock.id, lost: lose }),
  ]);
  return { ...after, rev: rev + 1 };
}

/** Notes a missing piece, once, and with `lose` sets it to lost: one that came back to use or was lent stays. */
async function noteMissing(
  actor: Actor,
  stock: StockTaking,
  { id }: ListedPiece,
  now: Date,
): Promise<void> {
  const { schoolId, id: stockId } = stock;
  await retryWrite(async () => {
    const known = await MISSING.items.get({ schoolId, stockId, pieceId: id }, { consistent: true });
    const piece = known ? undefined : await loadPiece(schoolId, id);
    if (piece?.state !== 'available') return;
    const missing = {
      schoolId,
      stockId,
      pieceId: id,
      state: piece.state,
      elsewhere: false,
      at: now.toISOString(),
      by: actor.userId,
    };
    const told = { step: 'lost', byStock: true } as const;
    await transact([
      ...MISSING.items.creating(missing, missing).map(({ refusal: _, ...write }) => write),
      ...countingStock(stock, { missing: 1 }),
      ...(stock.lose ? takingStep({ ...actor, now }, piece, { state: 'lost' }, told) : []),
    ]);
  });
}

/** Looks at some pieces of the stock-taking, and notes those that nobody has seen. */
async function closeSome(actor: Actor, stock: StockTaking, now: Date): Promise<StockTaking> {
  const { schoolId, id: stockId, place, rev, ...value } = stock;
  const from: Item | undefined = place ? JSON.parse(place) : undefined;
  const limit = EQUIPMENT_LIMITS.closedAtOnce;
  const { found, next } = await pageOfScope(stock, { limit, from });
  const expected = found.flatMap((piece) => piece ?? []);
  const seen = await SEEN.items.getMany(
    expected.map(({ id: pieceId }) => ({ schoolId, stockId, pieceId })),
    { consistent: true },
  );
  for (const [at, piece] of expected.entries())
    if (!seen[at]) await noteMissing(actor, stock, piece, now);
  const after: StockTakingValue = next
    ? { ...value, schoolId, id: stockId, place: JSON.stringify(next) }
    : { ...value, schoolId, id: stockId, state: 'closed', closed: now.toISOString() };
  // False when somebody else went on meanwhile.
  const isWritten = await written(stockTakings.replacing(stock, stock, after));
  return isWritten ? { ...after, rev: rev + 1 } : loadStock(schoolId, stockId);
}

/** Closes a stock-taking step by step: by who started it, or a principal. */
export const closeStock: UseCase<typeof equipment.endpoints.closeStock> = async (
  actor,
  { stock_id, lose },
  deps,
) => {
  const now = deps.now();
  const stock = await retryWrite(async () => {
    const found = await loadStock(actor.schoolId, stock_id);
    if (!mayChange(actor, [found.by]))
      throw new CallError(CODE.forbidden, { reason: 'equipment.notYourStock' });
    return beginClosing(actor, found, lose, now);
  });
  if (stock.state === 'closed') return { stock: await toStockDto(stock) };
  return { stock: await toStockDto(await closeSome(actor, stock, now)) };
};
