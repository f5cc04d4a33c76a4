import { loadLead } from '#functions/domain/leads/change-lead.ts';
import { pageOfFollowUps } from '#functions/domain/leads/follow-up.ts';
import { toFollowUpDto, toLeadDetail } from '#functions/domain/leads/lead-dtos.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { LeadId } from '#shared/ids.ts';
import type { leads as contract } from '#shared/leads/contract.ts';
import { LIMITS } from '#shared/limits.ts';

async function followUpsOf(
  { schoolId }: Actor,
  id: LeadId,
  { cursor, limit }: { readonly cursor?: string | undefined; readonly limit: number },
) {
  const name = `follow-ups ${id}`;
  const from = await fromCursor(cursor, name);
  const { items, next } = await pageOfFollowUps({ schoolId, id }, { limit, from });
  return { list: items.map(toFollowUpDto), cursor: await toCursor(next, name) };
}

export const getLead: UseCase<typeof contract.endpoints.detail> = async (
  actor,
  { lead_id: id },
  deps,
) => {
  const lead = await loadLead(actor.schoolId, id);
  const [detail, follow_ups] = await Promise.all([
    toLeadDetail(actor, lead, deps.now()),
    followUpsOf(actor, id, { limit: LIMITS.pageSize }),
  ]);
  return { lead: detail, follow_ups };
};

export const listFollowUps: UseCase<typeof contract.endpoints.followUps> = async (
  actor,
  { lead_id: id, ...paging },
) => {
  await loadLead(actor.schoolId, id);
  return followUpsOf(actor, id, paging);
};
