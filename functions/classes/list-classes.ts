import { toClassDtos } from '#functions/domain/classes/class-dto.ts';
import { pageOfClasses } from '#functions/domain/classes/class-lists.ts';
import { loadCounts } from '#functions/domain/schools/school-counts.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { ClassState } from '#shared/contracts/class-fields.ts';
import type { classes } from '#shared/contracts/classes.ts';
import type { UserId } from '#shared/ids.ts';
import { ownStaff } from './own-staff.ts';

/** The kept figures are those of the whole school. */
async function totalOf(
  { schoolId }: Actor,
  staff: UserId | undefined,
  state: ClassState | undefined,
): Promise<number | null> {
  if (staff) return null;
  const { classes: all, openClasses: open } = await loadCounts(schoolId);
  if (state === 'open') return open;
  return state === 'closed' ? all - open : all;
}

export const listClasses: UseCase<typeof classes.endpoints.list> = async (actor, input) => {
  const { state, sort, limit } = input;
  const staff = ownStaff(actor);
  const order = sort === 'name' ? 'name' : 'new';
  const list = `classes ${actor.schoolId} ${staff} ${state} ${order}`;
  const from = await fromCursor(input.cursor, list);
  const [{ items, next }, total] = await Promise.all([
    pageOfClasses(actor.schoolId, { staff, state, order }, { limit, from }),
    totalOf(actor, staff, state),
  ]);
  return {
    list: await toClassDtos(actor.schoolId, items),
    cursor: await toCursor(next, list),
    total,
  };
};
