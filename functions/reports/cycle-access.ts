import { classes } from '#functions/domain/classes/class.ts';
import { type Cycle, type CycleValue, takesPart } from '#functions/domain/reports/cycle.ts';
import { mayEditCycle } from '#functions/domain/reports/dtos.ts';
import { loadCycle } from '#functions/domain/reports/scope.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { ownClasses } from '#functions/domain/students/student-scope.ts';
import { CallError, refuseField } from '#functions/platform/errors.ts';
import { CODE } from '#shared/codes.ts';
import { countDays } from '#shared/days.ts';
import type { ClassId, CycleId } from '#shared/ids.ts';
import { REPORT_LIMITS } from '#shared/reports/limits.ts';
import { ROLE } from '#shared/roles.ts';

/** A cycle that the actor may edit. Throws 2003 and 2004. */
export async function loadEditedCycle(actor: Actor, id: CycleId): Promise<Cycle> {
  const cycle = await loadCycle(actor, id);
  if (!mayEditCycle(actor, cycle))
    throw new CallError(CODE.forbidden, { reason: 'reports.notYourCycle' });
  return cycle;
}

/** Whether a member of staff writes reports in a cycle. `own`: undefined for all classes. */
export const concerns = (
  cycle: Pick<Cycle, 'all' | 'classIds'>,
  own: readonly ClassId[] | undefined,
): boolean => own === undefined || own.some((id) => takesPart(cycle, id));

/**
 * Throws 1001 for days in the wrong order or too many, and for no class; 2003 for a teacher who names classes of
 * others, or all; 2004 for a class that is not there.
 */
export async function checkCycle(
  actor: Actor,
  { from, to, deadline, all, classIds }: CycleValue,
  added: readonly ClassId[] = classIds,
): Promise<void> {
  if (to < from) throw refuseField('to', 'beforeFrom');
  if (countDays(from, to) > REPORT_LIMITS.cycleDaysMax) throw refuseField('to', 'too_big');
  if (deadline && deadline < from) throw refuseField('deadline', 'beforeFrom');
  if (!all && classIds.length === 0) throw refuseField('class_ids', 'required');
  if (actor.role !== ROLE.principal) {
    const own = await ownClasses(actor);
    if (all || added.some((id) => !own?.includes(id)))
      throw new CallError(CODE.forbidden, { reason: 'classes.notYours' });
    return;
  }
  const { schoolId } = actor;
  const found = await classes.getMany(added.map((id) => ({ schoolId, id })));
  if (found.includes(undefined)) throw new CallError(CODE.notFound, { reason: 'classes.missing' });
}
