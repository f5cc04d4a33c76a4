import type { UseCase } from '#functions/_lib/create-handler.ts';
import { loadCounts } from '#functions/_lib/entities/school-counts.ts';
import type { schools } from '#shared/contracts/schools.ts';
import { EDITIONS } from '#shared/editions.ts';

export const getHome: UseCase<typeof schools.endpoints.home> = async ({ schoolId, school }) => {
  const counts = await loadCounts(schoolId);
  const { teachers, students } = EDITIONS[school.edition];
  const { start, end } = school.subscription;
  return {
    teachers: { used: counts.teachers, cap: teachers },
    students: { used: counts.students, cap: students },
    unlicensed: counts.unlicensed,
    classes: counts.classes,
    open_classes: counts.openClasses,
    subscription: { start, end },
  };
};
