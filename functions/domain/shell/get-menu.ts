import type { Actor } from '#functions/domain/sessions/actor.ts';
import type { Reading } from '#functions/domain/sessions/reading.ts';
import { CallError } from '#functions/platform/errors.ts';
import { CODE } from '#shared/codes.ts';
import { EDITIONS } from '#shared/editions/rules.ts';
import type { MenuItem } from '#shared/people/fields.ts';
import type { portal } from '#shared/portal/contract.ts';
import type { MenuEntry } from './menu-entry.ts';
import { MENU } from './menu-tree.ts';

function isOffered({ school, role }: Actor, { roles, function: of }: MenuEntry): boolean {
  if (!roles.includes(role)) return false;
  if (!of) return true;
  const isOff = school.switchedOff?.some((each) => each === of) ?? false;
  return EDITIONS[school.edition].functions.includes(of) && !isOff;
}

/** The caller's menu, by role, edition and the school's switches; groups without entries are left out. */
function menuFor(entries: readonly MenuEntry[], actor: Actor): MenuItem[] {
  return entries
    .filter((entry) => isOffered(actor, entry))
    .map(({ name, icon, url, children = [] }) => ({
      name: name[actor.language],
      icon,
      url,
      children: menuFor(children, actor),
    }))
    .filter(({ url, children }) => url !== '' || children.length > 0);
}

export const getMenu: Reading<typeof portal.endpoints.menu> = (actor) => {
  if (actor.school.state === 'preparing')
    throw new CallError(CODE.wait, { reason: 'portal.preparing' });
  const menu = menuFor(MENU, actor);
  if (menu.length === 0) throw new CallError(CODE.error, { reason: 'portal.menuMissing' });
  return menu;
};
