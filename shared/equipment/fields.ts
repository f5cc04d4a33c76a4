import * as z from 'zod';
import {
  dateTime,
  integer,
  optionalDay,
  optionalText,
  optionalWords,
  pictureUrl,
  plainDay,
  words,
} from '#shared/fields.ts';
import { EquipmentId, EquipmentKindId, RoomId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import { EQUIPMENT_LIMITS } from './limits.ts';
import { CONDITIONS, HISTORY_STEPS, HOLDER_KINDS, PIECE_STATES } from './rules.ts';

/** The letters before the numbers of a kind's pieces; empty for those of its name. */
const code = () =>
  words(EQUIPMENT_LIMITS.codeMax)
    .regex(/^[A-Za-z0-9]*$/)
    .transform((text) => text.toUpperCase())
    .default('');

const money = () => integer(0, LIMITS.moneyMax).default(0);

/** The editable fields of a kind. Money is in the smallest unit of the school's currency. */
export const KindFields = () =>
  z.object({
    name: words(EQUIPMENT_LIMITS.kindNameMax).min(1),
    code: code(),
    category: optionalWords(EQUIPMENT_LIMITS.categoryMax),
    note: optionalText(EQUIPMENT_LIMITS.noteMax),
    /** Key of a stored picture, empty for none. */
    picture: optionalWords(LIMITS.objectKeyMax),
    /** For how many days a piece is usually lent. */
    loan_days: integer(1, EQUIPMENT_LIMITS.loanDaysMax).default(EQUIPMENT_LIMITS.loanDays),
    /** What a new piece costs. */
    value: money(),
  });

/** How many pieces of a kind are in each state. */
const PieceCounts = () => z.record(z.enum(PIECE_STATES), z.number().int());

export const KindDto = () =>
  z.object({
    id: EquipmentKindId,
    name: z.string(),
    code: z.string(),
    category: z.string(),
    note: z.string(),
    picture: z.object({ key: z.string(), url: pictureUrl }).nullable(),
    loan_days: z.number().int(),
    value: z.number().int(),
    counts: PieceCounts(),
    rev: z.number().int(),
  });
export type KindDto = z.infer<ReturnType<typeof KindDto>>;

/** The editable fields of a piece. */
export const PieceFields = () =>
  z.object({
    serial: optionalWords(EQUIPMENT_LIMITS.serialMax),
    room_id: RoomId.or(z.literal('')).default(''),
    /** Where in the room, or another place. */
    place: optionalWords(EQUIPMENT_LIMITS.placeMax),
    bought_on: optionalDay().default(''),
    price: money(),
  });

/** Who has a piece. The name is empty for somebody whose name is not kept any more. */
const HolderDto = () =>
  z.object({
    kind: z.enum(HOLDER_KINDS),
    id: z.string(),
    name: z.string(),
    /** The person was removed, or the class has ended. */
    left: z.boolean(),
  });
export type HolderDto = z.infer<ReturnType<typeof HolderDto>>;

const LoanDto = () =>
  z.object({
    holder: HolderDto(),
    /** Empty for a loan without an end. */
    due: plainDay,
    overdue: z.boolean(),
    since: dateTime,
    note: z.string(),
  });

export const PieceDto = () =>
  z.object({
    id: EquipmentId,
    kind_id: EquipmentKindId,
    kind_name: z.string(),
    /** Unique within the school: typed, or made of the kind's letters and a number. */
    number: z.string(),
    serial: z.string(),
    room_id: RoomId.nullable(),
    room_name: z.string(),
    place: z.string(),
    bought_on: z.string(),
    price: z.number().int(),
    state: z.enum(PIECE_STATES),
    condition: z.enum(CONDITIONS),
    loan: LoanDto().nullable(),
    created: dateTime,
    /** Lines of its history. */
    steps: z.number().int(),
    rev: z.number().int(),
  });
export type PieceDto = z.infer<ReturnType<typeof PieceDto>>;

/** A line of a piece's history. */
export const StepDto = () =>
  z.object({
    n: z.number().int(),
    at: dateTime,
    /** Who did it; empty for somebody whose name is not kept any more. */
    by_name: z.string(),
    step: z.enum(HISTORY_STEPS),
    holder: HolderDto().nullable(),
    due: plainDay,
    condition: z.enum(CONDITIONS),
    note: z.string(),
    cost: z.number().int(),
    /** It was found to be missing by a stock-taking. */
    by_stock: z.boolean(),
  });
export type StepDto = z.infer<ReturnType<typeof StepDto>>;
