import { lazy } from '#functions/platform/lazy.ts';

const PREFIX_LENGTHS = [2, 1] as const;
const SPACE = ' ';

/** The table is large, and few calls add people. */
const table = lazy(async () => {
  const { default: data } = await import('./readings.json', { with: { type: 'json' } });
  const syllableOf = new Map(
    Object.entries(data.syllables).flatMap(([syllable, characters]) =>
      Array.from(characters, (character) => [character, syllable] as const),
    ),
  );
  return { syllableOf, surnames: new Map(Object.entries(data.surnames)) };
});

/**
 * A name with its Chinese characters replaced by their readings, syllable by syllable: `ou yang ming yue`.
 * Family names often have readings of their own (曾, 单, 尉迟). Unknown characters stay.
 */
export async function readName(name: string): Promise<string> {
  const { syllableOf, surnames } = await table();
  const characters = Array.from(name);
  const length = PREFIX_LENGTHS.find((count) => surnames.has(characters.slice(0, count).join('')));
  const surname = surnames.get(characters.slice(0, length ?? 0).join('')) ?? '';
  const given = characters.slice(length ?? 0).map((character) => {
    const syllable = syllableOf.get(character);
    return syllable ? SPACE + syllable + SPACE : character;
  });
  return `${surname}${SPACE}${given.join('')}`.replace(/ +/g, SPACE).trim();
}
