import { toClassDto, toClassDtos } from '#functions/domain/classes/class-dto.ts';
import { findClasses, pageOfClasses } from '#functions/domain/classes/class-lists.ts';
import { loadManagedClass } from '#functions/domain/classes/class-scope.ts';
import { loadCounts } from '#functions/domain/schools/school-counts.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { classes } from '#shared/classes/contract.ts';
import type { ClassState } from '#shared/classes/fields.ts';
import type { UserId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';

/** Limits lists to the caller's own classes; undefined for a principal, who sees all. */
const ownStaff = ({ role, userId }: Actor): UserId | undefined =>
  role === ROLE.principal ? undefined : userId;

/** The stored counts are those of the whole school; null for a teacher's classes. */
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

export const searchClasses: UseCase<typeof classes.endpoints.find> = async (actor, input) => {
  const { schoolId } = actor;
  const { search: words, teacher_id: teacher, state, limit } = input;
  const own = ownStaff(actor);
  const list = `classes of ${schoolId} ${own} ${teacher} ${state} by ${words}`;
  const paging = { limit, from: await fromCursor(input.cursor, list) };
  const among = { staff: own ?? teacher, state };
  const { items, next } = words
    ? await findClasses(schoolId, { ...among, words }, paging)
    : await pageOfClasses(schoolId, { ...among, order: 'name' }, paging);
  // For a teacher: own classes that the requested colleague teaches too.
  const found = items.filter(
    ({ teacherId, assistantId }) => !teacher || teacher === teacherId || teacher === assistantId,
  );
  return { list: await toClassDtos(schoolId, found), cursor: await toCursor(next, list) };
};

export const getInfo: UseCase<typeof classes.endpoints.info> = async (actor, { class_id }) => ({
  class: await toClassDto(await loadManagedClass(actor, class_id)),
});
