import { usePathname } from '../lib/pathname.ts';
import type { Screen } from '../lib/screen.ts';
import { useSession } from '../lib/session.ts';
import { screenAt } from './route-table.ts';

/** The screen that is shown, as it is for the person who looks at it. */
export function useScreen(): Screen | undefined {
  const screen = screenAt(usePathname());
  const role = useSession()?.role;
  const own = role === undefined ? undefined : screen?.forRole?.[role];
  return screen && { ...screen, ...own };
}
