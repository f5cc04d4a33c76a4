import * as z from 'zod';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { CallError } from '#functions/platform/errors.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import {
  type Listing,
  listing,
  platformList,
  schoolList,
  showing,
} from '#functions/platform/listing.ts';
import { attributes } from '#functions/platform/row-form.ts';
import { type SearchText, searchListings } from '#functions/platform/text-search.ts';
import { CODE } from '#shared/codes.ts';
import {
  CONDITIONS,
  HOLDER_KINDS,
  PIECE_STATES,
  type PieceState,
} from '#shared/equipment/rules.ts';
import {
  ClassId,
  EquipmentId,
  EquipmentKindId,
  RoomId,
  SchoolId,
  StudentId,
  UserId,
} from '#shared/ids.ts';
import { comparable } from '#shared/search/comparable.ts';

/** Who has a piece. People are named when it is read: a name is not kept longer than its person. */
export const Holder = () =>
  z.object({
    kind: z.enum(HOLDER_KINDS),
    id: z.union([StudentId, UserId, ClassId]),
    /** Of a class: it outlives the class. */
    name: z.string().default(''),
  });
export type Holder = z.infer<ReturnType<typeof Holder>>;

const Loan = () =>
  z.object({
    to: Holder(),
    /** The last day, `YYYY-MM-DD`; empty for a loan without an end. */
    due: z.string(),
    at: z.iso.datetime(),
    /** Who lent it out, and is reminded. */
    by: UserId,
    note: z.string(),
    /** When who lent it is reminded; empty when that was done, or for never. */
    remindAt: z.string(),
  });
type Loan = z.infer<ReturnType<typeof Loan>>;

const Piece = () =>
  z.object({
    id: EquipmentId,
    schoolId: SchoolId,
    kindId: EquipmentKindId,
    /** Orders the pieces of a kind. */
    no: z.number().int(),
    /** Unique within the school. */
    number: z.string(),
    serial: z.string(),
    roomId: RoomId.optional(),
    place: z.string(),
    boughtOn: z.string(),
    price: z.number().int(),
    state: z.enum(PIECE_STATES),
    condition: z.enum(CONDITIONS),
    loan: Loan().optional(),
    created: z.iso.datetime(),
    createdBy: UserId,
    /** Lines of its history. */
    steps: z.number().int(),
  });
export type PieceValue = z.infer<ReturnType<typeof Piece>>;
export type Piece = Stored<PieceValue>;

/** Lists of the pieces of a school, all by kind and number but for those of loans. */
export const PIECE_LISTS = {
  all: 'equipment',
  of: (state: PieceState) => `equipment-${state}`,
  in: (room: RoomId) => `equipment-in-${room}`,
  heldBy: (holder: string) => `equipment-of-${holder}`,
  /** Those that are lent, by the last day. */
  due: 'equipment-due',
  find: 'equipment-find',
} as const;

/** Pieces of whose last day somebody is to be reminded, for the scheduled job. */
export const DUE_PIECES = platformList('EQUIPMENT-REMINDERS');

const DIGITS = 6;
export const placesOfKind = (kind: EquipmentKindId): string => `${kind}#`;
const placeOf = ({ kindId, no }: Pick<PieceValue, 'kindId' | 'no'>): string =>
  `${placesOfKind(kindId)}${String(no).padStart(DIGITS, '0')}`;

const LAST_LETTERS = 4;
/** By its beginning only: an entry for every letter would cost more than it finds. */
const beginning = (text: string): SearchText => ({ text, starts: 1 });

/** A number is found by its beginning or by what stands behind its last hyphen, a serial number also by its end. */
export function searchTexts({ number, serial }: Pick<PieceValue, 'number' | 'serial'>) {
  const [, digits = ''] = /-([^-]+)$/.exec(number) ?? [];
  const end = comparable(serial).slice(-LAST_LETTERS);
  return [number, digits, digits.replace(/^0+(?=.)/, ''), serial, end]
    .filter((text) => text !== '')
    .map(beginning);
}

function ofLoan(id: EquipmentId, schoolId: SchoolId, loan: Loan, place: string): Listing[] {
  return [
    listing(schoolList(schoolId, PIECE_LISTS.heldBy(loan.to.id)), place, id),
    ...(loan.due ? [showing(listing(schoolList(schoolId, PIECE_LISTS.due), loan.due, id))] : []),
    ...(loan.remindAt ? [listing(DUE_PIECES, loan.remindAt, `${schoolId}/${id}`)] : []),
  ];
}

function listings(piece: PieceValue): Listing[] {
  const { id, schoolId, state, roomId, loan } = piece;
  const place = placeOf(piece);
  const at = (list: string) => showing(listing(schoolList(schoolId, list), place, id));
  return [
    at(PIECE_LISTS.all),
    at(PIECE_LISTS.of(state)),
    ...(roomId ? [at(PIECE_LISTS.in(roomId))] : []),
    ...(loan ? ofLoan(id, schoolId, loan, place) : []),
    ...searchListings(schoolList(schoolId, PIECE_LISTS.find), searchTexts(piece), id),
  ];
}

/** What lists show of a piece. */
const LISTED = [
  'id',
  'kindId',
  'number',
  'serial',
  'roomId',
  'place',
  'boughtOn',
  'price',
  'state',
  'condition',
  'loan',
  'created',
  'steps',
  'rev',
] as const;
export type ListedPiece = Pick<Piece, (typeof LISTED)[number]>;

interface PieceId {
  readonly schoolId: SchoolId;
  readonly id: EquipmentId;
}

/** The partition of a piece and of its history. */
export const piecePartition = ({ schoolId, id }: PieceId): string =>
  `${schoolPrefix(schoolId)}EQUIPMENT#${id}`;

export const pieces = entity({
  type: 'equipment',
  version: 1,
  schema: Piece,
  key: (id: PieceId) => ({ pk: piecePartition(id), sk: 'PIECE' }),
  lists: listings,
  row: attributes<Piece, keyof ListedPiece>(LISTED),
});

const Claim = () => z.object({ schoolId: SchoolId, number: z.string(), pieceId: EquipmentId });

/** Who has which number: each belongs to one piece of the school at a time. */
export const pieceNumbers = entity({
  type: 'equipment-number',
  version: 1,
  schema: Claim,
  key: ({ schoolId, number }: { readonly schoolId: SchoolId; readonly number: string }) => ({
    pk: `${schoolPrefix(schoolId)}EQUIPMENT#NUMBERS`,
    sk: comparable(number),
  }),
});

const noSuchPiece = (): CallError => new CallError(CODE.notFound, { reason: 'equipment.missing' });

export async function loadPiece(schoolId: SchoolId, id: EquipmentId): Promise<Piece> {
  const found = await pieces.get({ schoolId, id }, { consistent: true });
  if (!found) throw noSuchPiece();
  return found;
}
