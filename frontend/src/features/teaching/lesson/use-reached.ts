import { useEffect, useState } from 'react';

/** The longest that a timer takes. */
const LONGEST_MS = 2 ** 31 - 1;

/** Whether an instant has come; the screen changes by itself when it does. */
export function useReached(instant: string): boolean {
  const [now, setNow] = useState(() => Date.now());
  const wait = Date.parse(instant) - now;
  useEffect(() => {
    if (wait <= 0 || wait > LONGEST_MS) return;
    const timer = setTimeout(() => setNow(Date.now()), wait + 1);
    return () => clearTimeout(timer);
  }, [wait]);
  return wait <= 0;
}
