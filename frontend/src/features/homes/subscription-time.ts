import { DAY_MS } from '#shared/days.ts';
import { SCHOOL_LIMITS } from '#shared/schools/limits.ts';

export interface Period {
  readonly startTime: string;
  readonly endTime: string;
}

export interface SubscriptionTime {
  /** Calendar days until the last day, in the user's time zone; 0 on the last day. */
  readonly daysLeft: number;
  /** Share of the period that is over, 0 to 100. */
  readonly percent: number;
  readonly state: 'running' | 'endsSoon' | 'pastDue';
}

const midnight = (instant: Date): number =>
  Date.UTC(instant.getFullYear(), instant.getMonth(), instant.getDate());

/** Progress of a subscription, counted in calendar days rather than hours. */
export function subscriptionTime({ startTime, endTime }: Period, now: Date): SubscriptionTime {
  const start = Date.parse(startTime);
  const end = Date.parse(endTime);
  const daysLeft = Math.max(0, Math.round((midnight(new Date(end)) - midnight(now)) / DAY_MS));
  const share = end > start ? (now.getTime() - start) / (end - start) : 1;
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100);
  if (now.getTime() >= end) return { daysLeft: 0, percent: 100, state: 'pastDue' };
  return {
    daysLeft,
    percent,
    state: daysLeft <= SCHOOL_LIMITS.overdueWarningDays ? 'endsSoon' : 'running',
  };
}
