import type { Reading } from '#functions/domain/sessions/reading.ts';
import { CallError } from '#functions/platform/errors.ts';
import { CODE } from '#shared/codes.ts';
import type { portal } from '#shared/contracts/portal.ts';
import type { MenuItem } from '#shared/contracts/users.ts';
import type { Language } from '#shared/languages.ts';
import type { Role } from '#shared/roles.ts';
import { MENU, type MenuEntry } from './menu-tree.ts';

/** The menu of a role, in the caller's language; groups without entries are left out. */
function menuFor(entries: readonly MenuEntry[], role: Role, language: Language): MenuItem[] {
  return entries
    .filter(({ roles }) => roles.includes(role))
    .map(({ name, icon, url, children = [] }) => ({
      name: name[language],
      icon,
      url,
      children: menuFor(children, role, language),
    }))
    .filter(({ url, children }) => url !== '' || children.length > 0);
}

export const getMenu: Reading<typeof portal.endpoints.menu> = (actor) => {
  if (actor.school.state === 'preparing')
    throw new CallError(CODE.wait, { reason: 'portal.preparing' });
  const menu = menuFor(MENU, actor.role, actor.language);
  if (menu.length === 0) throw new CallError(CODE.error, { reason: 'portal.menuMissing' });
  return menu;
};
