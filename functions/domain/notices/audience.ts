import { classes } from '#functions/domain/classes/class.ts';
import { loadClassesTaughtBy } from '#functions/domain/classes/class-lists.ts';
import { noSuchClass } from '#functions/domain/classes/class-scope.ts';
import { users } from '#functions/domain/people/user.ts';
import {
  isOwnStudent,
  isStudent,
  noSuchStudent,
  notYourStudent,
} from '#functions/domain/students/student-scope.ts';
import { noSuchTeacher } from '#functions/domain/teachers/staff-member.ts';
import { CallError, refuseField } from '#functions/platform/errors.ts';
import { CODE } from '#shared/codes.ts';
import type { SchoolId, UserId } from '#shared/ids.ts';
import { ROLE, type Role } from '#shared/roles.ts';
import { mayChange } from '#shared/teachers/abilities.ts';
import type { SchoolNoticeValue } from './school-notice.ts';

/** Those to whom a notice goes. */
export type Audience = Pick<SchoolNoticeValue, 'roles' | 'classIds' | 'userIds'>;

/** Who writes it. */
interface Writer {
  readonly schoolId: SchoolId;
  readonly userId: UserId;
  readonly role: Role;
}

async function checkClasses(writer: Writer, { classIds }: Audience): Promise<void> {
  const { schoolId } = writer;
  for (const found of await classes.getMany(classIds.map((id) => ({ schoolId, id })))) {
    if (!found) throw noSuchClass();
    if (!mayChange(writer, [found.teacherId, found.assistantId]))
      throw new CallError(CODE.forbidden, { reason: 'classes.notYours' });
  }
}

async function checkPeople(writer: Writer, { userIds }: Audience): Promise<void> {
  if (userIds.length === 0) return;
  const { schoolId, userId: by, role } = writer;
  const [own, found] = await Promise.all([
    role === ROLE.principal ? undefined : loadClassesTaughtBy(schoolId, by),
    users.getMany(userIds.map((userId) => ({ schoolId, userId }))),
  ]);
  const ids = own?.map(({ id }) => id);
  for (const user of found) {
    if (!user || user.removed) throw ids ? noSuchStudent() : noSuchTeacher();
    if (!ids) continue;
    if (!isStudent(user)) throw noSuchStudent();
    if (!isOwnStudent(user, ids)) throw notYourStudent();
  }
}

/**
 * A principal writes to everybody, a teacher to the own classes and to students in them. Throws 2003 and 2004
 * for others.
 */
export async function checkAudience(writer: Writer, audience: Audience): Promise<void> {
  if (audience.roles.length > 0 && writer.role !== ROLE.principal)
    throw new CallError(CODE.forbidden, { reason: 'notices.onlyOwn' });
  await checkClasses(writer, audience);
  await checkPeople(writer, audience);
}

/** Throws 1001 for a notice that goes to nobody. */
export function requireAudience({ roles, classIds, userIds }: Audience): void {
  if (roles.length + classIds.length + userIds.length === 0)
    throw refuseField('roles', 'no_readers');
}

/** The teachers and assistants of the classes of a notice, but for its author. */
export async function loadStaffOf(
  notice: Pick<SchoolNoticeValue, 'schoolId' | 'classIds' | 'author'>,
): Promise<UserId[]> {
  const { schoolId, classIds, author } = notice;
  const found = await classes.getMany(classIds.map((id) => ({ schoolId, id })));
  const staff = new Set(found.flatMap((each) => [each?.teacherId, each?.assistantId]));
  return [...staff].flatMap((id) => (id && id !== author ? [id] : []));
}
