import type { UseCase } from '#functions/_lib/create-handler.ts';
import { loadCounts } from '#functions/_lib/entities/school-counts.ts';
import type { teachers } from '#shared/contracts/teachers.ts';
import { EDITIONS } from '#shared/editions.ts';

export const countTeachers: UseCase<typeof teachers.endpoints.count> = async (actor) => {
  const { teachers: used } = await loadCounts(actor.schoolId);
  return { used, cap: EDITIONS[actor.school.edition].teachers };
};
