import { type Class, classes } from '#functions/domain/classes/class.ts';
import { editsOf } from '#functions/domain/classes/class-dto.ts';
import { hasLessons } from '#functions/domain/classes/class-scope.ts';
import { requiringNoOpenLessons } from '#functions/domain/classes/timetable.ts';
import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { counting } from '#functions/domain/schools/school-counts.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import type { TransactWrite } from '#functions/platform/table.ts';

/**
 * Closes a class, or opens it again, as a part of a transaction; nothing when it is so already, or gone.
 * Stops the transaction with -1 `classes.hasLessons` while a class that is to be closed has lessons left.
 */
export async function settingClassState(
  actor: Actor,
  id: Class['id'],
  state: Class['state'],
  now: Date,
): Promise<TransactWrite[]> {
  const { schoolId } = actor;
  const found = await classes.get({ schoolId, id }, { consistent: true });
  if (!found || found.state === state) return [];
  const closing = state === 'closed';
  const detail = { id, before: { state: found.state }, after: { state } };
  return [
    ...classes.replacing(found, found, { ...found, state, edits: editsOf(found) + 1 }),
    counting(schoolId, { openClasses: closing ? -1 : 1 }),
    ...(closing ? [requiringNoOpenLessons({ schoolId, classId: id }, hasLessons())] : []),
    ...loggingOperation({ ...actor, now }, 'class.term', detail),
  ];
}
