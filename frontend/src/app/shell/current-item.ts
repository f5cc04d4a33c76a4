import type { MenuItem } from '#shared/contracts/users.ts';

const urlsOf = (items: readonly MenuItem[]): string[] =>
  items.flatMap(({ url, children }) => [url, ...urlsOf(children)]).filter((url) => url !== '');

/** The url of the menu item that a page belongs to: its own, or that of the screen that it is a part of. */
export function currentItem(items: readonly MenuItem[], path: string): string | undefined {
  return urlsOf(items)
    .filter((url) => path === url || path.startsWith(`${url}/`))
    .toSorted((a, b) => b.length - a.length)[0];
}
