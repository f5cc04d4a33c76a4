import { queryOf } from '#frontend/src/lib/query.ts';
import { useChange } from '#frontend/src/lib/use-change.ts';
import { useCursorList } from '#frontend/src/ui/table/use-cursor-list.ts';
import type { CALL_BACK_STATES } from '#shared/registrations/call-back-calls.ts';
import { registrations } from '#shared/registrations/contract.ts';

const { callBacks, handleCallBack } = registrations.endpoints;

/** The filter in the address of the list. */
export const STATE = 'state';
type CallBackState = (typeof CALL_BACK_STATES)[number];

export const useCallBackList = () =>
  useCursorList({
    name: 'callBacks',
    filters: [STATE],
    ask: ({ search, filters, limit, cursor }) => {
      const state = filters[STATE] as CallBackState | undefined;
      return queryOf(callBacks, { search, state, limit, cursor });
    },
  });

export const useHandleCallBack = () =>
  useChange(handleCallBack, { changes: [callBacks], quiet: true });
