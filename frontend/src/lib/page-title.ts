import { useEffect } from 'react';
import { createStore, useStore } from './store.ts';

const pageTitle = createStore('');

/** The title that the page itself has set; empty where its route's name is the title. */
export const useOwnPageTitle = (): string => useStore(pageTitle);

/** Sets the browser tab's title to the item that the page shows, once it is loaded. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    pageTitle.set(title ?? '');
    return () => pageTitle.set('');
  }, [title]);
}
