import { describe, expect, it } from 'vitest';
import { screenAt } from '#frontend/src/app/route-table.ts';
import { menuIcon } from '#frontend/src/app/shell/icons.ts';
import type { MenuEntry } from '#functions/domain/shell/menu-entry.ts';
import { MENU } from '#functions/domain/shell/menu-tree.ts';

const flat = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.flatMap((entry) => [entry, ...flat(entry.children ?? [])]);

const ENTRIES = flat(MENU);
const LINKS = ENTRIES.filter(({ url }) => url !== '');

describe('the menu', () => {
  it.each(LINKS.map((entry) => [entry.url, entry] as const))(
    '%s is a screen, open to everybody who is shown it',
    (url, { roles }) => {
      const access = screenAt(url)?.access;

      if (access !== 'public') expect(access).toEqual(expect.arrayContaining([...roles]));
    },
  );

  it.each([...new Set(ENTRIES.map(({ icon }) => icon))])(
    'names the icon %s, which the browser has',
    (icon) => {
      expect(menuIcon(icon)).not.toBe(menuIcon('none of this name'));
    },
  );

  it('offers no screen twice to a role', () => {
    const offers = LINKS.flatMap(({ url, roles }) => roles.map((role) => `${role} ${url}`));

    expect(new Set(offers).size).toBe(offers.length);
  });
});
