import { useEffect, useRef, useState } from 'react';
import { EMPTY, PAGES_MAX, type Page } from './board.ts';
import { keepPages, loadPages } from './kept-pages.ts';

const KEEP_AFTER_MS = 400;

/** Keeps pages on the device a moment after each change, or when they are left. */
function useKeeping() {
  const [isKept, setKept] = useState(true);
  const [changed, setChanged] = useState<readonly Page[]>();
  const unkept = useRef<readonly Page[]>(undefined);
  useEffect(() => {
    if (!changed) return;
    unkept.current = changed;
    const keep = async () => {
      if (unkept.current !== changed) return;
      const isDone = await keepPages(changed);
      setKept(isDone);
      // More may have been drawn meanwhile.
      if (isDone && unkept.current === changed) unkept.current = undefined;
    };
    const timer = setTimeout(keep, KEEP_AFTER_MS);
    addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', keep);
    };
  }, [changed]);
  useEffect(
    () => () => {
      // The tool is left before the moment has passed.
      if (unkept.current) void keepPages(unkept.current);
    },
    [],
  );
  return { isKept, keep: setChanged };
}

/** The pages of the whiteboard, which the device keeps. */
export function usePages() {
  const [pages, setPages] = useState<readonly Page[]>();
  const [isReadable, setReadable] = useState(true);
  const [at, setAt] = useState(0);
  const { isKept, keep } = useKeeping();
  useEffect(() => {
    let isThere = true;
    void loadPages().then((found) => {
      if (!isThere) return;
      setReadable(found !== undefined);
      setPages(found ?? [EMPTY]);
    });
    return () => {
      isThere = false;
    };
  }, []);
  if (!pages) return undefined;

  const page = pages[at] ?? EMPTY;
  const put = (next: readonly Page[]) => {
    setPages(next);
    // What could not be read is still there, and must not be written over.
    if (isReadable) keep(next);
  };
  const change = (next: Page) => put(pages.map((each, index) => (index === at ? next : each)));
  const add = () => {
    put([...pages.slice(0, at + 1), EMPTY, ...pages.slice(at + 1)]);
    setAt(at + 1);
  };
  const remove = () => {
    const left = pages.filter((_, index) => index !== at);
    put(left.length > 0 ? left : [EMPTY]);
    setAt(Math.max(0, Math.min(at, left.length - 1)));
  };
  return {
    page,
    at,
    count: pages.length,
    isKept: isKept && isReadable,
    mayAdd: pages.length < PAGES_MAX,
    change,
    add,
    remove,
    turnTo: setAt,
  };
}
export type Pages = NonNullable<ReturnType<typeof usePages>>;
