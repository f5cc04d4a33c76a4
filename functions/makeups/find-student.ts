import { type User, users } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { isStudent, noSuchStudent } from '#functions/domain/students/student-scope.ts';
import { refuseField } from '#functions/platform/errors.ts';
import type { UserId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';

/** Students speak for themselves, staff name somebody. Throws 1001 and 2004. */
export async function findStudent(
  { schoolId, role, userId }: Actor,
  named: UserId | undefined,
): Promise<User> {
  const id = role === ROLE.student ? userId : named;
  if (!id) throw refuseField('student_id', 'required');
  const found = await users.get({ schoolId, userId: id }, { consistent: true });
  if (!isStudent(found)) throw noSuchStudent();
  return found;
}
