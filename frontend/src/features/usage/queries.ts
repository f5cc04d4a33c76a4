import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryOf } from '#frontend/src/lib/query.ts';
import type { PeriodQuery } from '#frontend/src/ui/figures/use-period.ts';
import { useCursorList } from '#frontend/src/ui/table/use-cursor-list.ts';
import type { Answer } from '#shared/endpoint.ts';
import { type FreeableView, type UsageView, usage } from '#shared/usage/contract.ts';

const { space, spaceOverTime, spaceEntries, freeable, traffic, trafficOverTime, schoolTraffic } =
  usage.endpoints;

export type Space = Answer<typeof space>;
export type Traffic = Answer<typeof traffic>;
export type Freeable = Answer<typeof freeable>;
export type SchoolTraffic = Answer<typeof schoolTraffic>['list'][number];

export const useSpace = () => useQuery(queryOf(space, {}));
export const useTraffic = () => useQuery(queryOf(traffic, {}));
export const useFreeable = (view: FreeableView) => useQuery(queryOf(freeable, { view }));

/** The traffic of the own school in a month (`YYYY-MM`), the current one when none is named. */
export const useOwnTraffic = (month: string) =>
  useQuery({
    ...queryOf(schoolTraffic, { ...(month && { month }) }),
    placeholderData: keepPreviousData,
  });

export const useSpaceOverTime = (asked: PeriodQuery) =>
  useQuery({ ...queryOf(spaceOverTime, asked), placeholderData: keepPreviousData });
export const useTrafficOverTime = (asked: PeriodQuery) =>
  useQuery({ ...queryOf(trafficOverTime, asked), placeholderData: keepPreviousData });

export const useSpaceEntries = (view: UsageView) =>
  useCursorList({
    name: `usage-${view}`,
    ask: ({ limit, cursor }) => queryOf(spaceEntries, { view, limit, cursor }),
  });
