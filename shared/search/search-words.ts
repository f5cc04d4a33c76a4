/** One Chinese character says as much as a syllable; a single Latin letter or digit would find half of a school. */
export const isSearchable = (words: string): boolean =>
  /\p{Script=Han}/u.test(words) || Array.from(words.trim()).length > 1;
