import { ROLE, type Role } from '#shared/roles.ts';
import { paths } from './paths.ts';

/** The home page of each role (specification 4). */
const HOMES: Readonly<Record<Role, string>> = {
  [ROLE.principal]: paths.staffHome,
  [ROLE.teacher]: paths.staffHome,
  [ROLE.student]: paths.studentHome,
  [ROLE.liveTeacher]: paths.liveHome,
  [ROLE.platform]: paths.platformHome,
};
export const homeOf = (role: Role): string => HOMES[role];

/** Where to go after a sign-in: the requested page if it belongs to this site, else the role's home. */
export function afterSignIn(role: Role, from: string | null): string {
  // "//host" and "/\host" would leave this site.
  const ours = from !== null && /^\/(?![/\\])/.test(from);
  return ours ? from : homeOf(role);
}
