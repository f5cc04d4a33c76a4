import { useQuery } from '@tanstack/react-query';
import * as z from 'zod';
import { ApiError } from '#frontend/src/lib/api-error.ts';
import { queryOf } from '#frontend/src/lib/query.ts';
import type { Answer } from '#shared/endpoint.ts';
import type { SchoolNoticeId } from '#shared/ids.ts';
import { notices } from '#shared/notices/contract.ts';

const { show } = notices.endpoints;
export type ShownNotice = Answer<typeof show>;

/** How often an opened notice is looked up, so that one that was withdrawn is gone. */
const FRESH_MS = 60_000;

/** A notice of the school, kept up to date while it is read. */
export const useShownNotice = (notice_id: SchoolNoticeId) =>
  useQuery({
    ...queryOf(show, { notice_id }),
    refetchInterval: ({ state }) => (isWithdrawn(state.error) ? false : FRESH_MS),
    refetchOnWindowFocus: true,
  });

const Withdrawn = z.object({ withdrawn: z.literal(true) });

/** Whether the school has taken a notice back that the reader could see before. */
export const isWithdrawn = (error: Error | null): boolean =>
  error instanceof ApiError && Withdrawn.safeParse(error.data).success;
