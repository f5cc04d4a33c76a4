import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { post } from '#shared/endpoint.ts';
import {
  cursor,
  dateTime,
  flag,
  oneOf,
  page,
  pageSize,
  requestKey,
  Sheet,
  words,
} from '#shared/fields.ts';
import { EquipmentId, EquipmentKindId, RoomId, StockTakingId } from '#shared/ids.ts';
import { STAFF } from '#shared/roles.ts';
import { EQUIPMENT_LIMITS } from './limits.ts';
import { PIECE_STATES, STOCK_PARTS } from './rules.ts';

/** A stock-taking, and how far it is. */
export const StockDto = () =>
  z.object({
    id: StockTakingId,
    /** Empty for all kinds, and for all rooms. */
    kind_id: EquipmentKindId.nullable(),
    kind_name: z.string(),
    room_id: RoomId.nullable(),
    room_name: z.string(),
    /** `closing`: it is being closed, and goes on with the next step. */
    state: z.enum(['open', 'closing', 'closed']),
    started: dateTime,
    started_by: z.string(),
    closed: dateTime.nullable(),
    /** Pieces that should have been there when it began. */
    expected: z.number().int(),
    /** Of them, and others of the kinds and rooms: those that were seen. */
    seen: z.number().int(),
    /** Seen though lent, in repair, lost or retired, or of another kind or room. */
    found: z.number().int(),
    /** When it was closed. */
    missing: z.number().int(),
    /** Missing ones were set to lost. */
    lost: z.boolean(),
  });
export type StockDto = z.infer<ReturnType<typeof StockDto>>;

/** A piece that a stock-taking has seen, or is missing. */
export const StockPieceDto = () =>
  z.object({
    id: EquipmentId,
    number: z.string(),
    kind_name: z.string(),
    room_name: z.string(),
    place: z.string(),
    /** When it was seen, or found to be missing; else as it is. */
    state: z.enum(PIECE_STATES),
    /** Of another kind or room than the stock-taking is of. */
    elsewhere: z.boolean(),
    at: dateTime.nullable(),
    by_name: z.string(),
  });
export type StockPieceDto = z.infer<ReturnType<typeof StockPieceDto>>;

const OfStock = () => z.object({ stock_id: StockTakingId });
const codes = [CODE.wait, CODE.notFound];

const startStock = post('equipment/stock_start', {
  summary:
    'Start a stock-taking: of all equipment, of a kind, of a room, or of a kind in a room. Repeating the request starts one.',
  access: STAFF,
  writes: 'school',
  budget: { read: 8, write: 8 },
  codes,
  input: () =>
    z.object({
      kind_id: EquipmentKindId.or(z.literal('')).default(''),
      room_id: RoomId.or(z.literal('')).default(''),
      request_key: requestKey(),
    }),
  output: () => z.object({ stock: StockDto() }),
});

const stocks = post('equipment/stock_list', {
  summary: 'Stock-takings, the newest first.',
  access: STAFF,
  writes: 'no',
  budget: { read: 30, write: 0 },
  input: () => z.object({ cursor, limit: pageSize }),
  output: () => page(StockDto()),
});

const showStock = post('equipment/stock_info', {
  summary:
    'A stock-taking: how far it is, and a page of its pieces: `seen`, `found` though they should not be there, or `missing`. A page may be short although more follow: `cursor` says so.',
  access: STAFF,
  writes: 'no',
  budget: { read: 60, write: 0 },
  codes,
  input: () =>
    OfStock().extend({ part: oneOf(STOCK_PARTS).default('seen'), cursor, limit: pageSize }),
  output: () => page(StockPieceDto()).extend({ stock: StockDto() }),
});

/** What a device has read: the id of a piece, or its number. */
const Code = () => words(EQUIPMENT_LIMITS.numberMax + 8).min(1);

const scan = post('equipment/stock_scan', {
  summary:
    'Mark pieces as seen by a stock-taking, by the ids of their labels or by their numbers. Repeating it, by whomever, changes nothing. Each code is a row; one that is unknown does not stand in the way of the others.',
  access: STAFF,
  writes: 'school',
  budget: { read: 80, write: 100 },
  codes,
  input: () => OfStock().extend({ codes: z.array(Code()).min(1).max(EQUIPMENT_LIMITS.scansMax) }),
  output: () =>
    z.object({
      stock: StockDto(),
      results: z.array(
        z.object({
          code: z.string(),
          /** Null for a code that belongs to no piece. */
          piece: StockPieceDto().nullable(),
          /** It had been seen before. */
          again: z.boolean(),
        }),
      ),
    }),
});

const closeStock = post('equipment/stock_close', {
  summary: `Close a stock-taking, ${EQUIPMENT_LIMITS.closedAtOnce} pieces with each call until its state is \`closed\`: what was not seen is missing, and with \`lose\` set to lost. Repeating it does no harm.`,
  access: STAFF,
  writes: 'school',
  budget: { read: 200, write: 1500 },
  codes,
  input: () => OfStock().extend({ lose: flag().default(false) }),
  output: () => z.object({ stock: StockDto() }),
});

const stockSheet = post('equipment/stock_sheet', {
  summary: 'The result of a stock-taking as xlsx.',
  access: STAFF,
  abilities: ['export'],
  writes: 'session',
  budget: { read: 70, write: 2 },
  codes,
  input: OfStock,
  output: Sheet,
});

/** Stock-takings. */
export const stockCalls = { startStock, stocks, showStock, scan, closeStock, stockSheet };
