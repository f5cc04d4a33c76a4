import { loadManagedClass } from '#functions/_lib/classes/class-scope.ts';
import type { UseCase } from '#functions/_lib/create-handler.ts';
import { fromCursor, toCursor } from '#functions/_lib/cursor.ts';
import { classPartition } from '#functions/_lib/entities/class.ts';
import { classMoves, MOVE_PREFIX } from '#functions/_lib/entities/class-membership.ts';
import type { classes } from '#shared/contracts/classes.ts';

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
      ...{ at, direction, name },
      student_id: userId,
      by_name: byName,
    })),
    cursor: await toCursor(next, list),
  };
};
