import { type Class, classes } from '#functions/domain/classes/class.ts';
import { manageable, noSuchClass } from '#functions/domain/classes/class-scope.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { CallError } from '#functions/platform/errors.ts';
import { CODE } from '#shared/codes.ts';
import type { ClassId, CycleId, ReportId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { type Cycle, cycles } from './cycle.ts';
import { type Report, reports } from './report.ts';

export const noSuchCycle = (): CallError =>
  new CallError(CODE.notFound, { reason: 'reports.noCycle' });
export const notInCycle = (): CallError =>
  new CallError(CODE.notFound, { reason: 'reports.notInCycle' });
export const noSuchReport = (): CallError =>
  new CallError(CODE.notFound, { reason: 'reports.missing' });

/** A cycle of the actor's school. Throws 2004. */
export async function loadCycle(
  { schoolId }: Pick<Actor, 'schoolId'>,
  id: CycleId,
): Promise<Cycle> {
  const found = await cycles.get({ schoolId, id }, { consistent: true });
  if (!found) throw noSuchCycle();
  return found;
}

/**
 * The class of reports that the actor may write: principals those of all classes, teachers those of classes that
 * they teach or assist now. Undefined for a class that was deleted, whose reports are left to principals.
 * Throws 2003 and 2004.
 */
export async function loadReportClass(actor: Actor, id: ClassId): Promise<Class | undefined> {
  const found = await classes.get({ schoolId: actor.schoolId, id }, { consistent: true });
  if (found) return manageable(actor, found);
  if (actor.role !== ROLE.principal) throw noSuchClass();
  return undefined;
}

/** A report that the actor may write. Throws 2003 and 2004. */
export async function loadWrittenReport(actor: Actor, id: ReportId): Promise<Report> {
  const found = await reports.get({ schoolId: actor.schoolId, id }, { consistent: true });
  if (!found) throw noSuchReport();
  await loadReportClass(actor, found.classId);
  return found;
}
