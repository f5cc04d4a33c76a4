import { type RefObject, useEffect, useState } from 'react';

/** How much larger or smaller something of a fixed width has to be drawn to fill an element. */
export function useScale(element: RefObject<HTMLElement | null>, width: number): number {
  const [scale, setScale] = useState(1);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setScale(entry.contentRect.width / width);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, width]);
  return scale;
}
