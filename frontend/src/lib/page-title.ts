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

/** What the page that is shown is called by itself, where its route's name does not say it; or empty. */
export const useOwnPageTitle = (): string => useSyncExternalStore(subscribe, () => current);

/** Names the page in the browser's tab by what it shows, once that is known. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    set(title ?? '');
    return () => set('');
  }, [title]);
}
