import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { pagesOf, queryOf } from '#frontend/src/lib/query.ts';
import { useCursorList } from '#frontend/src/ui/table/use-cursor-list.ts';
import type { Answer, Payload } from '#shared/endpoint.ts';
import type { SchoolNoticeId } from '#shared/ids.ts';
import { notices } from '#shared/notices/contract.ts';
import type { READER_VIEWS } from '#shared/notices/rules.ts';

const { sent, details, reach, readers, templates } = notices.endpoints;

/** The filter in the address. */
export const STATE = 'state';

/** Notices that staff have written, the newest first. */
export const useSentList = () =>
  useCursorList({
    name: 'notices',
    filters: [STATE],
    ask: ({ search, filters, limit, cursor }) => {
      const asked = { search, state: filters[STATE] ?? '', limit, cursor };
      return queryOf(sent, asked as Payload<typeof sent>);
    },
  });

/** A notice with its text and to whom it goes. */
export type SentDetails = Answer<typeof details>;

export const useSentNotice = (notice_id: SchoolNoticeId) =>
  useQuery(queryOf(details, { notice_id }));

/** How often the readers of a notice are counted anew while they are looked at. */
const FRESH_MS = 60_000;

export const useReach = (notice_id: SchoolNoticeId) =>
  useQuery({ ...queryOf(reach, { notice_id }), refetchInterval: FRESH_MS });

export const useReaders = (notice_id: SchoolNoticeId, view: (typeof READER_VIEWS)[number]) =>
  useInfiniteQuery(pagesOf(readers, { notice_id, view }));

export const useTemplates = () => useInfiniteQuery(pagesOf(templates, {}));
