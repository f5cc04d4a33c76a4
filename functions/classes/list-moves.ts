import { classMoves, MOVE_PREFIX } from '#functions/domain/classes/class-membership.ts';
import { loadManagedClass } from '#functions/domain/classes/class-scope.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import { classPartition } from '#functions/platform/keys.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { classes } from '#shared/classes/contract.ts';

export const listMoves: UseCase<typeof classes.endpoints.moves> = async (actor, input) => {
  const { schoolId, id } = await loadManagedClass(actor, input.class_id);
  const list = `moves ${id}`;
  const { items, next } = await classMoves.page(classPartition(schoolId, id), MOVE_PREFIX, {
    limit: input.limit,
    from: await fromCursor(input.cursor, list),
    descending: true,
  });
  return {
    list: items.map(({ at, direction, userId, name, byName }) => ({
      at,
      direction,
      name,
      student_id: userId,
      by_name: byName,
    })),
    cursor: await toCursor(next, list),
  };
};
