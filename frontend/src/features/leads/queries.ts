import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { pagesOf, queryOf } from '#frontend/src/lib/query.ts';
import { useChange } from '#frontend/src/lib/use-change.ts';
import { useCursorList } from '#frontend/src/ui/table/use-cursor-list.ts';
import type { ListQuestion } from '#frontend/src/ui/table/use-list-question.ts';
import type { Payload } from '#shared/endpoint.ts';
import { hours } from '#shared/hours/contract.ts';
import type { ClassId, LeadId } from '#shared/ids.ts';
import { leads } from '#shared/leads/contract.ts';
import { LEAD_LIMITS } from '#shared/leads/limits.ts';
import type { LeadState } from '#shared/leads/rules.ts';
import { lessons } from '#shared/lessons/contract.ts';
import { students } from '#shared/students/contract.ts';

const { endpoints } = leads;
type Asked = Payload<typeof endpoints.list>;

/** Filters in the address of the list. */
export const FILTER = {
  state: 'state',
  source: 'source',
  owner: 'owner',
  due: 'due',
  order: 'order',
} as const;

/** The list's question as the call's payload. */
export function toQuery({ search, filters }: ListQuestion): Asked {
  return {
    search,
    state: filters[FILTER.state] as Asked['state'],
    source: filters[FILTER.source] as Asked['source'],
    owner: filters[FILTER.owner],
    due: filters[FILTER.due] as Asked['due'],
    sort: (filters[FILTER.order] || 'due') as Asked['sort'],
  };
}

export const useLeadList = () =>
  useCursorList({
    name: 'leads',
    filters: Object.values(FILTER),
    ask: ({ limit, cursor, ...question }) =>
      queryOf(endpoints.list, {
        ...toQuery(question),
        // A page of the browser may be longer.
        limit: Math.min(limit, LEAD_LIMITS.leadPageMax),
        cursor,
      }),
  });

/** A column of the board. */
export const useColumn = (state: LeadState) =>
  useInfiniteQuery(pagesOf(endpoints.list, { state, sort: 'due', limit: 20 }));

export const useLead = (id: LeadId) => useQuery(queryOf(endpoints.detail, { lead_id: id }));
export const useFollowUps = (id: LeadId) =>
  useInfiniteQuery(pagesOf(endpoints.followUps, { lead_id: id, limit: 20 }));

export const useDuplicates = (phones: readonly string[], id: LeadId | undefined) =>
  useQuery({
    ...queryOf(endpoints.duplicates, { phones: [...phones], lead_id: id }),
    enabled: phones.length > 0,
    placeholderData: keepPreviousData,
    select: ({ list }) => list,
  });

export const useTrialLessons = (class_id: ClassId | undefined) =>
  useInfiniteQuery(pagesOf(endpoints.trialLessons, { class_id }));

export const useFunnel = (months: number) => useQuery(queryOf(endpoints.funnel, { months }));
export const useLeadSettings = () => useQuery(queryOf(endpoints.settings, {}));
export const useSchoolCalendar = () => useQuery(queryOf(lessons.endpoints.settings, {}));

/** All of it: lists, figures and what is due. */
const CHANGES = [leads] as const;
const quietly = { changes: CHANGES, quiet: true } as const;

export const useAddLead = () => useChange(endpoints.add, quietly);
export const useEditLead = () => useChange(endpoints.edit, quietly);
export const useMoveLead = () => useChange(endpoints.move, { changes: CHANGES });
export const useLoseLead = () => useChange(endpoints.move, quietly);
export const useFollowUp = () => useChange(endpoints.followUp, quietly);
/** All but the lead itself, which its page would ask for once more. */
const { detail, followUps, ...WITHOUT_LEAD } = endpoints;
export const useRemoveLead = () =>
  useChange(endpoints.remove, { changes: Object.values(WITHOUT_LEAD) });
export const useBookTrial = () =>
  useChange(endpoints.bookTrial, { changes: [leads, lessons], quiet: true });
export const useConvertLead = () =>
  useChange(endpoints.convert, { changes: [leads, students], quiet: true });
export const useAddHours = () => useChange(hours.endpoints.add, { changes: [hours], quiet: true });
export const useImportLeads = () => useChange(endpoints.importRows, quietly);
export const useSetCost = () =>
  useChange(endpoints.cost, { changes: [endpoints.funnel], quiet: true });
export const useSetJoinOpen = () =>
  useChange(endpoints.setSettings, { changes: [endpoints.settings] });
