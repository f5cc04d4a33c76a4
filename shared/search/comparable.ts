/** Texts that differ in case, width or white space only are the same. */
export const comparable = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replace(/\s+/gu, '');

/** Whether words stand anywhere in a text, compared so. */
export const contains = (text: string, words: string): boolean =>
  comparable(text).includes(comparable(words));
