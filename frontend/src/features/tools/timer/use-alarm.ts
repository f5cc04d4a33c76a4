import { useEffect } from 'react';
import { useStore } from '#frontend/src/lib/store.ts';
import { playIn } from './alarm.ts';
import { timers } from './timer-store.ts';

/** One that was over before the page opened does not ring any more. */
const LATE_MS = 1_000;

/** Rings when the countdown is over, whichever tool is open, as long as the page is. */
export function useAlarm(): void {
  const { countdown, sound } = useStore(timers);
  const { endsAt } = countdown;
  useEffect(() => {
    if (!sound || endsAt === null || endsAt < Date.now() - LATE_MS) return;
    return playIn(endsAt - Date.now());
  }, [endsAt, sound]);
}
