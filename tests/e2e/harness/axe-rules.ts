import type { RunOptions } from 'axe-core';

/** WCAG 2.2 A and AA. */
export const AXE_OPTIONS: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  // Passed checks need no details.
  resultTypes: ['violations'],
  // The frames hold the editor of Scratch, whose elements are not ours.
  iframes: false,
};

/** Parts of a picture that are small on a phone, and chosen from a list as well (WCAG 2.5.8, "Equivalent"). */
export const ALSO_IN_A_LIST = '[data-paper]';
