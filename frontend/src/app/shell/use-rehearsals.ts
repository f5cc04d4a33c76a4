import { useEffect } from 'react';
import { queryClient } from '../../lib/query-client.ts';
import type { Screen } from '../../lib/screen.ts';
import { getSession } from '../../lib/session.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { decide } from '../guard.ts';
import { loadScreen } from '../load-screen.ts';
import { SCREENS, screenAt } from '../route-table.ts';

const AGAIN_MS = 300;
const rehearsed = new Set<Screen>();

/** The page that is shown has all it asked for, and the browser nothing to do. */
function whenCalm(work: () => void): void {
  whenIdle(() => {
    if (queryClient.isFetching() === 0) work();
    else setTimeout(whenCalm, AGAIN_MS, work);
  });
}

async function rehearseScreen(screen: Screen): Promise<void> {
  rehearsed.add(screen);
  const [{ default: Page }, answers, { rehearse }] = await Promise.all([
    loadScreen(screen),
    screen.rehearsal?.() ?? [],
    import('../rehearse.tsx'),
  ]);
  rehearse(Page, answers);
}

function rehearseScreens(): void {
  const role = getSession()?.role ?? null;
  const here = screenAt(window.location.pathname);
  for (const screen of SCREENS) {
    if (!screen.rehearsal || screen === here || rehearsed.has(screen)) continue;
    const { path } = screen;
    const isOpen = decide({ path, address: path, screen, role, previous: null }).kind === 'allow';
    if (isOpen) rehearseScreen(screen).catch(() => undefined);
  }
}

/** Gets ready what people mostly open next. */
export const useRehearsals = (): void => useEffect(() => whenCalm(rehearseScreens), []);
