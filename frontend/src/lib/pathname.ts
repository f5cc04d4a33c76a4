import { createContext, useContext } from 'react';

/** Set by `RouterRoot`. */
export const Pathname = createContext('/');

/**
 * Which page is shown, for what stands around pages. `useLocation` would draw it anew for whatever changes
 * in the address: at every key of a search.
 */
export const usePathname = (): string => useContext(Pathname);
