import { useEffect, useState } from 'react';

const SECOND = 1000;

/** Seconds until an instant, counted down; 0 when it has passed. */
export function useTimeLeft(until: string): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((Date.parse(until) - now) / SECOND));
}

/** Minutes and seconds, as a clock shows them. */
export const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
