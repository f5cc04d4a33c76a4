import { useEffect, useSyncExternalStore } from 'react';

let current = '';
const listeners = new Set<() => void>();

function set(title: string): void {
  current = title;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The title that the current page has set with `usePageTitle`; empty if none. */
export const useOwnPageTitle = (): string => useSyncExternalStore(subscribe, () => current);

/** Sets the browser tab's title to the item that the page shows, once it is loaded. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    set(title ?? '');
    return () => set('');
  }, [title]);
}
