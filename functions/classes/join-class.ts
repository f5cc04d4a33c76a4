import { type Class, classes } from '#functions/domain/classes/class.ts';
import {
  moverOf,
  movingStudent,
  seatRefusal,
  tooManyClasses,
} from '#functions/domain/classes/class-moves.ts';
import { noSuchClass } from '#functions/domain/classes/class-scope.ts';
import { joiningOf, joiningTimetables } from '#functions/domain/lessons/join-timetables.ts';
import type { CallError } from '#functions/platform/errors.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { classes as contract } from '#shared/contracts/classes.ts';
import { LIMITS } from '#shared/limits.ts';
import { ROLE } from '#shared/roles.ts';
import { loadClassToFill } from './load-class-to-fill.ts';
import { moveStudents } from './move-students.ts';

/** Which it was: full, closed or gone; the transaction knows only that there is no seat. */
async function explain(joined: Class, refusal: CallError): Promise<CallError> {
  if (refusal.details.reason !== 'classes.seatLost') return refusal;
  const found = await classes.get(joined, { consistent: true });
  return found ? (seatRefusal(found) ?? refusal) : noSuchClass();
}

export const joinClass: UseCase<typeof contract.endpoints.join> = async (actor, input, deps) => {
  const found = await loadClassToFill(actor, input.class_id);
  const refusal = found.state === 'closed' ? seatRefusal(found) : undefined;
  if (refusal) throw refusal;
  const now = deps.now();
  const override = actor.role === ROLE.principal ? input.override : '';
  return moveStudents(
    {
      actor,
      now,
      classId: found.id,
      action: 'class.join',
      ...(override && { reason: override }),
      classIds: ({ classIds }) => {
        if (classIds.includes(found.id)) return undefined;
        if (classIds.length >= LIMITS.classesOfStudent) throw tooManyClasses();
        return [...classIds, found.id];
      },
      writes: async (user) => [
        ...movingStudent(user, { into: [found] }, moverOf(actor, now)),
        ...(await joiningTimetables(joiningOf(user, [found]), moverOf(actor, now), {
          overruled: override !== '',
        })),
      ],
      explain: (error) => explain(found, error),
    },
    input.student_ids,
  );
};
