import { pinyin } from 'pinyin-pro';

/** The common block of Chinese characters; others hardly occur in names. */
const [FIRST, LAST] = [0x4e00, 0x9fff];

const read = (text: string, surname: 'off' | 'all'): string =>
  pinyin(text, { toneType: 'none', v: true, surname });

const isRead = (text: string): boolean => /^[a-z]+(?: [a-z]+)*$/.test(text);

/** Characters by syllable, and family names with a special reading. */
export interface Readings {
  readonly syllables: Readonly<Record<string, string>>;
  readonly surnames: Readonly<Record<string, string>>;
}

const byKey = <T>(entries: Iterable<readonly [string, T]>): Record<string, T> =>
  Object.fromEntries([...entries].sort(([a], [b]) => (a < b ? -1 : 1)));

/** @param compound family names of two characters, as the dictionary lists them */
export function makeReadings(compound: readonly string[]): Readings {
  const syllables = new Map<string, string>();
  const surnames = new Map<string, string>();
  for (let code = FIRST; code <= LAST; code += 1) {
    const character = String.fromCodePoint(code);
    const syllable = read(character, 'off');
    if (!isRead(syllable)) continue;
    syllables.set(syllable, (syllables.get(syllable) ?? '') + character);
    const own = read(character, 'all');
    if (own !== syllable) surnames.set(character, own);
  }
  for (const name of compound) surnames.set(name, read(name, 'all'));
  return { syllables: byKey(syllables), surnames: byKey(surnames) };
}

/** The dictionary's module with family names has no types. */
export async function loadCompoundSurnames(): Promise<string[]> {
  const module = 'pinyin-pro/dist/esm/data/surname.mjs';
  const { default: surnames }: { default: Record<string, string> } = await import(module);
  return Object.keys(surnames).filter((name) => Array.from(name).length > 1);
}
