import { changedFields } from '#functions/domain/logs/changed-fields.ts';
import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { CallError } from '#functions/platform/errors.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { registrations } from '#shared/contracts/registrations.ts';
import { toLeadDto } from './lead-dto.ts';
import { type Lead, leads, stateOf } from './leads.ts';

const told = (lead: Omit<Lead, 'rev'>) => ({ state: stateOf(lead), note: lead.note });

/** Notes that somebody was called back, or that it is still to be done. */
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
      // A repeated request finds its values there already.
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
        ...changedFields(told(before), told(value)),
      }),
  );
  if (newer)
    throw new CallError(CODE.wait, {
      reason: 'common.changedMeanwhile',
      data: { current: await toLeadDto(newer) },
    });
  if (!after) throw new CallError(CODE.notFound, { reason: 'registrations.noLead' });
  return { lead: await toLeadDto(after) };
};
