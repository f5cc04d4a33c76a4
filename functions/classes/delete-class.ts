import { type Class, classes } from '#functions/domain/classes/class.ts';
import { MOVE_PREFIX, pageOfMembers } from '#functions/domain/classes/class-membership.ts';
import { hasLessons, manageable } from '#functions/domain/classes/class-scope.ts';
import { notingDeleted } from '#functions/domain/classes/deleted-class.ts';
import { requiringNoOpenLessons } from '#functions/domain/classes/timetable.ts';
import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { users } from '#functions/domain/people/user.ts';
import { counting } from '#functions/domain/schools/school-counts.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { CallError } from '#functions/platform/errors.ts';
import { beginningWith } from '#functions/platform/key-range.ts';
import { classPartition } from '#functions/platform/keys.ts';
import { mapConcurrently } from '#functions/platform/map-concurrently.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import * as table from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { classes as contract } from '#shared/classes/contract.ts';
import type { StillInClass } from '#shared/classes/fields.ts';
import { CODE } from '#shared/codes.ts';
import type { ClassId, SchoolId } from '#shared/ids.ts';

const PAGE = 200;
const AT_ONCE = 8;

/**
 * Deletes the history of a deleted class: it has names of students, and no call reads it any more. The operation
 * log still tells which student joined or left the class, and who moved them.
 */
async function forgetMoves(schoolId: SchoolId, id: ClassId): Promise<void> {
  let from: table.Item | undefined;
  do {
    const { items, next } = await table.queryItems({
      ...beginningWith(classPartition(schoolId, id), MOVE_PREFIX),
      Limit: PAGE,
      ConsistentRead: true,
      ExclusiveStartKey: from,
    });
    await mapConcurrently(items, AT_ONCE, ({ pk, sk }) =>
      table.deleteItem({ Key: { pk: String(pk), sk: String(sk) } }),
    );
    from = next;
  } while (from);
}

/** Students named in the error when a class cannot be deleted. */
const NAMED_MOST = 100;

async function stillThere({ schoolId, id, size }: Class): Promise<CallError> {
  const { items } = await pageOfMembers(schoolId, id, { limit: NAMED_MOST });
  const found = await users.getMany(items.map(({ userId }) => ({ schoolId, userId })));
  const students = found.flatMap((user) => (user ? [{ id: user.id, name: user.name }] : []));
  const remaining: StillInClass = { total: size, students };
  return new CallError(CODE.wait, {
    reason: 'classes.notEmpty',
    params: { count: size },
    data: { ...remaining },
  });
}

/** Throws a failed condition when the class changed in between, e.g. because a student joined it. */
async function remove(actor: Actor, found: Class, now: Date): Promise<void> {
  const { schoolId, id, name, state } = found;
  const counts = { classes: -1, openClasses: state === 'open' ? -1 : 0 };
  const detail = { id, before: { name, teacherId: found.teacherId } };
  await table.transact([
    ...classes.removing(found, found),
    await notingDeleted(found, now),
    counting(schoolId, counts),
    requiringNoOpenLessons({ schoolId, classId: id }, hasLessons()),
    ...loggingOperation({ ...actor, now }, 'class.delete', detail),
  ]);
}

/**
 * Deletes a class without students; when a student joins it at the same time, one of the two fails. Its history
 * is deleted afterwards; when the process ends in between, with the next attempt.
 * Throws -1 with the students while there are any. Two calls of the contract share it.
 */
export const deleteClass: UseCase<typeof contract.endpoints.remove> = async (
  actor,
  { class_id },
  deps,
) => {
  const { schoolId } = actor;
  await retryWrite(async () => {
    const there = await classes.get({ schoolId, id: class_id }, { consistent: true });
    if (!there) await forgetMoves(schoolId, class_id);
    const found = manageable(actor, there);
    if (found.size > 0) throw await stillThere(found);
    await remove(actor, found, deps.now());
  });
  await forgetMoves(schoolId, class_id);
  return null;
};
