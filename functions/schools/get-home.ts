import { loadFigures } from '#functions/domain/figures/figure-map.ts';
import { ofSchool } from '#functions/domain/figures/figures.ts';
import { lastWeek } from '#functions/domain/figures/period.ts';
import { summarize } from '#functions/domain/figures/summarize.ts';
import { loadCounts } from '#functions/domain/schools/school-counts.ts';
import { loadUsedSpace } from '#functions/domain/storage/space.ts';
import { momentOf } from '#functions/platform/school-day.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { schools } from '#shared/contracts/schools.ts';
import { EDITIONS, storageQuota } from '#shared/editions.ts';

export const getHome: UseCase<typeof schools.endpoints.home> = async (actor, _input, deps) => {
  const { schoolId, school } = actor;
  const period = lastWeek(momentOf(actor, deps.now()));
  const [counts, used, figures] = await Promise.all([
    loadCounts(schoolId),
    loadUsedSpace(schoolId),
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
    storage: { used, quota: storageQuota(school.edition) },
    week: summarize('school', figures, period),
    subscription: { start, end },
  };
};
