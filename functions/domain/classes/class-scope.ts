import type { Actor } from '#functions/domain/sessions/actor.ts';
import { CallError } from '#functions/platform/errors.ts';
import { CODE } from '#shared/codes.ts';
import type { ClassId } from '#shared/ids.ts';
import { STAFF } from '#shared/roles.ts';
import { mayChange } from '#shared/teachers/abilities.ts';
import { type Class, classes } from './class.ts';

type Staff = Pick<Class, 'teacherId' | 'assistantId'>;

/** A principal sees and changes all classes, a teacher those that he or she teaches or assists. */
const mayManageClass = (actor: Actor, { teacherId, assistantId }: Staff): boolean =>
  STAFF.includes(actor.role) && mayChange(actor, [teacherId, assistantId]);

export const noSuchClass = (): CallError =>
  new CallError(CODE.notFound, { reason: 'classes.missing' });

/** A class with lessons that are not taught yet is neither closed nor deleted. */
export const hasLessons = (): CallError =>
  new CallError(CODE.wait, { reason: 'classes.hasLessons' });

/** Throws 2004 when there is no such class, and 2003 for a class of other teachers. */
export function manageable(actor: Actor, found: Class | undefined): Class {
  if (!found) throw noSuchClass();
  if (!mayManageClass(actor, found))
    throw new CallError(CODE.forbidden, { reason: 'classes.notYours' });
  return found;
}

export const loadManagedClass = async (actor: Actor, id: ClassId): Promise<Class> =>
  manageable(actor, await classes.get({ schoolId: actor.schoolId, id }, { consistent: true }));
