import * as z from 'zod';
import { changingLead, inState, loadLead } from '#functions/domain/leads/change-lead.ts';
import { followUps } from '#functions/domain/leads/follow-up.ts';
import type { LeadValue } from '#functions/domain/leads/lead.ts';
import { toLeadDetail } from '#functions/domain/leads/lead-dtos.ts';
import { CallError } from '#functions/platform/errors.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { once, requestOf } from '#functions/request/once.ts';
import { CODE } from '#shared/codes.ts';
import { FollowUpId, newId } from '#shared/ids.ts';
import type { leads as contract } from '#shared/leads/contract.ts';
import { LEAD_LIMITS } from '#shared/leads/limits.ts';
import { type FollowUpKind, isOpenLead } from '#shared/leads/rules.ts';
import { requireDue, todayOf } from './written-lead.ts';

const Written = z.object({ id: FollowUpId });

/** Whoever was called, written to or met has been contacted; a note is only one's own. */
const afterKind = (lead: LeadValue, kind: FollowUpKind): LeadValue =>
  lead.state === 'new' && kind !== 'note' ? inState(lead, 'contacted') : lead;

/** Throws -1 for a lead with too many; nobody follows up an enrolled or lost one on a day. */
function dueOf({ state, followUps: count }: LeadValue, due: string): string {
  if (count >= LEAD_LIMITS.followUpsMax)
    throw new CallError(CODE.wait, { reason: 'leads.tooMany' });
  return isOpenLead(state) ? due : '';
}

export const addFollowUp: UseCase<typeof contract.endpoints.followUp> = async (
  actor,
  input,
  deps,
) => {
  const now = deps.now();
  const { schoolId, userId: by, user } = actor;
  const { lead_id: leadId, kind, result } = input;
  await once(requestOf(actor, 'lead.follow-up', input), {
    made: Written,
    find: (made) => made,
    make: (recording) =>
      retryWrite(async () => {
        requireDue(input.due, todayOf(actor, now).today);
        const before = await loadLead(schoolId, leadId);
        const due = dueOf(before, input.due);
        const id = newId('followUp', now.getTime());
        const at = now.toISOString();
        const entry = { id, schoolId, leadId, at, by, byName: user.name, kind, result, due };
        const counted = { lastAt: at, followUps: before.followUps + 1 };
        await transact([
          ...recording({ id }, now),
          ...changingLead(before, { ...afterKind(before, kind), ...counted, due }),
          ...followUps.creating(entry, entry),
        ]);
        return { id };
      }),
  });
  return { lead: await toLeadDetail(actor, await loadLead(schoolId, leadId), now) };
};
