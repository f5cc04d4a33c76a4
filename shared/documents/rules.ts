import { ROLE, type Role } from '#shared/roles.ts';

/** Where a folder or file without a folder lies: in the school's library, or among a person's own files. */
export const DOCUMENT_SPACES = ['school', 'own'] as const;
export type DocumentSpace = (typeof DOCUMENT_SPACES)[number];

/** Whom documents can be shared with, all of the school. */
export const SHARED_ROLES = ['teacher', 'student', 'live-teacher'] as const;
export type SharedRole = (typeof SHARED_ROLES)[number];

const OF_ROLE: ReadonlyMap<Role, SharedRole> = new Map([
  [ROLE.teacher, 'teacher'],
  [ROLE.student, 'student'],
  [ROLE.liveTeacher, 'live-teacher'],
] as const);

/** As whom a person gets what is shared; undefined for a principal, who sees all of the library. */
export const sharedRoleOf = (role: Role): SharedRole | undefined => OF_ROLE.get(role);

export const DOCUMENT_ORDERS = ['name', 'date'] as const;
