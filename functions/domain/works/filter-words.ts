import * as z from 'zod';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import { SchoolId } from '#shared/ids.ts';
import { INSULTS } from './insults.ts';
import { foldCharacters, placesOf, type SoughtWord } from './word-places.ts';

/** Words that are masked in the comments of a school, and refused in the texts of works. */
const FilterWords = () => z.object({ schoolId: SchoolId, words: z.array(z.string()) });
export type FilterWords = Stored<z.infer<ReturnType<typeof FilterWords>>>;

export const filterWordLists = entity({
  type: 'filter-words',
  version: 1,
  schema: FilterWords,
  key: (schoolId: SchoolId) => ({ pk: `${schoolPrefix(schoolId)}SCHOOL`, sk: 'FILTER-WORDS' }),
});

const MASK = '*';

/** The words of the school, none if it has no list. */
export const loadFilterWords = async (schoolId: SchoolId): Promise<readonly string[]> =>
  (await filterWordLists.get(schoolId))?.words ?? [];

/** The words of a school, and those that none wants. */
const allOf = (words: readonly string[]): SoughtWord[] => [
  ...words.map((word) => ({ word })),
  ...Object.values(INSULTS).flat(),
];

/** What a text holds of some words of a school, and of insults, even when they are spaced out. */
export function wordsIn(text: string, words: readonly string[]): string[] {
  const characters = foldCharacters(text);
  const found = allOf(words).filter((each) => placesOf(characters, each).length > 0);
  return [...new Set(found.map(({ word }) => word))];
}

/** The text with each of these words masked. */
export function maskWords(text: string, words: readonly string[]): string {
  const characters = foldCharacters(text);
  const masked = new Set<number>();
  for (const word of allOf(words))
    for (const { start, length } of placesOf(characters, word))
      for (const { at } of characters.slice(start, start + length)) masked.add(at);
  return Array.from(text)
    .map((character, at) => (masked.has(at) ? MASK : character))
    .join('');
}
