import { useLayoutEffect } from 'react';
import { createStore, useStore } from '#frontend/src/lib/store.ts';

const told = createStore(false);

/** Whether the screen says itself that there is no network. */
export const useIsOfflineTold = (): boolean => useStore(told);

/** For screens that say so themselves: the banner above them takes no room then. */
export function useTellsOffline(): void {
  useLayoutEffect(() => {
    told.set(true);
    return () => told.set(false);
  }, []);
}
