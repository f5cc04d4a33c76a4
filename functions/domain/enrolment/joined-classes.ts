import { type Class, classes } from '#functions/domain/classes/class.ts';
import { manageable } from '#functions/domain/classes/class-scope.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { missingField } from '#functions/platform/errors.ts';
import type { ClassId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';

/**
 * The classes that new students join. A teacher has to name one, since teachers see only students of their
 * classes. Throws 2004 for a class that does not exist, 2003 for one that is not the teacher's.
 */
export async function loadJoinedClasses(actor: Actor, ids: readonly ClassId[]): Promise<Class[]> {
  if (ids.length === 0 && actor.role !== ROLE.principal) throw missingField('class_ids');
  const { schoolId } = actor;
  const found = await classes.getMany(ids.map((id) => ({ schoolId, id })));
  return found.map((each) => manageable(actor, each));
}
