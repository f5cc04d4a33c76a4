import { urlsOf, useMenu } from '#frontend/src/lib/menu.ts';
import { paths } from '#frontend/src/lib/paths.ts';

/**
 * What the school uses, by the menu. Until it is known, and where there is none, all of it: that is how a home is
 * drawn, and nearly every school uses all.
 */
export function useOffers(): { readonly tasks: boolean; readonly works: boolean } {
  const urls = urlsOf(useMenu().data ?? []);
  const has = (url: string) => urls.length === 0 || urls.includes(url);
  return { tasks: has(paths.ownTasks), works: has(paths.create) };
}
