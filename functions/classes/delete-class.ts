import { type Class, classes } from '#functions/domain/classes/class.ts';
import { classMemberships, MEMBERSHIP_PREFIX } from '#functions/domain/classes/class-membership.ts';
import { hasLessons, manageable } from '#functions/domain/classes/class-scope.ts';
import { requiringNoOpenLessons } from '#functions/domain/classes/timetable.ts';
import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { users } from '#functions/domain/people/user.ts';
import { counting } from '#functions/domain/schools/school-counts.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { CallError } from '#functions/platform/errors.ts';
import { classPartition } from '#functions/platform/keys.ts';
import { isConditionFailure, transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { StillInClass } from '#shared/contracts/class-fields.ts';
import type { classes as contract } from '#shared/contracts/classes.ts';
import { forgetMoves } from './forget-moves.ts';

/** Students who are named where a class cannot be deleted. */
const NAMED_MOST = 100;
const ATTEMPTS = 4;

async function stillThere({ schoolId, id, size }: Class): Promise<CallError> {
  const { items } = await classMemberships.page(classPartition(schoolId, id), MEMBERSHIP_PREFIX, {
    limit: NAMED_MOST,
  });
  const found = await users.getMany(items.map(({ userId }) => ({ schoolId, userId })));
  const students = found.flatMap((user) => (user ? [{ id: user.id, name: user.name }] : []));
  const remaining: StillInClass = { total: size, students };
  return new CallError(CODE.wait, {
    reason: 'classes.notEmpty',
    params: { count: size },
    data: { ...remaining },
  });
}

/** False when something of the class changed in between, e.g. a student came into it. */
async function removed(actor: Actor, found: Class, now: Date): Promise<boolean> {
  const { schoolId, id, name, state } = found;
  const counts = { classes: -1, openClasses: state === 'open' ? -1 : 0 };
  const detail = { id, before: { name, teacherId: found.teacherId } };
  try {
    await transact([
      ...classes.removing(found, found),
      counting(schoolId, counts),
      requiringNoOpenLessons({ schoolId, classId: id }, hasLessons()),
      ...loggingOperation({ ...actor, now }, 'class.delete', detail),
    ]);
    return true;
  } catch (error) {
    if (isConditionFailure(error)) return false;
    throw error;
  }
}

/**
 * Deletes a class without students; of a student who comes into it at the same moment and the deletion
 * one wins. Its history goes after it; where a process died in between, with the next try.
 * Throws -1 with the students while there are any. Also what the school's page does.
 */
export const deleteClass: UseCase<typeof contract.endpoints.remove> = async (
  actor,
  { class_id },
  deps,
) => {
  const { schoolId } = actor;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const there = await classes.get({ schoolId, id: class_id }, { consistent: true });
    if (!there) await forgetMoves(schoolId, class_id);
    const found = manageable(actor, there);
    if (found.size > 0) throw await stillThere(found);
    if (await removed(actor, found, deps.now())) {
      await forgetMoves(schoolId, class_id);
      return null;
    }
  }
  throw new CallError(CODE.wait, { reason: 'common.stale' });
};
