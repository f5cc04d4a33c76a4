import createCache, { type StylisPlugin } from '@emotion/cache';

/** What the browsers of the target (vite.config.ts) know with a prefix only, some of them. */
const PREFIXED = new Set([
  'backdrop-filter',
  'mask',
  'mask-image',
  'print-color-adjust',
  'user-select',
]);

const prefix: StylisPlugin = (element) => {
  if (element.type === 'decl' && typeof element.props === 'string' && PREFIXED.has(element.props))
    element.return = `-webkit-${element.value}${element.value}`;
};

/**
 * Where the style engine keeps its styles. Its own writes prefixes for browsers of ten years ago, which made up a
 * third of a drawn page's styles.
 */
export const createStyleCache = () => createCache({ key: 'css', stylisPlugins: [prefix] });
