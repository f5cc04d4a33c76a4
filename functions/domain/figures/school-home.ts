import { loadCounts } from '#functions/domain/schools/school-counts.ts';
import type { Reading } from '#functions/domain/sessions/reading.ts';
import { loadUsedSpace } from '#functions/domain/storage/space.ts';
import { momentOf } from '#functions/platform/school-day.ts';
import type { schools } from '#shared/contracts/schools.ts';
import { EDITIONS, storageQuota } from '#shared/editions.ts';
import { loadFigures } from './figure-map.ts';
import { ofSchool } from './figures.ts';
import { lastWeek } from './period.ts';
import { summarize } from './summarize.ts';

export const schoolHome: Reading<typeof schools.endpoints.home> = async (actor, _input, deps) => {
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
