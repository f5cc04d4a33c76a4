import { queryOf } from '#frontend/src/lib/query.ts';
import { useChange } from '#frontend/src/lib/use-change.ts';
import { useCursorList } from '#frontend/src/ui/table/use-cursor-list.ts';
import type { LEAD_STATES } from '#shared/contracts/leads.ts';
import { registrations } from '#shared/contracts/registrations.ts';

const { leads, handleLead } = registrations.endpoints;

/** The filter in the address of the list. */
export const STATE = 'state';
type LeadState = (typeof LEAD_STATES)[number];

export const useLeadList = () =>
  useCursorList({
    name: 'leads',
    filters: [STATE],
    ask: ({ search, filters, limit, cursor }) => {
      const state = filters[STATE] as LeadState | undefined;
      return queryOf(leads, { search, state, limit, cursor });
    },
  });

export const useHandleLead = () => useChange(handleLead, { changes: [leads], quiet: true });
