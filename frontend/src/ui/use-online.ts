import { onlineManager } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => onlineManager.subscribe(listener);

/** Whether the browser has a connection. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => onlineManager.isOnline(),
    () => true,
  );

/** Calls back when the connection is there again. */
export function useWhenOnlineAgain(callback: () => void): void {
  const online = useOnline();
  const before = useRef(online);
  useEffect(() => {
    if (online && !before.current) callback();
    before.current = online;
  }, [online, callback]);
}
