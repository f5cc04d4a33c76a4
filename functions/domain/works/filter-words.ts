import * as z from 'zod';
import { entity } from '#functions/platform/entity.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import { SchoolId } from '#shared/ids.ts';

/** Words that are masked in the comments of a school, and refused in the texts of works. */
const FilterWords = () => z.object({ schoolId: SchoolId, words: z.array(z.string()) });

export const filterWordLists = entity({
  type: 'filter-words',
  version: 1,
  schema: FilterWords,
  key: (schoolId: SchoolId) => ({ pk: `${schoolPrefix(schoolId)}SCHOOL`, sk: 'FILTER-WORDS' }),
});

const MASK = '*';

interface Character {
  readonly folded: string;
  readonly at: number;
}

/** Letters and digits with their positions: width, case, spaces and signs do not hide a word. */
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

/** The words of the school, none if it has no list. */
export const loadFilterWords = async (schoolId: SchoolId): Promise<readonly string[]> =>
  (await filterWordLists.get(schoolId))?.words ?? [];

/** The filtered words that a text holds, even when they are spaced out. */
export const wordsIn = (text: string, words: readonly string[]): string[] =>
  maskWords(text, words) === text ? [] : words.filter((word) => maskWords(text, [word]) !== text);

/** The text with every filtered word masked, even when it is spaced out. */
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
