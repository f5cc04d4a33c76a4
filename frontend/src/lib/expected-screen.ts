import { createListeners } from './store.ts';

/** A page tells which screen is likely to be opened next; the shell loads its code. */
export const { announce: expectScreen, subscribe: onExpectedScreen } =
  createListeners<[path: string]>();
