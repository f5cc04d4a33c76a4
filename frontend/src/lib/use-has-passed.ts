import { useEffect, useState } from 'react';

/** The longest delay of a timer. */
const MAX_DELAY_MS = 2 ** 31 - 1;

/** Whether an instant has passed; the component re-renders when it does. */
export function useHasPassed(instant: string | Date): boolean {
  const [now, setNow] = useState(() => Date.now());
  const wait = new Date(instant).getTime() - now;
  useEffect(() => {
    if (wait <= 0 || wait > MAX_DELAY_MS) return;
    const timer = setTimeout(() => setNow(Date.now()), wait + 1);
    return () => clearTimeout(timer);
  }, [wait]);
  return wait <= 0;
}
