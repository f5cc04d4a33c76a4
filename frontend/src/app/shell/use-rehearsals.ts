import { useEffect } from 'react';
import { queryClient } from '../../lib/query-client.ts';
import type { Screen } from '../../lib/screen.ts';
import { getSession } from '../../lib/session.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { decide } from '../guard.ts';
import { loadScreen } from '../load-screen.ts';
import { SCREENS, screenAt } from '../route-table.ts';

const POLL_MS = 300;
/** Somebody who types from the first moment on interrupts it, and may go on typing for a while. */
const ATTEMPTS = 3;
const AFTER_INTERRUPTION_MS = 10_000;

/** Screens that have been rehearsed, or are about to be. */
const taken = new Set<Screen>();

const idle = (): Promise<void> => new Promise(whenIdle);
const pause = (time: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, time));

/** Until the page that is shown has all it asked for, and the browser nothing to do. */
async function calm(): Promise<void> {
  await idle();
  while (queryClient.isFetching() > 0) {
    await pause(POLL_MS);
    await idle();
  }
}

/** Whether the person may open a screen, and is elsewhere. */
function mayComeTo(screen: Screen): boolean {
  if (screenAt(window.location.pathname) === screen) return false;
  const { path } = screen;
  const role = getSession()?.role ?? null;
  return decide({ path, address: path, screen, role, previous: null }).kind === 'allow';
}

async function rehearseScreen(screen: Screen, isGone: () => boolean): Promise<boolean> {
  const [{ default: Page }, answers, { rehearse }] = await Promise.all([
    loadScreen(screen),
    screen.rehearsal?.() ?? [],
    import('../rehearse.tsx'),
  ]);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    await calm();
    if (isGone() || !mayComeTo(screen)) return false;
    if (await rehearse(Page, answers)) return true;
    await pause(AFTER_INTERRUPTION_MS);
  }
  return false;
}

async function rehearseScreens(isGone: () => boolean): Promise<void> {
  await calm();
  for (const screen of SCREENS) {
    if (isGone()) return;
    if (!screen.rehearsal || taken.has(screen) || !mayComeTo(screen)) continue;
    taken.add(screen);
    const done = await rehearseScreen(screen, isGone).catch(() => false);
    if (!done) taken.delete(screen);
  }
}

/** Gets ready what people mostly open next. What did not succeed is tried again with the next shell. */
export function useRehearsals(): void {
  useEffect(() => {
    let gone = false;
    void rehearseScreens(() => gone);
    return () => {
      gone = true;
    };
  }, []);
}
