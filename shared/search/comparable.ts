/** Texts that differ in case, width or white space only are the same. */
export const comparable = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replace(/\s+/gu, '');
