import { ROLE, type Role } from '#shared/roles.ts';

export const SCOPES = ['school', 'mine', 'teacher', 'room', 'class', 'student'] as const;
export type ScopeKind = (typeof SCOPES)[number];

/** Whose lessons are shown; `id` is empty where there is nothing to name, or nothing named yet. */
export interface Scope {
  readonly kind: ScopeKind;
  readonly id: string;
}

/** A principal looks after the school, a teacher after the own lessons. */
export const usualScope = (role: Role): ScopeKind => (role === ROLE.principal ? 'school' : 'mine');
