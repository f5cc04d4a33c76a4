import type { User } from '#functions/domain/people/user.ts';
import type { School } from '#functions/domain/schools/school.ts';
import { momentOf, type SchoolMoment } from '#functions/platform/school-day.ts';
import type { SchoolId, UserId } from '#shared/ids.ts';
import type { Language } from '#shared/languages.ts';
import { ROLE, type Role } from '#shared/roles.ts';
import { can } from '#shared/teachers/abilities.ts';

/** The caller, signed in or not. */
export interface Visitor {
  readonly address: string;
  readonly agent: string;
  readonly language: Language;
  readonly requestId: string;
}

/** A signed-in person. School and role come from the verified session, never from the payload. */
export interface Actor extends Visitor {
  readonly userId: UserId;
  readonly schoolId: SchoolId;
  readonly role: Role;
  /** As they were at most 30 s ago. */
  readonly user: User;
  readonly school: School;
  readonly session: Session;
}

/** The session that a token belongs to. */
export interface Session {
  /** `origin_jti`: the same for every token of one sign-in. */
  readonly id: string;
  /** When the person signed in, epoch seconds. */
  readonly began: number;
  /** When this token expires, epoch seconds. */
  readonly expires: number;
}

/** The signed-in person of a public call that accepts a session (`session` of the contract). */
export const actorOf = (caller: Visitor | Actor): Actor | undefined =>
  'userId' in caller ? caller : undefined;

/** The person in whose name something is written, and when. */
export interface Author extends SchoolMoment {
  readonly userId: UserId;
  readonly name: string;
}

export const authorOf = (actor: Actor, now: Date): Author => ({
  userId: actor.userId,
  name: actor.user.name,
  ...momentOf(actor, now),
});

/** Staff who may look up the people of the school. */
const SCHOOL_STAFF: readonly Role[] = [ROLE.principal, ROLE.teacher, ROLE.liveTeacher];

/** Everybody may see the own account; staff may see anyone of the school. */
export const maySeePerson = (actor: Actor, userId: UserId): boolean =>
  actor.userId === userId || SCHOOL_STAFF.includes(actor.role);

/** The own phone and e-mail address, and for who may see phones those of others. */
export const maySeeContacts = ({ user }: Actor, userId: UserId): boolean =>
  user.id === userId || can(user, 'see-phones');
