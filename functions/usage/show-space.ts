import { daysReckoned, FORECAST_DAYS, forecastSpace } from '#functions/domain/usage/forecast.ts';
import { growthOf, loadStored } from '#functions/domain/usage/stored.ts';
import { usedOf } from '#functions/domain/usage/used-of-quota.ts';
import { dayAt, momentOf } from '#functions/platform/school-day.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { addDays } from '#shared/days.ts';
import { storageQuota } from '#shared/editions/rules.ts';
import type { usage } from '#shared/usage/contract.ts';
import { STORED_GROUPS } from '#shared/usage/rules.ts';

export const showSpace: UseCase<typeof usage.endpoints.space> = async (actor, _input, deps) => {
  const today = dayAt(momentOf(actor, deps.now()));
  const from = addDays(today, 1 - FORECAST_DAYS);
  const { used, now, days } = await loadStored(actor.schoolId, { from, to: today });
  const quota = storageQuota(actor.school.edition);
  const growth = [...days.values()].reduce((sum, groups) => sum + growthOf(groups), 0);
  return {
    ...usedOf(used, quota),
    groups: STORED_GROUPS.map((group) => ({ group, ...now[group] })),
    ...forecastSpace({ used, quota, today }, growth, daysReckoned(actor.school, today)),
  };
};
