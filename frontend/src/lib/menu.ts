import { partialMatchKey, queryOptions, useQuery } from '@tanstack/react-query';
import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import type { Language } from '#shared/languages.ts';
import { MenuItem, type StoredUser } from '#shared/people/fields.ts';
import { portal } from '#shared/portal/contract.ts';
import { sendForEnvelope } from './api.ts';
import { useLanguage } from './language.ts';
import { paths } from './paths.ts';
import { keyOf } from './query.ts';
import { useSignedIn } from './session.ts';
import { readStored, STORAGE_KEY, writeStored } from './storage.ts';
import { toast } from './toasts.ts';

type UserId = StoredUser['id'];
const StoredMenu = z.object({ user: z.string(), language: z.string(), items: z.array(MenuItem()) });

/** The menu of the last visit, so that a reload shows it at once. */
function storedMenu(user: UserId, language: Language): MenuItem[] | undefined {
  const stored = readStored(STORAGE_KEY.menu);
  if (!stored) return undefined;
  try {
    const menu = StoredMenu.safeParse(JSON.parse(stored));
    const fits = menu.success && menu.data.user === user && menu.data.language === language;
    return fits ? menu.data.items : undefined;
  } catch {
    return undefined;
  }
}

/** Code 1 stores the menu, 0 shows the server's message as an error, -1 as a waiting notice (specification 7). */
async function fetchMenu(
  user: UserId,
  language: Language,
  signal: AbortSignal,
): Promise<MenuItem[]> {
  const codes = [CODE.error, CODE.wait];
  const { code, msg, data } = await sendForEnvelope(
    portal.endpoints.menu,
    { user_id: user },
    codes,
    { signal },
  );
  if (code === CODE.ok) {
    writeStored(STORAGE_KEY.menu, JSON.stringify({ user, language, items: data }));
    return data;
  }
  if (code === CODE.wait) toast.wait(msg);
  else toast.error(msg);
  return storedMenu(user, language) ?? [];
}

const menuQuery = (user: UserId, language: Language) => {
  const payload = { user_id: user };
  return queryOptions({
    queryKey: keyOf(portal.endpoints.menu, payload, language),
    queryFn: ({ signal }) => fetchMenu(user, language, signal),
    initialData: () => storedMenu(user, language),
    // The stored menu is shown, but refetched at once.
    initialDataUpdatedAt: 0,
    staleTime: 5 * 60_000,
    // After a change of language the old menu stays until the new one is loaded.
    placeholderData: (before, query) => {
      const isOwn = query && partialMatchKey(query.queryKey, keyOf(portal.endpoints.menu, payload));
      return isOwn ? before : undefined;
    },
  });
};

export function useMenu() {
  const language = useLanguage();
  return useQuery(menuQuery(useSignedIn().user.id, language));
}

/** The urls of all items, those of submenus too. */
export const urlsOf = (items: readonly MenuItem[]): string[] =>
  items.flatMap(({ url, children }) => [url, ...urlsOf(children)]).filter((url) => url !== '');

/**
 * Whether today's lessons are shown: when the menu has an entry for the calendar (specification 4). Nearly every menu
 * has one, so until it is known there is room for them, and nothing moves when it comes.
 */
export function useTodaysSchedule(): boolean {
  const { data, isPending } = useMenu();
  return isPending || (data !== undefined && urlsOf(data).includes(paths.calendar));
}

/** The url of the menu item that a page belongs to: its own, or that of the screen that it is a part of. */
export function currentItem(items: readonly MenuItem[], path: string): string | undefined {
  return urlsOf(items)
    .filter((url) => path === url || path.startsWith(`${url}/`))
    .toSorted((a, b) => b.length - a.length)[0];
}

/** Links of the menu that are shown at once. */
const SHOWN_MAX = 8;

/**
 * The groups of the menu that are open, by their icons: those that were opened last, as many as leave few enough
 * links to see. Nothing `chosen` yet means the first ones.
 */
export function openGroups(
  items: readonly MenuItem[],
  chosen: readonly string[] | undefined,
): ReadonlySet<string> {
  const groups = new Map(
    items.flatMap(({ icon, children }) => (children.length > 0 ? [[icon, children.length]] : [])),
  );
  let room = SHOWN_MAX - items.filter(({ url }) => url !== '').length;
  const open = new Set<string>();
  for (const icon of chosen ?? groups.keys()) {
    const links = groups.get(icon) ?? 0;
    if (links === 0 || (links > room && open.size > 0)) continue;
    open.add(icon);
    room -= links;
  }
  return open;
}

/** The group that holds the link to a screen. */
export const groupOf = (items: readonly MenuItem[], url: string | undefined): string | undefined =>
  items.find(({ children }) => children.some((child) => child.url === url))?.icon;
