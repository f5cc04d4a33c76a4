import { useSyncExternalStore } from 'react';

type Listener<Args extends unknown[]> = (...args: Args) => void;

/** Functions that are called with every announcement, until they unsubscribe. */
export function createListeners<Args extends unknown[] = []>() {
  const listeners = new Set<Listener<Args>>();
  return {
    announce: (...args: Args): void => {
      for (const listener of listeners) listener(...args);
    },
    subscribe: (listener: Listener<Args>): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A store for those who may not set it. */
export interface ReadableStore<T> {
  readonly get: () => T;
  readonly subscribe: (listener: () => void) => () => void;
}

/** A value outside React. Components read it with `useStore` and re-render when it is set. */
export interface Store<T> extends ReadableStore<T> {
  readonly set: (next: T) => void;
}

export function createStore<T>(initial: T): Store<T> {
  const { announce, subscribe } = createListeners();
  let value = initial;
  return {
    get: () => value,
    set: (next) => {
      value = next;
      announce();
    },
    subscribe,
  };
}

export const useStore = <T>({ get, subscribe }: ReadableStore<T>): T =>
  useSyncExternalStore(subscribe, get, get);
