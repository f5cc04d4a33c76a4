import { toPeriod } from '#functions/domain/figures/period.ts';
import { daysReckoned, FORECAST_DAYS, forecastTraffic } from '#functions/domain/usage/forecast.ts';
import {
  loadTraffic,
  nothingSent,
  type Sent,
  sumOf,
  type TrafficDays,
} from '#functions/domain/usage/traffic.ts';
import { usedOf } from '#functions/domain/usage/used-of-quota.ts';
import { dayAt, momentOf } from '#functions/platform/school-day.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { addDays, daysFrom, firstOfMonth, monthOfDay, monthsFrom } from '#shared/days.ts';
import { trafficQuota } from '#shared/editions/rules.ts';
import type { usage } from '#shared/usage/contract.ts';
import { TRAFFIC_KINDS } from '#shared/usage/rules.ts';

/** What was sent on the days of a span, added up. */
function sentWithin(days: TrafficDays, first: string, last: string): Sent {
  const sum = nothingSent();
  for (const [day, sent] of days)
    if (day >= first && day <= last) for (const kind of TRAFFIC_KINDS) sum[kind] += sent[kind];
  return sum;
}

export const showTraffic: UseCase<typeof usage.endpoints.traffic> = async (actor, _input, deps) => {
  const today = dayAt(momentOf(actor, deps.now()));
  const since = addDays(today, 1 - FORECAST_DAYS);
  const days = await loadTraffic(actor.schoolId, { from: since, to: today });
  const kinds = sentWithin(days, firstOfMonth(today), today);
  const quota = trafficQuota(actor.school.edition);
  const used = sumOf(kinds);
  const recent = sumOf(sentWithin(days, since, today));
  return {
    month: monthOfDay(today),
    ...usedOf(used, quota),
    kinds,
    ...forecastTraffic({ used, quota, today }, recent, daysReckoned(actor.school, today)),
  };
};

export const showTrafficOverTime: UseCase<typeof usage.endpoints.trafficOverTime> = async (
  actor,
  input,
  deps,
) => {
  const period = toPeriod(input, momentOf(actor, deps.now()));
  const { from, to, by } = period;
  const days = await loadTraffic(actor.schoolId, period);
  const ofDay = (date: string) => ({ date, kinds: days.get(date) ?? nothingSent() });
  const ofMonth = (date: string) => ({
    date,
    kinds: sentWithin(days, `${date}-01`, `${date}-31`),
  });
  const rows = by === 'day' ? daysFrom(from, to).map(ofDay) : monthsFrom(from, to).map(ofMonth);
  const sums = rows.map((row) => ({ ...row, sent: sumOf(row.kinds) }));
  return { ...period, total: sums.reduce((sum, { sent }) => sum + sent, 0), rows: sums };
};
