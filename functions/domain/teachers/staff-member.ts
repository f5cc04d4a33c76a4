import { type ListedPerson, type User, users } from '#functions/domain/people/user.ts';
import { type Actor, maySeeContacts } from '#functions/domain/sessions/actor.ts';
import { CallError } from '#functions/platform/errors.ts';
import { contentRevision } from '#functions/platform/hashed.ts';
import { mediaUrl } from '#functions/platform/media.ts';
import { toShownPhone } from '#functions/platform/phones.ts';
import { CODE } from '#shared/codes.ts';
import type { SchoolId, UserId } from '#shared/ids.ts';
import { ROLE, type Role } from '#shared/roles.ts';
import type { StaffRole, TeacherDto } from '#shared/teachers/fields.ts';

const ROLE_OF = {
  principal: ROLE.principal,
  teacher: ROLE.teacher,
  'live-teacher': ROLE.liveTeacher,
} as const satisfies Record<StaffRole, Role>;

export const toRole = (role: StaffRole): Role => ROLE_OF[role];

function staffRole(role: Role): StaffRole {
  if (role === ROLE.principal) return 'principal';
  return role === ROLE.liveTeacher ? 'live-teacher' : 'teacher';
}

export const isStaff = ({ role }: User): boolean => Object.values<Role>(ROLE_OF).includes(role);

/**
 * The revision that an edit begins from: it changes with every field that can be edited. The item's own `rev`
 * also counts what the person does, e.g. signing out.
 */
export function revisionOf(user: ListedPerson): string {
  const { name, nick, phone, remark, disabled, role, abilities } = user;
  return contentRevision([name, nick, phone, remark, disabled, role, abilities]);
}

/** A member of staff as a colleague sees them. */
export async function toTeacherDto(
  user: ListedPerson,
  actor: Actor,
  now: Date,
): Promise<TeacherDto> {
  const { id, account, name, nick, phone, remark, abilities, disabled, created } = user;
  return {
    id,
    account,
    name,
    nick,
    phone: maySeeContacts(actor, id) ? await toShownPhone(phone) : '',
    remark,
    avatar: await mediaUrl(user.avatar, now),
    role: staffRole(user.role),
    abilities,
    disabled,
    default_password: user.defaultPassword,
    created,
    rev: actor.user.role === ROLE.principal ? revisionOf(user) : '',
  };
}

/** A present or former member of staff; throws 2004 for anybody else. */
export async function loadStaff(schoolId: SchoolId, userId: UserId): Promise<User> {
  const user = await users.get({ schoolId, userId }, { consistent: true });
  if (!user || !isStaff(user)) throw noSuchTeacher();
  return user;
}

export const noSuchTeacher = (): CallError =>
  new CallError(CODE.notFound, { reason: 'teachers.missing' });

/** A class may be given to principals and teachers who can sign in. */
export const mayTeach = ({ role, disabled, removed }: User): boolean =>
  !disabled && !removed && (role === ROLE.principal || role === ROLE.teacher);

export const lastPrincipal = (): CallError =>
  new CallError(CODE.wait, { reason: 'teachers.lastPrincipal' });
