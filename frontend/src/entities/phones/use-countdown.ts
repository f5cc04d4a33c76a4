import { useEffect, useState } from 'react';

const TICK_MS = 250;

const secondsUntil = (end: number): number => Math.max(0, Math.ceil((end - Date.now()) / 1000));

/** Seconds that are left. By the clock, because a phone in a pocket stops timers. */
export function useCountdown() {
  const [end, setEnd] = useState(0);
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    setSeconds(secondsUntil(end));
    if (secondsUntil(end) === 0) return;
    const timer = setInterval(() => {
      const left = secondsUntil(end);
      setSeconds(left);
      if (left === 0) clearInterval(timer);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [end]);
  return { seconds, begin: (wait: number) => setEnd(Date.now() + wait * 1000) };
}
