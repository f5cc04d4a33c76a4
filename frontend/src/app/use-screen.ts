import { usePathname } from '../lib/pathname.ts';
import type { Screen } from '../lib/screen.ts';
import { useSession } from '../lib/session.ts';
import { screenAt } from './route-table.ts';

/** The current screen, with the overrides for the user's role. */
export function useScreen(): Screen | undefined {
  const screen = screenAt(usePathname());
  const role = useSession()?.role;
  const own = role === undefined ? undefined : screen?.forRole?.[role];
  return screen && { ...screen, ...own };
}
