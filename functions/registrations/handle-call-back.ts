import { changedFields, loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { CallError, changedMeanwhile } from '#functions/platform/errors.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { registrations } from '#shared/registrations/contract.ts';
import { type CallBack, callBacks, stateOf, toCallBackDto } from './call-backs.ts';

const editable = (callBack: Omit<CallBack, 'rev'>) => ({
  state: stateOf(callBack),
  note: callBack.note,
});

/** Marks a call-back as called back or as open, with a note. */
export const handleCallBack: UseCase<typeof registrations.endpoints.handleCallBack> = async (
  actor,
  { lead_id: id, rev, state, note },
  deps,
) => {
  const now = deps.now();
  let newer: CallBack | undefined;
  const after = await callBacks.change(
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
  if (newer) throw changedMeanwhile(await toCallBackDto(newer, actor.language));
  if (!after) throw new CallError(CODE.notFound, { reason: 'registrations.noCallBack' });
  return { lead: await toCallBackDto(after, actor.language) };
};
