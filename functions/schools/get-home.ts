import type { UseCase } from '#functions/_lib/create-handler.ts';
import { ofSchool } from '#functions/_lib/entities/figures.ts';
import { loadCounts } from '#functions/_lib/entities/school-counts.ts';
import { momentOf } from '#functions/_lib/school-day.ts';
import { loadFigures } from '#functions/_lib/statistics/figure-map.ts';
import { lastWeek } from '#functions/_lib/statistics/period.ts';
import { summarize } from '#functions/_lib/statistics/summarize.ts';
import type { schools } from '#shared/contracts/schools.ts';
import { EDITIONS, storageQuota } from '#shared/editions.ts';

export const getHome: UseCase<typeof schools.endpoints.home> = async (actor, _input, deps) => {
  const { schoolId, school } = actor;
  const period = lastWeek(momentOf(actor, deps.now()));
  const [counts, figures] = await Promise.all([
    loadCounts(schoolId),
    loadFigures(ofSchool(schoolId), period),
  ]);
  const { teachers, students } = EDITIONS[school.edition];
  const { start, end } = school.subscription;
  return {
    teachers: { used: counts.teachers, cap: teachers },
    students: { used: counts.students, cap: students },
    unlicensed: counts.unlicensed,
    classes: counts.classes,
    open_classes: counts.openClasses,
    storage: { used: counts.storage, quota: storageQuota(school.edition) },
    week: summarize('school', figures, period),
    subscription: { start, end },
  };
};
