import type { Class } from '#functions/domain/classes/class.ts';
import { loadManagedClass } from '#functions/domain/classes/class-scope.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { requireAbility } from '#functions/domain/students/student-scope.ts';
import type { ClassId } from '#shared/ids.ts';

/**
 * A class that the actor may take students into. They come from the whole school, so a teacher needs
 * the ability to add students besides teaching the class.
 */
export async function loadClassToFill(actor: Actor, id: ClassId): Promise<Class> {
  const found = await loadManagedClass(actor, id);
  requireAbility(actor, 'add-students');
  return found;
}
