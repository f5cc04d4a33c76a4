import type { Actor } from '#functions/_lib/actor.ts';
import { loadManagedClass } from '#functions/_lib/classes/class-scope.ts';
import type { Class } from '#functions/_lib/entities/class.ts';
import { requireAbility } from '#functions/_lib/students/student-scope.ts';
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
