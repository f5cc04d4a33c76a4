import { toPeriod } from '#functions/domain/figures/period.ts';
import { levelsOf } from '#functions/domain/usage/levels.ts';
import { loadStored } from '#functions/domain/usage/stored.ts';
import { momentOf } from '#functions/platform/school-day.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { daysFrom, monthsFrom } from '#shared/days.ts';
import { storageQuota } from '#shared/editions/rules.ts';
import type { usage } from '#shared/usage/contract.ts';
import { STORED_GROUPS } from '#shared/usage/rules.ts';

export const showSpaceOverTime: UseCase<typeof usage.endpoints.spaceOverTime> = async (
  actor,
  input,
  deps,
) => {
  const period = toPeriod(input, momentOf(actor, deps.now()));
  const { from, to, by, today } = period;
  // Levels are reckoned back from today, whenever the period ends.
  const { now, days } = await loadStored(actor.schoolId, { from, to: today });
  const dates = by === 'day' ? daysFrom(from, to) : monthsFrom(from, to);
  return {
    ...period,
    quota: storageQuota(actor.school.edition),
    rows: levelsOf(dates, by, now, days).map((row) => ({
      ...row,
      used: STORED_GROUPS.reduce((sum, group) => sum + row.groups[group], 0),
    })),
  };
};
