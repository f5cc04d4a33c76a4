import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryOf } from '#frontend/src/lib/query.ts';
import type { PeriodQuery } from '#frontend/src/ui/figures/use-period.ts';
import { useCursorList } from '#frontend/src/ui/table/use-cursor-list.ts';
import type { Answer } from '#shared/contracts/endpoint.ts';
import { type UsageView, usage } from '#shared/contracts/usage.ts';

const { space, spaceOverTime, spaceEntries, traffic, trafficOverTime } = usage.endpoints;

export type Space = Answer<typeof space>;
export type Traffic = Answer<typeof traffic>;

export const useSpace = () => useQuery(queryOf(space, {}));
export const useTraffic = () => useQuery(queryOf(traffic, {}));

export const useSpaceOverTime = (asked: PeriodQuery) =>
  useQuery({ ...queryOf(spaceOverTime, asked), placeholderData: keepPreviousData });
export const useTrafficOverTime = (asked: PeriodQuery) =>
  useQuery({ ...queryOf(trafficOverTime, asked), placeholderData: keepPreviousData });

export const useSpaceEntries = (view: UsageView) =>
  useCursorList({
    name: `usage-${view}`,
    ask: ({ limit, cursor }) => queryOf(spaceEntries, { view, limit, cursor }),
  });
