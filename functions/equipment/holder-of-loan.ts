import { loadManagedClass } from '#functions/domain/classes/class-scope.ts';
import type { Holder } from '#functions/domain/equipment/piece.ts';
import { users } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { loadOwnStudent } from '#functions/domain/students/student-scope.ts';
import { CallError, missingField } from '#functions/platform/errors.ts';
import { CODE } from '#shared/codes.ts';
import type { Input } from '#shared/endpoint.ts';
import type { equipment } from '#shared/equipment/contract.ts';
import type { UserId } from '#shared/ids.ts';
import { ROLE, type Role } from '#shared/roles.ts';

type Lending = Pick<Input<typeof equipment.endpoints.lend>, 'student_id' | 'staff_id' | 'class_id'>;

const BORROWING: readonly Role[] = [ROLE.principal, ROLE.teacher, ROLE.liveTeacher];

async function loadStaff({ schoolId }: Actor, userId: UserId): Promise<Holder> {
  const found = await users.get({ schoolId, userId }, { consistent: true });
  if (!found || found.removed || !BORROWING.includes(found.role))
    throw new CallError(CODE.notFound, { reason: 'equipment.noBorrower' });
  return { kind: 'staff', id: userId, name: '' };
}

/**
 * To whom a piece is lent: a student or a class of the caller's own, or a member of staff. Throws 2004 when there is
 * no such person or class, 2003 for those of other teachers, -1 for a class that has ended, and 1004 unless one is named.
 */
export async function holderOfLoan(actor: Actor, to: Lending): Promise<Holder> {
  const named = [to.student_id, to.staff_id, to.class_id].filter((id) => id !== undefined);
  if (named.length !== 1) throw missingField('student_id');
  if (to.staff_id) return loadStaff(actor, to.staff_id);
  if (to.student_id) {
    const { id } = await loadOwnStudent(actor, to.student_id);
    return { kind: 'student', id, name: '' };
  }
  if (!to.class_id) throw missingField('student_id');
  const { id, name, state } = await loadManagedClass(actor, to.class_id);
  if (state === 'closed') throw new CallError(CODE.wait, { reason: 'equipment.classEnded' });
  return { kind: 'class', id, name };
}
