import { useSearchParams } from 'react-router';
import { problemOf } from '#frontend/src/ui/figures/use-period.ts';
import { day } from '#shared/lessons/fields.ts';
import { REGISTER_PERIODS, type RegisterPeriod } from '#shared/teaching/register-fields.ts';

/** The days of a register in a request. */
export interface PeriodQuery {
  readonly period: RegisterPeriod;
  readonly from?: string;
  readonly to?: string;
}

/** The chosen period, kept in the address so that reloads and links keep it. */
export function useRegisterPeriod() {
  const [parameters, setParameters] = useSearchParams();
  const period =
    REGISTER_PERIODS.find((name) => name === parameters.get('period')) ?? REGISTER_PERIODS[0];
  const dates = { from: parameters.get('from') ?? '', to: parameters.get('to') ?? '' };
  const isComplete = Object.values(dates).every((text) => day().safeParse(text).success);
  const problem = period === 'dates' && isComplete ? problemOf(dates) : undefined;
  const own = isComplete && !problem ? { period, ...dates } : undefined;
  const asked: PeriodQuery | undefined = period === 'dates' ? own : { period };
  const change = (changes: Readonly<Record<string, string>>): void =>
    setParameters((before) => new URLSearchParams({ ...Object.fromEntries(before), ...changes }), {
      replace: true,
      preventScrollReset: true,
    });
  return {
    period,
    dates,
    problem,
    /** Undefined until both own dates are known and fit. */
    asked,
    choose: (name: string) => change({ period: name }),
    setDates: (changed: Partial<typeof dates>) => change({ period: 'dates', ...changed }),
  };
}
export type ChosenRegisterPeriod = ReturnType<typeof useRegisterPeriod>;
