import { loadMemberIds } from '#functions/domain/classes/class-membership.ts';
import { loadManagedClass } from '#functions/domain/classes/class-scope.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { UserId } from '#shared/ids.ts';
import type { tools } from '#shared/tools/contract.ts';
import { countsOf, type PickCounts } from '#shared/tools/fair-picks.ts';
import { pickerCounts } from './picker-counts.ts';

/** The counts as the browser gets them, in the order of the students. */
export const toCountsDto = (students: readonly UserId[], counts: PickCounts) => ({
  list: students.map((id) => ({ id, times: counts[id] ?? 0 })),
});

export const getPicks: UseCase<typeof tools.endpoints.picks> = async (actor, { class_id }) => {
  const { schoolId, userId: teacherId } = actor;
  const { id: classId } = await loadManagedClass(actor, class_id);
  const [students, found] = await Promise.all([
    loadMemberIds(schoolId, classId),
    pickerCounts.get({ schoolId, classId, teacherId }),
  ]);
  return toCountsDto(students, countsOf(students, found?.counts ?? {}));
};
