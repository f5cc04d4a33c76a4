import { useEffect, useRef } from 'react';
import { usePathname } from '../lib/pathname.ts';

/**
 * After a change of page the focus goes to its content, as after a full page load,
 * so that keyboards and screen readers do not stay at a link that is gone.
 */
export function useFocusOnNavigation(): void {
  const pathname = usePathname();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const main = document.querySelector('main');
    if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
  }, [pathname]);
}
