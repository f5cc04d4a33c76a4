import { tellPrincipals } from '#functions/domain/notices/tell-principals.ts';
import { type ParentCode, toToken } from '#functions/domain/people/parent-code.ts';
import type { User } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { loadEntrustedStudent } from '#functions/domain/students/entrusted.ts';
import {
  closePage,
  loadPageCode,
  openPage,
  renewPage,
} from '#functions/domain/students/family-page.ts';
import { noSuchStudent, notYourStudent } from '#functions/domain/students/student-scope.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { StudentId } from '#shared/ids.ts';
import type { parents } from '#shared/parents/contract.ts';
import { ROLE } from '#shared/roles.ts';

type Calls = typeof parents.endpoints;

/**
 * The student whose page it is: students speak of their own only, teachers of those who were entrusted to them. Throws
 * 2003 and 2004.
 */
function loadStudent(actor: Actor, id: StudentId | undefined): Promise<User> | User {
  if (actor.role !== ROLE.student) {
    if (!id) throw noSuchStudent();
    return loadEntrustedStudent(actor, id);
  }
  if (id && id !== actor.user.id) throw notYourStudent();
  return actor.user;
}

const toAnswer = async ({ name }: User, code: ParentCode | undefined) => ({
  name,
  token: code?.salt ? await toToken(code) : null,
  made: code?.made ?? null,
  revoked: code?.salt === '',
  rev: code?.rev ?? 0,
});

interface Change {
  readonly now: Date;
  readonly told: Parameters<typeof tellPrincipals>[1];
}

/** Answers the code as it is after a change, of which principals are told when a teacher has made it. */
async function afterChange(
  actor: Actor,
  user: User,
  change: Promise<boolean>,
  { told, now }: Change,
) {
  const isChanged = await change;
  if (isChanged && actor.role !== ROLE.student) await tellPrincipals(actor, told, [user.name], now);
  return toAnswer(user, await loadPageCode(user));
}

export const showCode: UseCase<Calls['show']> = async (actor, { student_id }) => {
  const user = await loadStudent(actor, student_id);
  return toAnswer(user, await loadPageCode(user));
};

export const makeCode: UseCase<Calls['make']> = async (actor, { student_id }, deps) => {
  const user = await loadStudent(actor, student_id);
  const now = deps.now();
  const told = 'students.pagesOpened';
  return afterChange(actor, user, openPage(actor, user, now), { told, now });
};

export const renewCode: UseCase<Calls['renew']> = async (actor, { student_id, rev }, deps) => {
  const user = await loadStudent(actor, student_id);
  const now = deps.now();
  const told = 'students.pagesOpened';
  return afterChange(actor, user, renewPage(actor, user, rev, now), { told, now });
};

export const revokeCode: UseCase<Calls['revoke']> = async (actor, { student_id }, deps) => {
  const user = await loadStudent(actor, student_id);
  const now = deps.now();
  const told = 'students.pagesClosed';
  return afterChange(actor, user, closePage(actor, user, now), { told, now });
};
