import type { SheetKind } from '#functions/domain/sheets/sheet-kind.ts';
import { below, listed, under, type Walk } from '#functions/domain/sheets/walks.ts';
import { beginningWith } from '#functions/platform/key-range.ts';
import { type Item, queryItems } from '#functions/platform/table.ts';
import { EquipmentId, type SchoolId, StockTakingId } from '#shared/ids.ts';
import { LINE_PREFIX } from './history.ts';
import { KIND_PREFIX, kindsPartition } from './kind.ts';
import { PIECE_LISTS, piecePartition, pieces } from './piece.ts';
import { MISSING, SEEN, STOCK_PREFIX, stockPartition, stocksPartition } from './stock-taking.ts';

/** The items of a partition of the school that begin with a prefix. */
const lying =
  (partitionOf: (schoolId: SchoolId) => string, prefix: string, limit?: number): Walk =>
  async (schoolId, from) =>
    queryItems({
      ...beginningWith(partitionOf(schoolId), prefix),
      ...(limit && { Limit: limit }),
      ExclusiveStartKey: from,
    });

/** Few at a time: what each has seen is read with it. */
const STOCKS = 5;

/** What stock-takings have seen and missed. */
const inStocks: Walk = async (schoolId, from) => {
  const page = await lying(stocksPartition, STOCK_PREFIX, STOCKS)(schoolId, from);
  const parts = page.items.flatMap(({ id }) =>
    [SEEN, MISSING].map(async ({ prefix }) => {
      const found = await under(stockPartition({ schoolId, id: StockTakingId.parse(id) }), prefix);
      return found.map((item): Item => ({ ...item, value: prefix.slice(0, -1).toLowerCase() }));
    }),
  );
  return { items: (await Promise.all(parts)).flat(), next: page.next };
};

/** Equipment, what happened to it, and stock-takings. */
export const EQUIPMENT_SHEETS: readonly SheetKind[] = [
  {
    title: 'exports.sheet.equipmentKinds',
    columns: ['id', 'name', 'code', 'category', 'note', 'loanDays', 'value', 'created'],
    walks: [lying(kindsPartition, KIND_PREFIX)],
  },
  {
    title: 'exports.sheet.equipment',
    columns: [
      'id',
      'kindId',
      'number',
      'serial',
      'state',
      'condition',
      'roomId',
      'place',
      'boughtOn',
      'price',
      'loan',
      'created',
    ],
    walks: [
      listed(PIECE_LISTS.all, (schoolId, id) =>
        pieces.key({ schoolId, id: EquipmentId.parse(id) }),
      ),
    ],
  },
  {
    title: 'exports.sheet.equipmentSteps',
    columns: ['pieceId', 'n', 'at', 'by', 'step', 'holder', 'due', 'condition', 'note', 'cost'],
    walks: [
      below(PIECE_LISTS.all, (schoolId, id) =>
        under(piecePartition({ schoolId, id: EquipmentId.parse(id) }), LINE_PREFIX),
      ),
    ],
  },
  {
    title: 'exports.sheet.stockTakings',
    columns: ['id', 'kindId', 'roomId', 'state', 'started', 'by', 'expected', 'closed', 'closedBy'],
    walks: [lying(stocksPartition, STOCK_PREFIX)],
  },
  {
    title: 'exports.sheet.stockPieces',
    columns: ['stockId', 'pieceId', 'value', 'state', 'elsewhere', 'at', 'by'],
    walks: [inStocks],
  },
];
