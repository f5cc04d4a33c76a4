import { MENU_PATHS, type MenuPath } from '#shared/menu-paths.ts';
import type { MenuItem } from '#shared/people/fields.ts';
import { ROLE, type Role } from '#shared/roles.ts';

/** Beside the button that opens the menu. */
const ITEMS_MAX = 4;

/** What people of a role do first, the most frequent first. What their menu does not have is left out. */
const FIRST: Readonly<Record<Role, readonly MenuPath[]>> = {
  [ROLE.principal]: [
    MENU_PATHS.staffHome,
    MENU_PATHS.calendar,
    MENU_PATHS.students,
    MENU_PATHS.hours,
    MENU_PATHS.classes,
  ],
  [ROLE.teacher]: [
    MENU_PATHS.staffHome,
    MENU_PATHS.calendar,
    MENU_PATHS.records,
    MENU_PATHS.tasks,
    MENU_PATHS.students,
    MENU_PATHS.classes,
  ],
  [ROLE.student]: [
    MENU_PATHS.studentHome,
    MENU_PATHS.create,
    MENU_PATHS.ownTasks,
    MENU_PATHS.gallery,
    MENU_PATHS.students,
  ],
  [ROLE.liveTeacher]: [
    MENU_PATHS.liveHome,
    MENU_PATHS.gallery,
    MENU_PATHS.account,
    MENU_PATHS.personalCentre,
  ],
  [ROLE.platform]: [
    MENU_PATHS.platformHome,
    MENU_PATHS.callBacks,
    MENU_PATHS.unlicensedStudents,
    MENU_PATHS.schoolTraffic,
  ],
};

/** The entries of a menu that stand at the bottom of a phone. */
export function firstItems(menu: readonly MenuItem[], role: Role): MenuItem[] {
  const links = menu.flatMap((item) => (item.children.length > 0 ? item.children : [item]));
  return FIRST[role]
    .flatMap((url) => links.find((link) => link.url === url) ?? [])
    .slice(0, ITEMS_MAX);
}
