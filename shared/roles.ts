/** Role codes as the browser stores them (specification 4); 0 means "not signed in". */
export const ROLE = {
  principal: 1,
  teacher: 2,
  student: 3,
  liveTeacher: 4,
  platform: 110,
} as const;
export type Role = (typeof ROLE)[keyof typeof ROLE];

export const SIGNED_IN: readonly Role[] = [1, 2, 3, 4, 110];
export const STAFF: readonly Role[] = [1, 2];
/** Everybody who belongs to a school; the platform's operators belong to none. */
export const SCHOOL_PEOPLE: readonly Role[] = [1, 2, 3, 4];

/** Cognito groups; a person is in exactly one. */
export const ROLE_GROUPS = {
  principal: ROLE.principal,
  teacher: ROLE.teacher,
  student: ROLE.student,
  'live-teacher': ROLE.liveTeacher,
  platform: ROLE.platform,
} as const satisfies Record<string, Role>;
export type RoleGroup = keyof typeof ROLE_GROUPS;

/** The pair that the wire carries for each role (specification 4, table of role codes). */
export interface WireRole {
  readonly role_id: number;
  readonly school_admin: number;
}

const WIRE_ROLES: Record<Role, WireRole> = {
  1: { role_id: 1, school_admin: 1 },
  2: { role_id: 1, school_admin: 0 },
  3: { role_id: 2, school_admin: 0 },
  4: { role_id: 0, school_admin: 0 },
  110: { role_id: 110, school_admin: 0 },
};

export const wireRole = (role: Role): WireRole => WIRE_ROLES[role];

/**
 * The stored role of a signed-in person (specification 4, table of role codes).
 * Answers 0, "not signed in", for a role_id that the table does not name.
 */
export function storedRole({ role_id, school_admin }: WireRole): Role | 0 {
  switch (role_id) {
    case 1:
      return school_admin === 1 ? ROLE.principal : ROLE.teacher;
    case 2:
      return ROLE.student;
    case 0:
      return ROLE.liveTeacher;
    case 110:
      return ROLE.platform;
    default:
      return 0;
  }
}

const GROUP_OF_ROLE = new Map<Role, RoleGroup>(
  Object.entries(ROLE_GROUPS).map(([group, role]) => [role, group as RoleGroup]),
);

export function groupOfRole(role: Role): RoleGroup {
  const group = GROUP_OF_ROLE.get(role);
  if (!group) throw new TypeError(`no group for role ${role}`);
  return group;
}
