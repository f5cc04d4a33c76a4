import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { countDays } from '#shared/days.ts';
import { PERIODS, type PeriodName } from '#shared/figures/figures.ts';
import { FIGURE_LIMITS } from '#shared/figures/limits.ts';

export const OWN_DATES = 'dates';
export const CHOICES = [...PERIODS, OWN_DATES] as const;

/** The period in a request: a preset, or custom dates. */
export interface PeriodQuery {
  readonly period?: PeriodName;
  readonly from?: string;
  readonly to?: string;
}

interface Dates {
  readonly from: string;
  readonly to: string;
}

/** What is wrong with custom dates; undefined if nothing is, or if one of them is missing. */
export function problemOf({ from, to }: Dates): 'beforeFrom' | 'tooLong' | undefined {
  if (!from || !to) return undefined;
  if (to < from) return 'beforeFrom';
  return countDays(from, to) > FIGURE_LIMITS.daysMax ? 'tooLong' : undefined;
}

/** The values of the date fields. The URL is updated from them and may lag behind. */
function useOwnDates(parameters: URLSearchParams) {
  const [own, setOwn] = useState<Dates>({
    from: parameters.get('from') ?? '',
    to: parameters.get('to') ?? '',
  });
  const latest = useRef(own);
  return {
    own,
    setOwn: (changed: Partial<Dates>): Dates => {
      latest.current = { ...latest.current, ...changed };
      setOwn(latest.current);
      return latest.current;
    },
  };
}

/** The chosen period, stored in the URL so that reloads and links keep it. */
export function usePeriod(usual: PeriodName) {
  const [parameters, setParameters] = useSearchParams();
  const dates = useOwnDates(parameters);
  const named = parameters.get('period');
  const isOwn = named === OWN_DATES;
  const period = PERIODS.find((name) => name === named) ?? usual;
  const { from, to } = dates.own;
  const isComplete = from !== '' && to !== '' && !problemOf(dates.own);
  const change = (changes: Readonly<Record<string, string>>): void =>
    setParameters((before) => new URLSearchParams({ ...Object.fromEntries(before), ...changes }), {
      replace: true,
      preventScrollReset: true,
    });
  const asked: PeriodQuery = isOwn && isComplete ? dates.own : { period };
  return {
    asked,
    dates: dates.own,
    value: isOwn ? OWN_DATES : period,
    problem: isOwn ? problemOf(dates.own) : undefined,
    choose: (name: string) => change({ period: name }),
    setDates: (changed: Partial<Dates>) => change({ period: OWN_DATES, ...dates.setOwn(changed) }),
  };
}
export type ChosenPeriod = ReturnType<typeof usePeriod>;
