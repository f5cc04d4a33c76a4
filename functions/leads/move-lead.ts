import { changingLead, inState, loadLead } from '#functions/domain/leads/change-lead.ts';
import { toLeadDetail } from '#functions/domain/leads/lead-dtos.ts';
import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { CallError, changedMeanwhile, missingField } from '#functions/platform/errors.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { Input } from '#shared/endpoint.ts';
import type { leads as contract } from '#shared/leads/contract.ts';
import { isOpenLead } from '#shared/leads/rules.ts';
import { givingUpTrial } from './give-up-trial.ts';
import { todayOf } from './written-lead.ts';

type Move = typeof contract.endpoints.move;

async function move(actor: Actor, input: Input<Move>, now: Date): Promise<void> {
  const { lead_id: id, from, state, reason, text } = input;
  const before = await loadLead(actor.schoolId, id);
  const lost = state === 'lost' && reason ? { reason, text } : undefined;
  // A repeated request changes nothing.
  if (before.state === state && before.lost?.reason === lost?.reason) return;
  if (before.state !== from) throw changedMeanwhile(await toLeadDetail(actor, before, now));
  if (before.studentId) throw new CallError(CODE.wait, { reason: 'leads.enrolled' });
  const { lead, writes } =
    state === 'trial_done' ? { lead: before, writes: [] } : await givingUpTrial(before);
  const moved = { ...inState(lead, state), ...(lost && { lost }) };
  const due = isOpenLead(state) ? before.due || todayOf(actor, now).today : '';
  await transact([
    ...changingLead(before, { ...moved, due }),
    ...writes,
    ...loggingOperation({ ...actor, now }, 'lead.move', {
      id,
      name: before.name,
      before: { state: before.state },
      after: { state, ...lost },
    }),
  ]);
}

export const moveLead: UseCase<Move> = async (actor, input, deps) => {
  const now = deps.now();
  if (input.state === 'lost' && !input.reason) throw missingField('reason');
  await retryWrite(() => move(actor, input, now));
  return {
    lead: await toLeadDetail(actor, await loadLead(actor.schoolId, input.lead_id), now),
  };
};
