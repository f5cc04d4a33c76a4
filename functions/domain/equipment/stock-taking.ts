import * as z from 'zod';
import { addingSums } from '#functions/domain/figures/months.ts';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { CallError } from '#functions/platform/errors.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import { getItemsInOrder, type TransactWrite } from '#functions/platform/table.ts';
import { CODE } from '#shared/codes.ts';
import { PIECE_STATES } from '#shared/equipment/rules.ts';
import {
  EquipmentId,
  EquipmentKindId,
  RoomId,
  SchoolId,
  StockTakingId,
  UserId,
} from '#shared/ids.ts';

/** A look at what is there: of all equipment, of a kind, of a room, or of a kind in a room. */
const StockTaking = () =>
  z.object({
    id: StockTakingId,
    schoolId: SchoolId,
    kindId: EquipmentKindId.optional(),
    /** What the kind was called: it may be deleted later. */
    kindName: z.string().default(''),
    roomId: RoomId.optional(),
    state: z.enum(['open', 'closing', 'closed']),
    started: z.iso.datetime(),
    by: UserId,
    /** Pieces that should have been there when it began. */
    expected: z.number().int(),
    closed: z.iso.datetime().optional(),
    closedBy: UserId.optional(),
    /** What is missing is set to lost. */
    lose: z.boolean(),
    /** Of one that is being closed: behind which entry of its list it goes on. */
    place: z.string().optional(),
  });
export type StockTakingValue = z.infer<ReturnType<typeof StockTaking>>;
export type StockTaking = Stored<StockTakingValue>;

interface StockId {
  readonly schoolId: SchoolId;
  readonly id: StockTakingId;
}

export const stocksPartition = (schoolId: SchoolId): string => `${schoolPrefix(schoolId)}STOCK`;
export const STOCK_PREFIX = 'STOCK#';

/** Ids sort by the time of starting. */
export const stockTakings = entity({
  type: 'stock-taking',
  version: 1,
  schema: StockTaking,
  key: ({ schoolId, id }: StockId) => ({
    pk: stocksPartition(schoolId),
    sk: `${STOCK_PREFIX}${id}`,
  }),
});

/** A piece that a stock-taking has seen, or that was missing when it was closed. */
const StockPiece = () =>
  z.object({
    schoolId: SchoolId,
    stockId: StockTakingId,
    pieceId: EquipmentId,
    /** As it was then. */
    state: z.enum(PIECE_STATES),
    elsewhere: z.boolean(),
    at: z.iso.datetime(),
    by: UserId,
  });
export type StockPiece = z.infer<ReturnType<typeof StockPiece>>;

export const stockPartition = ({ schoolId, id }: StockId): string =>
  `${schoolPrefix(schoolId)}STOCK#${id}`;

const kept = (type: string, prefix: string) => ({
  prefix,
  items: entity({
    type,
    version: 1,
    schema: StockPiece,
    key: ({
      schoolId,
      stockId: id,
      pieceId,
    }: Pick<StockPiece, 'schoolId' | 'stockId' | 'pieceId'>) => ({
      pk: stockPartition({ schoolId, id }),
      sk: `${prefix}${pieceId}`,
    }),
  }),
});

/** Each piece is seen once, however often it is scanned. */
export const SEEN = kept('stock-seen', 'SEEN#');
export const MISSING = kept('stock-missing', 'MISSING#');

/** What a stock-taking counts, beside it: several people scan at once. */
const FIGURES = ['seen', 'found', 'missing'] as const;
type StockFigures = Readonly<Record<(typeof FIGURES)[number], number>>;

const figuresKey = (stock: StockId) => ({ pk: stockPartition(stock), sk: 'FIGURES' });

export async function loadFigures(stocks: readonly StockId[]): Promise<StockFigures[]> {
  const items = await getItemsInOrder(stocks.map(figuresKey), { consistent: true });
  return items.map((item) => ({
    seen: Number(item?.['seen'] ?? 0),
    found: Number(item?.['found'] ?? 0),
    missing: Number(item?.['missing'] ?? 0),
  }));
}

/** Adds to what a stock-taking counts, in the transaction of what is counted. */
export const countingStock = (
  stock: StockId,
  changes: Partial<Record<keyof StockFigures, number>>,
): TransactWrite[] => addingSums(figuresKey(stock), changes, 'stock-figures');

export async function loadStock(schoolId: SchoolId, id: StockTakingId): Promise<StockTaking> {
  const found = await stockTakings.get({ schoolId, id }, { consistent: true });
  if (!found) throw new CallError(CODE.notFound, { reason: 'equipment.noStock' });
  return found;
}
