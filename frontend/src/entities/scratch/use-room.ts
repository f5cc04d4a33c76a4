import { type RefObject, useEffect, useState } from 'react';
import type { Room } from './fit-frame.ts';

/** The room that an element has, in pixels, as it changes; null before it is laid out. */
export function useRoom(element: RefObject<HTMLElement | null>): Room | null {
  const [room, setRoom] = useState<Room | null>(null);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      // Nothing is shown in no room.
      if (width > 0 && height > 0) setRoom({ width, height });
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return room;
}
