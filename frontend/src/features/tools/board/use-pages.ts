import { useEffect, useRef, useState } from 'react';
import { EMPTY, PAGES_MAX, type Page } from './board.ts';
import { keepPages, loadPages } from './kept-pages.ts';

const KEEP_AFTER_MS = 400;

/** Keeps pages on the device a moment after each change, or when they are left. Answers whether that works. */
function useKeeping(changed: readonly Page[] | undefined): boolean {
  const [isKept, setKept] = useState(true);
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
  return isKept;
}

interface Loaded {
  /** Undefined if they could not be read. */
  readonly pages: readonly Page[] | undefined;
}

/** The pages of the whiteboard, which the device keeps. */
export function usePages() {
  const [loaded, setLoaded] = useState<Loaded>();
  const [changed, setChanged] = useState<readonly Page[]>();
  const [at, setAt] = useState(0);
  const isReadable = loaded?.pages !== undefined;
  // What could not be read is still there, and must not be written over.
  const isKept = useKeeping(isReadable ? changed : undefined);
  useEffect(() => {
    let isThere = true;
    void loadPages().then((pages) => isThere && setLoaded({ pages }));
    return () => {
      isThere = false;
    };
  }, []);
  if (!loaded) return undefined;

  const pages = changed ?? loaded.pages ?? [EMPTY];
  const page = pages[at] ?? EMPTY;
  const change = (next: Page) =>
    setChanged(pages.map((each, index) => (index === at ? next : each)));
  const add = () => {
    setChanged([...pages.slice(0, at + 1), EMPTY, ...pages.slice(at + 1)]);
    setAt(at + 1);
  };
  const remove = () => {
    const left = pages.filter((_, index) => index !== at);
    setChanged(left.length > 0 ? left : [EMPTY]);
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
