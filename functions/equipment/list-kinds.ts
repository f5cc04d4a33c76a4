import { loadCountedKinds } from '#functions/domain/equipment/kind-counts.ts';
import { pageOfOverdue } from '#functions/domain/equipment/list-overdue.ts';
import { momentOf } from '#functions/platform/school-day.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { equipment } from '#shared/equipment/contract.ts';
import { EQUIPMENT_LIMITS } from '#shared/equipment/limits.ts';
import { toKindDto } from './kind-dto.ts';

export const listKinds: UseCase<typeof equipment.endpoints.kinds> = async (actor, _input, deps) => {
  const { schoolId } = actor;
  const now = deps.now();
  const limit = EQUIPMENT_LIMITS.overdueMax;
  const [found, overdue] = await Promise.all([
    loadCountedKinds(schoolId),
    pageOfOverdue(schoolId, momentOf(actor, now), { limit }),
  ]);
  const list = await Promise.all(found.map((each) => toKindDto(each, now)));
  return { list, overdue: overdue.entries.length };
};
