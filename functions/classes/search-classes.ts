import { toClassDtos } from '#functions/domain/classes/class-dto.ts';
import { findClasses, pageOfClasses } from '#functions/domain/classes/class-lists.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { classes } from '#shared/contracts/classes.ts';
import { ownStaff } from './own-staff.ts';

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
  // Among the own classes, which are few, those that somebody else teaches with the caller.
  const found = items.filter(
    ({ teacherId, assistantId }) => !teacher || teacher === teacherId || teacher === assistantId,
  );
  return { list: await toClassDtos(schoolId, found), cursor: await toCursor(next, list) };
};
