import * as z from 'zod';
import { type LogOrigin, loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { entity, type Stored } from '#functions/platform/entity.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import { CONDITIONS, HISTORY_STEPS } from '#shared/equipment/rules.ts';
import { EquipmentId, SchoolId, UserId } from '#shared/ids.ts';
import { countingPiece } from './kind-counts.ts';
import { Holder, type Piece, type PieceValue, piecePartition, pieces } from './piece.ts';

/** A line of a piece's history. It is never changed. */
const Line = () =>
  z.object({
    schoolId: SchoolId,
    pieceId: EquipmentId,
    /** The first line is 1. */
    n: z.number().int(),
    at: z.iso.datetime(),
    by: UserId,
    step: z.enum(HISTORY_STEPS),
    /** Who got it, or who had it. */
    holder: Holder().optional(),
    due: z.string(),
    condition: z.enum(CONDITIONS),
    note: z.string(),
    cost: z.number().int(),
    /** Written by closing a stock-taking. */
    byStock: z.boolean().optional(),
  });
type LineValue = z.infer<ReturnType<typeof Line>>;
export type HistoryLine = Stored<LineValue>;

export const LINE_PREFIX = 'STEP#';
const DIGITS = 6;

export const history = entity({
  type: 'equipment-step',
  version: 1,
  schema: Line,
  key: ({ schoolId, pieceId: id, n }: Pick<LineValue, 'schoolId' | 'pieceId' | 'n'>) => ({
    pk: piecePartition({ schoolId, id }),
    sk: `${LINE_PREFIX}${String(n).padStart(DIGITS, '0')}`,
  }),
});

type Told = Pick<LineValue, 'step'> &
  Partial<Pick<LineValue, 'holder' | 'due' | 'note' | 'cost' | 'byStock'>>;

/** What the operation log tells of a step; people and classes are named when it is read. */
const toDetail = ({ id, number }: Piece, { holder, due, note, cost }: Told) => ({
  id,
  number,
  ...(holder && { [holder.kind === 'staff' ? 'person' : holder.kind]: holder.id }),
  ...(due && { due }),
  ...(note && { note }),
  ...(cost && { cost }),
});

/** A piece after a step; a loan ends unless the step goes on with it. */
export function steppedPiece(before: Piece, after: Partial<PieceValue>): PieceValue {
  const { loan: _, rev: __, ...kept } = before;
  return { ...kept, ...after, steps: before.steps + 1 };
}

/**
 * A step in the life of a piece: the piece as it is afterwards, one line of its history, the counts of its kind and
 * the operation log. The transaction fails when the piece changed since it was read.
 */
export function takingStep(
  origin: LogOrigin,
  before: Piece,
  after: Partial<PieceValue>,
  told: Told,
): TransactWrite[] {
  const { schoolId, id } = before;
  const value = steppedPiece(before, after);
  const n = value.steps;
  const { due = '', note = '', cost = 0, holder, byStock } = told;
  const line = {
    schoolId,
    pieceId: id,
    n,
    at: origin.now.toISOString(),
    by: origin.userId,
    step: told.step,
    due,
    note,
    cost,
    condition: value.condition,
    ...(holder && { holder }),
    ...(byStock && { byStock }),
  };
  return [
    ...pieces.replacing({ schoolId, id }, before, value),
    ...history.creating(line, line).map(({ refusal: _, ...write }) => write),
    ...countingPiece(before, before.state, value.state),
    ...loggingOperation(origin, `equipment.${told.step}`, toDetail(before, told)),
  ];
}
