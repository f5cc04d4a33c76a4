import { createContext, useContext } from 'react';

/** Set by `RouterRoot`. */
export const Pathname = createContext('/');

/**
 * The path of the current page, for components around the page. `useLocation` would render them for every change
 * of the URL, e.g. at every key of a search.
 */
export const usePathname = (): string => useContext(Pathname);
