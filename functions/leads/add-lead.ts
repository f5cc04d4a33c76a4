import { creatingLead, loadLead } from '#functions/domain/leads/change-lead.ts';
import { toLeadDetail } from '#functions/domain/leads/lead-dtos.ts';
import { rememberCampaigns } from '#functions/domain/leads/lead-settings.ts';
import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { once, requestOf } from '#functions/request/once.ts';
import type { Input } from '#shared/endpoint.ts';
import type { leads as contract } from '#shared/leads/contract.ts';
import { refuseDuplicates } from './duplicates.ts';
import { AddedLead, newLead } from './new-lead.ts';
import { requireDue, requireKnown, storedGuardians, todayOf } from './written-lead.ts';

type Add = typeof contract.endpoints.add;

/** The lead as it is to be written. Throws -1 for a phone that is known, unless that is allowed. */
async function prepare(actor: Actor, input: Input<Add>, now: Date) {
  const { schoolId, school, language } = actor;
  const { today, month } = todayOf(actor, now);
  requireDue(input.due, today);
  const guardians = await storedGuardians(school, input.guardians);
  await requireKnown(schoolId, input);
  if (!input.allow_duplicate)
    await refuseDuplicates(
      actor,
      guardians.map(({ phone }) => phone),
    );
  // Who comes in new is called today, unless staff say when.
  return newLead(input, guardians, { schoolId, now, month, language, due: input.due || today });
}

export const addLead: UseCase<Add> = async (actor, input, deps) => {
  const now = deps.now();
  // `allow_duplicate` only confirms: with it, this is still the same request.
  const { allow_duplicate: _, ...said } = input;
  const { id } = await once(requestOf(actor, 'lead.add', said), {
    made: AddedLead,
    find: (made) => made,
    make: async (recording) => {
      const lead = await prepare(actor, input, now);
      const made = AddedLead.parse(lead);
      const { name, source, campaign } = lead;
      await transact([
        ...recording(made, now),
        ...creatingLead(lead),
        ...loggingOperation({ ...actor, now }, 'lead.add', {
          id: lead.id,
          after: { name, source, campaign },
        }),
      ]);
      return made;
    },
  });
  await rememberCampaigns(actor.schoolId, [input.campaign]);
  return { lead: await toLeadDetail(actor, await loadLead(actor.schoolId, id), now) };
};
