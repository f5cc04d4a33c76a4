import { loadCounts } from '#functions/domain/schools/school-counts.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { teachers } from '#shared/contracts/teachers.ts';
import { EDITIONS } from '#shared/editions.ts';

export const countTeachers: UseCase<typeof teachers.endpoints.count> = async (actor) => {
  const { teachers: used } = await loadCounts(actor.schoolId);
  return { used, cap: EDITIONS[actor.school.edition].teachers };
};
