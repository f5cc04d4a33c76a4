import { changedFields, loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { CallError, changedMeanwhile } from '#functions/platform/errors.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { registrations } from '#shared/contracts/registrations.ts';
import { type Lead, leads, stateOf, toLeadDto } from './leads.ts';

const editable = (lead: Omit<Lead, 'rev'>) => ({ state: stateOf(lead), note: lead.note });

/** Marks a lead as called back or as open, with a note. */
export const handleLead: UseCase<typeof registrations.endpoints.handleLead> = async (
  actor,
  { lead_id: id, rev, state, note },
  deps,
) => {
  const now = deps.now();
  let newer: Lead | undefined;
  const after = await leads.change(
    id,
    (before) => {
      // A repeated request changes nothing.
      if (stateOf(before) === state && before.note === note) return undefined;
      newer = before.rev === rev ? undefined : before;
      if (newer) return undefined;
      const { handled, ...rest } = before;
      if (state === 'open') return { ...rest, note };
      const fresh = { at: now.toISOString(), by: actor.userId, byName: actor.user.name };
      return { ...rest, note, handled: handled ?? fresh };
    },
    (before, value) =>
      loggingOperation({ ...actor, now }, 'lead.handle', {
        id,
        ...changedFields(editable(before), editable(value)),
      }),
  );
  if (newer) throw changedMeanwhile(await toLeadDto(newer, actor.language));
  if (!after) throw new CallError(CODE.notFound, { reason: 'registrations.noLead' });
  return { lead: await toLeadDto(after, actor.language) };
};
