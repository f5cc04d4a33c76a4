import { loadFigures } from '#functions/domain/figures/figure-map.ts';
import { ofSchool } from '#functions/domain/figures/figures.ts';
import { lastWeek } from '#functions/domain/figures/period.ts';
import { summarize } from '#functions/domain/figures/summarize.ts';
import { loadCounts } from '#functions/domain/schools/school-counts.ts';
import type { Reading } from '#functions/domain/sessions/reading.ts';
import { loadUsedSpace } from '#functions/domain/storage/space.ts';
import { listWorks } from '#functions/domain/works/list-works.ts';
import { momentOf } from '#functions/platform/school-day.ts';
import { EDITIONS, storageQuota } from '#shared/editions/rules.ts';
import type { schools } from '#shared/schools/contract.ts';
import { loadFirstSteps } from './first-steps.ts';

/** The works that were published last to the whole school. */
const newestWorks = {
  scope: 'school',
  order: 'new',
  search: '',
  limit: 3,
} as const;

export const schoolHome: Reading<typeof schools.endpoints.home> = async (actor, _input, deps) => {
  const { schoolId, school } = actor;
  const period = lastWeek(momentOf(actor, deps.now()));
  const [counts, used, figures, works] = await Promise.all([
    loadCounts(schoolId),
    loadUsedSpace(schoolId),
    loadFigures(ofSchool(schoolId), period),
    listWorks(actor, newestWorks, deps),
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
    works: works.list,
    steps: await loadFirstSteps(actor, counts, deps.now()),
    subscription: { start, end },
  };
};
