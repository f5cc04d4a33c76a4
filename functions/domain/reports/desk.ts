import { classMemberships } from '#functions/domain/classes/class-membership.ts';
import { type User, users } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { noSuchStudent } from '#functions/domain/students/student-scope.ts';
import type { ClassId, CycleId, SchoolId, UserId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { reports } from './report.ts';
import { type Desk, reportKeyOf, requirePlace } from './save-draft.ts';
import { loadCycle, loadReportClass } from './scope.ts';

interface Place {
  readonly cycle_id: CycleId;
  readonly class_id: ClassId;
  readonly student_id: UserId;
}

/** A child of the school, also one who has left it. Throws 2004. */
export async function loadChild(schoolId: SchoolId, userId: UserId): Promise<User> {
  const student = await users.get({ schoolId, userId });
  if (student?.role !== ROLE.student) throw noSuchStudent();
  return student;
}

/** Where the report of a child is written. Throws 2003 for a class of others, 2004 for what is not there. */
export async function loadDesk(actor: Actor, place: Place): Promise<Desk> {
  const [cycle, room, student] = await Promise.all([
    loadCycle(actor, place.cycle_id),
    loadReportClass(actor, place.class_id),
    loadChild(actor.schoolId, place.student_id),
  ]);
  return { cycle, classId: place.class_id, room, student };
}

export const isMember = async ({ cycle, classId, student }: Desk): Promise<boolean> =>
  (await classMemberships.get({
    schoolId: cycle.schoolId,
    classId,
    userId: student.id,
  })) !== undefined;

/**
 * Throws 2004 where nothing was written, and nothing can be: for a class that takes no part in the cycle, and a child
 * who is not in it.
 */
export async function requireChild(desk: Desk): Promise<void> {
  if (!(await reports.get(reportKeyOf(desk)))) await requirePlace(desk);
}
