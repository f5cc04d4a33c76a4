import { useEffect, useRef, useState } from 'react';
import { EMPTY, PAGES_MAX, type Page } from './board.ts';
import { keepPages, loadPages } from './kept-pages.ts';

const KEEP_AFTER_MS = 400;

/** Keeps the pages on the device a moment after each change, or when they are left. Answers whether that worked. */
function useKeeping(pages: readonly Page[] | undefined): boolean {
  const [isKept, setKept] = useState(true);
  const unkept = useRef<readonly Page[]>(undefined);
  useEffect(() => {
    if (!pages) return;
    unkept.current = pages;
    const keep = async () => {
      if (!unkept.current) return;
      const isDone = await keepPages(pages);
      setKept(isDone);
      // More may have been drawn meanwhile.
      if (isDone && unkept.current === pages) unkept.current = undefined;
    };
    const timer = setTimeout(keep, KEEP_AFTER_MS);
    addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', keep);
    };
  }, [pages]);
  useEffect(
    () => () => {
      // The tool is left before the moment has passed.
      if (unkept.current) void keepPages(unkept.current);
    },
    [],
  );
  return isKept;
}

/** The pages of the whiteboard, which the device keeps. */
export function usePages() {
  const [pages, setPages] = useState<readonly Page[]>();
  const [at, setAt] = useState(0);
  const isKept = useKeeping(pages);
  useEffect(() => {
    let isThere = true;
    void loadPages().then((found) => isThere && setPages(found));
    return () => {
      isThere = false;
    };
  }, []);
  if (!pages) return undefined;

  const page = pages[at] ?? EMPTY;
  const change = (next: Page) => setPages(pages.map((each, index) => (index === at ? next : each)));
  const add = () => {
    setPages([...pages.slice(0, at + 1), EMPTY, ...pages.slice(at + 1)]);
    setAt(at + 1);
  };
  const remove = () => {
    const left = pages.filter((_, index) => index !== at);
    setPages(left.length > 0 ? left : [EMPTY]);
    setAt(Math.max(0, Math.min(at, left.length - 1)));
  };
  return {
    page,
    at,
    count: pages.length,
    isKept,
    mayAdd: pages.length < PAGES_MAX,
    change,
    add,
    remove,
    turnTo: setAt,
  };
}
export type Pages = NonNullable<ReturnType<typeof usePages>>;
