import { moverOf, movingStudent } from '#functions/domain/classes/class-moves.ts';
import { loadManagedClass } from '#functions/domain/classes/class-scope.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { classes } from '#shared/contracts/classes.ts';
import { moveStudents } from './move-students.ts';

export const leaveClass: UseCase<typeof classes.endpoints.leave> = async (actor, input, deps) => {
  const found = await loadManagedClass(actor, input.class_id);
  const now = deps.now();
  return moveStudents(
    {
      actor,
      now,
      classId: found.id,
      action: 'class.leave',
      classIds: ({ classIds }) =>
        classIds.includes(found.id) ? classIds.filter((id) => id !== found.id) : undefined,
      writes: (user) => movingStudent(user, { outOf: [found] }, moverOf(actor, now)),
      explain: async (error) => error,
    },
    input.student_ids,
  );
};
