const MASK = '*';

interface Character {
  readonly folded: string;
  readonly at: number;
}

/** Characters that mean something, each with its place: width, case, spaces and signs do not hide a word. */
function meaningful(text: string): Character[] {
  return Array.from(text).flatMap((character, at) => {
    const folded = character.normalize('NFKC').toLowerCase();
    return Array.from(folded).flatMap((each) =>
      /[\p{L}\p{N}]/u.test(each) ? [{ folded: each, at }] : [],
    );
  });
}

export const foldWord = (word: string): string =>
  meaningful(word)
    .map(({ folded }) => folded)
    .join('');

/** The text with every unwanted word masked, however it is spaced out. */
export function maskWords(text: string, words: readonly string[]): string {
  const characters = meaningful(text);
  const folded = characters.map((each) => each.folded);
  const masked = new Set<number>();
  for (const word of words.map((each) => Array.from(foldWord(each)))) {
    if (word.length === 0) continue;
    for (let start = 0; start + word.length <= folded.length; start += 1) {
      if (!word.every((each, index) => folded[start + index] === each)) continue;
      for (const { at } of characters.slice(start, start + word.length)) masked.add(at);
    }
  }
  return Array.from(text)
    .map((character, at) => (masked.has(at) ? MASK : character))
    .join('');
}
