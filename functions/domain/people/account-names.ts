import { PEOPLE_LIMITS } from '#shared/people/limits.ts';
import { accounts } from './account.ts';
import { readName } from './read-name.ts';

const latin = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, ' ')
    .trim();

/** How a name is read in Latin letters, e.g. `ou yang ming yue`; empty for another script. */
export const readingOf = async (name: string): Promise<string> =>
  latin(await readName(name.normalize('NFKC')));

const PREFIX_MAX = 4;
/** Leaves room for five digits. */
const STEM_MAX = PEOPLE_LIMITS.madeAccountMax - 5;
const FALLBACK = 'user';

async function prefixOf(schoolName: string): Promise<string> {
  const syllables = (await readingOf(schoolName)).split(' ');
  const initials = syllables.map((syllable) => syllable.charAt(0)).join('');
  return initials.slice(0, PREFIX_MAX);
}

/** Initials of the school, then the name as it is read: `cgbc` and `ouyangmingyue`. */
async function stemOf(prefix: string, name: string): Promise<string> {
  const stem = prefix + (await readingOf(name)).replaceAll(' ', '');
  const fits = stem.length >= PEOPLE_LIMITS.newAccountMin && /^[a-z]/.test(stem);
  return (fits ? stem : FALLBACK + stem).slice(0, STEM_MAX);
}

const upTo = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => String(first + index));
const atRandom = (): string[] =>
  Array.from({ length: 40 }, () => String(10_000 + Math.floor(Math.random() * 90_000)));

/** Numbers tried behind a stem, round by round: most stems are free as they are. */
const numbersOf = (round: number): string[] =>
  [[''], upTo(2, 9), upTo(10, 40)][round] ?? atRandom();

async function takenOf(names: readonly string[]): Promise<Set<string>> {
  const found = await accounts.getMany(names);
  return new Set(names.filter((_, index) => found[index]));
}

/**
 * Free account names for new people of a school, one for each name in their order, different from each
 * other. A name may be taken in the meantime: then the creation is refused with 2005, and the caller
 * asks for another proposal.
 */
export async function proposeAccounts(
  schoolName: string,
  names: readonly string[],
): Promise<string[]> {
  const prefix = await prefixOf(schoolName);
  const stems = await Promise.all(names.map((name) => stemOf(prefix, name)));
  const given = new Map<number, string>();
  const used = new Set<string>();
  for (let round = 0; given.size < stems.length; round += 1) {
    const numbers = numbersOf(round);
    const wanting = [...stems.entries()].filter(([index]) => !given.has(index));
    const tried = wanting.flatMap(([, stem]) => numbers.map((number) => stem + number));
    const taken = await takenOf([...new Set(tried)]);
    for (const [index, stem] of wanting) {
      const free = numbers
        .map((number) => stem + number)
        .find((account) => !taken.has(account) && !used.has(account));
      if (!free) continue;
      given.set(index, free);
      used.add(free);
    }
  }
  return stems.map((stem, index) => given.get(index) ?? stem);
}
