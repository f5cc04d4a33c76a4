import { changingLead, loadLead } from '#functions/domain/leads/change-lead.ts';
import type { Lead, LeadValue } from '#functions/domain/leads/lead.ts';
import { toLeadDetail } from '#functions/domain/leads/lead-dtos.ts';
import { rememberCampaigns } from '#functions/domain/leads/lead-settings.ts';
import { changedFields, loggingOperation } from '#functions/domain/logs/log-entry.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { changedMeanwhile } from '#functions/platform/errors.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { Input } from '#shared/endpoint.ts';
import type { leads as contract } from '#shared/leads/contract.ts';
import { refuseDuplicates } from './duplicates.ts';
import { requireKnown, storedGuardians, todayOf, toFields } from './written-lead.ts';

type Edit = typeof contract.endpoints.edit;

/** What an edit changes, without the figures and states that follow from other calls. */
const edited = (lead: LeadValue) => {
  const { name, guardians, birth, age, grade, courseId, interest, source } = lead;
  const { referrer, campaign, ownerId, remark, language } = lead;
  const about = { name, birth, age: age?.years, grade, course_id: courseId, interest, language };
  return { ...about, guardians, source, referrer, campaign, owner: ownerId, remark };
};

/** Phones that the lead did not have are looked for elsewhere. */
async function refuseNewDuplicates(
  actor: Actor,
  { id, guardians: before }: Lead,
  after: LeadValue['guardians'],
): Promise<void> {
  const known = new Set(before.map(({ phone }) => phone));
  const fresh = after.map(({ phone }) => phone).filter((phone) => !known.has(phone));
  if (fresh.length > 0) await refuseDuplicates(actor, fresh, id);
}

/** The lead with what was written; undefined when that is what it says already. */
async function toEdited(actor: Actor, before: Lead, input: Input<Edit>, now: Date) {
  const { month } = todayOf(actor, now);
  const guardians = input.guardians
    ? await storedGuardians(actor.school, input.guardians, before.guardians)
    : before.guardians;
  const { age: _, courseId: __, ownerId: ___, ...rest } = before;
  const fields = toFields(input, { language: before.language, month, before });
  const after: LeadValue = { ...rest, ...fields, guardians };
  const same = JSON.stringify(edited(after)) === JSON.stringify(edited(before));
  return same ? undefined : { ...after, edits: before.edits + 1 };
}

async function edit(actor: Actor, input: Input<Edit>, now: Date): Promise<void> {
  const before = await loadLead(actor.schoolId, input.lead_id);
  const after = await toEdited(actor, before, input, now);
  if (!after) return;
  if (before.edits !== input.rev) throw changedMeanwhile(await toLeadDetail(actor, before, now));
  await requireKnown(actor.schoolId, input, before);
  if (!input.allow_duplicate) await refuseNewDuplicates(actor, before, after.guardians);
  await transact([
    ...changingLead(before, after),
    ...loggingOperation({ ...actor, now }, 'lead.edit', {
      id: before.id,
      name: after.name,
      ...changedFields(edited(before), edited(after)),
    }),
  ]);
}

export const editLead: UseCase<Edit> = async (actor, input, deps) => {
  const now = deps.now();
  await retryWrite(() => edit(actor, input, now));
  await rememberCampaigns(actor.schoolId, [input.campaign]);
  return {
    lead: await toLeadDetail(actor, await loadLead(actor.schoolId, input.lead_id), now),
  };
};
