import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { type User, users } from '#functions/domain/people/user.ts';
import {
  isStudent,
  loadOwnStudent,
  noSuchStudent,
} from '#functions/domain/students/student-scope.ts';
import { changedMeanwhile } from '#functions/platform/errors.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { students } from '#shared/contracts/students.ts';
import { revisionOfGuardians, toGuardians } from './guardians.ts';

export const editGuardians: UseCase<typeof students.endpoints.editGuardians> = async (
  actor,
  { student_id, rev, guardians },
  deps,
) => {
  const before = await loadOwnStudent(actor, student_id);
  const stale = (user: User) => changedMeanwhile(toGuardians(actor, user));
  if (revisionOfGuardians(before) !== rev) throw stale(before);
  if (revisionOfGuardians({ guardians }) === rev) return { family: toGuardians(actor, before) };
  const detail = { id: before.id, before: before.guardians, after: guardians };
  const after = await users.change(
    { schoolId: actor.schoolId, userId: before.id },
    (user) => (revisionOfGuardians(user) === rev ? { ...user, guardians } : undefined),
    () => loggingOperation({ ...actor, now: deps.now() }, 'student.guardians', detail),
  );
  if (!isStudent(after)) throw noSuchStudent();
  // Another edit came first: nothing of this one was written.
  if (revisionOfGuardians(after) !== revisionOfGuardians({ guardians })) throw stale(after);
  return { family: toGuardians(actor, after) };
};
