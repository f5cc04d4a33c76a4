import { ROLE, type Role } from '#shared/roles.ts';
import type { HomeName } from './part.ts';

/** Whose home each is. */
export const HOME_OF_ROLE: Readonly<Record<Role, HomeName>> = {
  [ROLE.principal]: 'staff',
  [ROLE.teacher]: 'staff',
  [ROLE.student]: 'student',
  [ROLE.liveTeacher]: 'live',
  [ROLE.platform]: 'platform',
};
