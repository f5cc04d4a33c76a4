import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Of a part of a page that addresses lead to: it is not hidden behind the header. */
export const ANCHOR = { outline: 'none', scrollMarginTop: '5rem' } as const;

/** Scrolls to a part of a page, and gives it the focus, each time that an address with its fragment is opened. */
export function useAnchor(name: string): RefObject<HTMLDivElement | null> {
  const { hash, key } = useLocation();
  const section = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address, opened again, leads there again
  useEffect(() => {
    if (hash !== `#${name}`) return;
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView();
  }, [hash, key, name]);
  return section;
}
