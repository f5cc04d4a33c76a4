import { steppedPiece, takingStep } from '#functions/domain/equipment/history.ts';
import { loadPiece, type Piece, type PieceValue } from '#functions/domain/equipment/piece.ts';
import { toPieceDto } from '#functions/domain/equipment/piece-dtos.ts';
import { reminderOf } from '#functions/domain/equipment/reminder-time.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import {
  CallError,
  changedMeanwhile,
  missingField,
  refuseField,
} from '#functions/platform/errors.ts';
import { written } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { Input } from '#shared/endpoint.ts';
import type { equipment } from '#shared/equipment/contract.ts';
import { isStepOf, mayTakeStep } from '#shared/equipment/rules.ts';
import { requireDue } from './due-day.ts';

type Step = typeof equipment.endpoints.step;
type Taken = Input<Step>;

/** What becomes of a piece; a loan that is not named here ends. */
function outcomeOf(
  { school }: Actor,
  { loan }: Piece,
  { step, condition, due }: Taken,
): Partial<PieceValue> {
  switch (step) {
    case 'return':
      return { state: condition === 'damaged' ? 'repair' : 'available', condition };
    case 'extend':
      if (!loan) throw new TypeError('a piece that is lent has a loan');
      return { loan: { ...loan, due, remindAt: reminderOf(due, school.timeZone) } };
    case 'repair':
      return { state: 'repair', condition: 'damaged' };
    case 'repaired':
      return { state: 'available', condition: 'fine' };
    case 'lost':
      return { state: 'lost' };
    case 'restore':
      return { state: 'available' };
    case 'retire':
      return { state: 'retired' };
  }
}

function requirePossible(actor: Actor, before: Piece, { step, due }: Taken, now: Date): void {
  if (!isStepOf(before.state, step)) {
    const params = { number: before.number };
    throw new CallError(CODE.wait, { reason: 'equipment.notNow', params });
  }
  if (step !== 'extend') return;
  if (due === '') throw missingField('due');
  requireDue(actor, due, now);
  if (due === before.loan?.due) throw refuseField('due', 'same');
}

/** Takes a step in the life of a piece: one line of its history. */
export const takeStep: UseCase<Step> = async (actor, input, deps) => {
  const now = deps.now();
  const { schoolId } = actor;
  const { piece_id: id, rev, step, due, note, cost } = input;
  if (!mayTakeStep(actor.role, step)) throw new CallError(CODE.forbidden);
  const before = await loadPiece(schoolId, id);
  const changed = async () =>
    changedMeanwhile(await toPieceDto(actor, await loadPiece(schoolId, id), now));
  if (before.rev !== rev) throw await changed();
  requirePossible(actor, before, input, now);
  const after = outcomeOf(actor, before, input);
  const told = {
    step,
    note,
    ...(before.loan && { holder: before.loan.to }),
    ...(step === 'extend' && { due }),
    ...(step === 'repaired' && { cost }),
  };
  if (!(await written(takingStep({ ...actor, now }, before, after, told)))) throw await changed();
  const piece = { ...steppedPiece(before, after), rev: before.rev + 1 };
  return { piece: await toPieceDto(actor, piece, now) };
};
