import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import {
  freshCode,
  type ParentCode,
  parentCodes,
  toToken,
} from '#functions/domain/people/parent-code.ts';
import type { User } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import {
  loadOwnStudent,
  noSuchStudent,
  notYourStudent,
  requiringStudent,
} from '#functions/domain/students/student-scope.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { StudentId } from '#shared/ids.ts';
import type { parents } from '#shared/parents/contract.ts';
import { ROLE } from '#shared/roles.ts';

type Calls = typeof parents.endpoints;

/** The student whose page it is: students speak of their own only. Throws 2003 and 2004. */
function loadStudent(actor: Actor, id: StudentId | undefined): Promise<User> | User {
  if (actor.role !== ROLE.student) {
    if (!id) throw noSuchStudent();
    return loadOwnStudent(actor, id);
  }
  if (id && id !== actor.user.id) throw notYourStudent();
  return actor.user;
}

const keyOf = ({ schoolId, id: userId }: User) => ({ schoolId, userId });
const loadCode = (user: User) => parentCodes.get(keyOf(user), { consistent: true });

const toAnswer = async ({ name }: User, code: ParentCode | undefined) => ({
  name,
  token: code?.salt ? await toToken(code) : null,
  made: code?.made ?? null,
  revoked: code?.salt === '',
  rev: code?.rev ?? 0,
});

type Action = 'student.parent-code' | 'student.parent-code-renewed' | 'student.parent-code-revoked';

/** Replaces the code unless `to` answers undefined; begins anew when somebody else did it meanwhile. */
const changeCode = (
  actor: Actor,
  user: User,
  { now, action }: { readonly now: Date; readonly action: Action },
  to: (before: ParentCode | undefined) => Pick<ParentCode, 'salt' | 'made'> | undefined,
): Promise<void> =>
  retryWrite(async () => {
    const before = await loadCode(user);
    const after = to(before);
    if (!after) return;
    await transact([
      requiringStudent(keyOf(user)),
      ...parentCodes.writing(keyOf(user), before, { ...keyOf(user), ...after }),
      ...loggingOperation({ ...actor, now }, action, { id: user.id }),
    ]);
  });

export const showCode: UseCase<Calls['show']> = async (actor, { student_id }) => {
  const user = await loadStudent(actor, student_id);
  return toAnswer(user, await loadCode(user));
};

export const makeCode: UseCase<Calls['make']> = async (actor, { student_id }, deps) => {
  const user = await loadStudent(actor, student_id);
  const now = deps.now();
  await changeCode(actor, user, { now, action: 'student.parent-code' }, (before) =>
    before ? undefined : freshCode(keyOf(user), now),
  );
  return toAnswer(user, await loadCode(user));
};

export const renewCode: UseCase<Calls['renew']> = async (actor, { student_id, rev }, deps) => {
  const user = await loadStudent(actor, student_id);
  const now = deps.now();
  await changeCode(actor, user, { now, action: 'student.parent-code-renewed' }, (before) =>
    (before?.rev ?? 0) === rev ? freshCode(keyOf(user), now) : undefined,
  );
  return toAnswer(user, await loadCode(user));
};

export const revokeCode: UseCase<Calls['revoke']> = async (actor, { student_id }, deps) => {
  const user = await loadStudent(actor, student_id);
  const now = deps.now();
  await changeCode(actor, user, { now, action: 'student.parent-code-revoked' }, (before) =>
    before?.salt === '' ? undefined : { salt: '', made: now.toISOString() },
  );
  return toAnswer(user, await loadCode(user));
};
