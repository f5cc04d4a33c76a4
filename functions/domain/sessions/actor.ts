import type { User } from '#functions/domain/people/user.ts';
import type { School } from '#functions/domain/schools/school.ts';
import type { SchoolId, UserId } from '#shared/ids.ts';
import type { Language } from '#shared/languages.ts';
import type { Role } from '#shared/roles.ts';

/** Whoever calls, known or not. */
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

/** Who a public call comes from, when it says so (`session` of the contract). */
export const actorOf = (caller: Visitor | Actor): Actor | undefined =>
  'userId' in caller ? caller : undefined;
