import { send } from '#frontend/src/lib/api.ts';
import { useChange } from '#frontend/src/lib/use-change.ts';
import { useCursorList } from '#frontend/src/ui/table/use-cursor-list.ts';
import type { LEAD_STATES, LeadDto } from '#shared/contracts/leads.ts';
import { registrations } from '#shared/contracts/registrations.ts';

const { leads, handleLead } = registrations.endpoints;
const KEY = ['leads'] as const;

/** The filter in the address of the list. */
export const STATE = 'state';
type LeadState = (typeof LEAD_STATES)[number];

export const useLeadList = () =>
  useCursorList<LeadDto>({
    name: 'leads',
    queryKey: KEY,
    filters: [STATE],
    fetchPage: ({ search, filters, limit, cursor }, signal) => {
      const state = filters[STATE] as LeadState | undefined;
      return send(leads, { search, state, limit, cursor }, { signal });
    },
  });

export const useHandleLead = () => useChange(handleLead, { changes: [KEY], quiet: true });
