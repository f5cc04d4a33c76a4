import { useState } from 'react';
import { groupOf, openGroups } from '#frontend/src/lib/menu.ts';
import type { MenuItem } from '#shared/people/fields.ts';
import { readStored, STORAGE_KEY, writeStored } from '../../lib/storage.ts';

/** The groups that were opened, the last one first; undefined until one was opened or closed. */
const storedGroups = (): string[] | undefined =>
  readStored(STORAGE_KEY.menuGroups)?.split(' ').filter(Boolean);

/**
 * Which groups of the menu are open; kept for the next visit. The group of the current screen opens with the
 * screen, and may be closed.
 */
export function useMenuGroups(items: readonly MenuItem[], current: string | undefined) {
  const [chosen, setChosen] = useState(storedGroups);
  const [shown, setShown] = useState<string>();
  const others = (icon: string) =>
    (chosen ?? [...openGroups(items, undefined)]).filter((each) => each !== icon);
  const keep = (groups: string[]) => {
    writeStored(STORAGE_KEY.menuGroups, groups.join(' '));
    setChosen(groups);
  };
  const own = groupOf(items, current);
  if (current !== shown) {
    setShown(current);
    if (own && !openGroups(items, chosen).has(own)) setChosen([own, ...others(own)]);
  }
  const open = openGroups(items, chosen);
  return {
    isOpen: (icon: string): boolean => open.has(icon),
    toggle: (icon: string): void => keep(open.has(icon) ? others(icon) : [icon, ...others(icon)]),
  };
}
