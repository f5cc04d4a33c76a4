import * as z from 'zod';
import { takingStep } from '#functions/domain/equipment/history.ts';
import { type Holder, loadPiece, type Piece } from '#functions/domain/equipment/piece.ts';
import { loadHolders } from '#functions/domain/equipment/piece-dtos.ts';
import { reminderOf } from '#functions/domain/equipment/reminder-time.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { CallError } from '#functions/platform/errors.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { findManyMade, makeOnce, type Recording, requestOf } from '#functions/request/once.ts';
import { rowErrorsOf } from '#functions/request/row-errors.ts';
import { CODE } from '#shared/codes.ts';
import type { Answer, Input } from '#shared/endpoint.ts';
import type { equipment } from '#shared/equipment/contract.ts';
import type { EquipmentId } from '#shared/ids.ts';
import { requireDue } from './due-day.ts';
import { holderOfLoan } from './holder-of-loan.ts';

type Lend = typeof equipment.endpoints.lend;
type Result = Answer<Lend>['results'][number];

const Lent = z.object({ number: z.string() });
type Lent = z.infer<typeof Lent>;

interface Lending {
  readonly actor: Actor;
  readonly input: Input<Lend>;
  readonly to: Holder;
  readonly now: Date;
}

/** Says who has a piece that cannot be lent, or what else is the matter with it. */
async function notAvailable({ schoolId, number, state, loan }: Piece): Promise<CallError> {
  if (!loan)
    return new CallError(CODE.wait, { reason: `equipment.is.${state}`, params: { number } });
  const holder = (await loadHolders(schoolId, [loan.to]))(loan.to);
  const params = { number, name: holder.name || '—' };
  return new CallError(CODE.wait, { reason: 'equipment.is.lent', params });
}

async function lendOne(
  { actor, input, to, now }: Lending,
  id: EquipmentId,
  recording: Recording<Lent>,
): Promise<Lent> {
  const before = await loadPiece(actor.schoolId, id);
  if (before.state !== 'available') throw await notAvailable(before);
  const { due, note, condition } = input;
  const remindAt = reminderOf(due, actor.school.timeZone);
  const loan = { to, due, at: now.toISOString(), by: actor.userId, note, remindAt };
  const { number } = before;
  await transact([
    ...recording({ number }, now),
    ...takingStep(
      { ...actor, now },
      before,
      { state: 'lent', condition, loan },
      { step: 'lend', holder: to, due, note },
    ),
  ]);
  return { number };
}

/** Each piece is a request of its own: one that is refused does not stand in the way of the others. */
const requestFor = ({ actor, input: { piece_ids: _, ...input } }: Lending, id: EquipmentId) =>
  requestOf(actor, 'equipment.lend', {
    ...input,
    piece_id: id,
    request_key: `${input.request_key}#${id}`,
  });

const lent = (id: EquipmentId, { number }: Lent): Result => ({ id, ok: true, number, errors: [] });

async function tryOne(
  lending: Lending,
  id: EquipmentId,
  before: Lent | undefined,
): Promise<Result> {
  if (before) return lent(id, before);
  try {
    return await makeOnce(requestFor(lending, id), {
      made: Lent,
      find: (made) => lent(id, made),
      make: async (recording) => lent(id, await retryWrite(() => lendOne(lending, id, recording))),
    });
  } catch (error) {
    const errors = rowErrorsOf(lending.actor, error, 'piece_ids');
    return { id, ok: false, number: '', errors };
  }
}

/** Lends pieces one after the other: pieces of a kind are counted together. */
export const lendPieces: UseCase<Lend> = async (actor, input, deps) => {
  const now = deps.now();
  const to = await holderOfLoan(actor, input);
  const lending = { actor, input, to, now };
  const { piece_ids: ids } = input;
  const made = await findManyMade(
    ids.map((id) => requestFor(lending, id)),
    Lent,
  );
  // What was lent before stays, although its last day may be over by now.
  if (made.includes(undefined)) requireDue(actor, input.due, now);
  const results: Result[] = [];
  for (const [at, id] of ids.entries()) results.push(await tryOne(lending, id, made[at]));
  return { results };
};
