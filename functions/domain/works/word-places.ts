/** A word that is looked for in texts. */
export interface SoughtWord {
  readonly word: string;
  /** Ordinary words of which it is a part, in small letters. */
  readonly except?: readonly string[];
  /** Not looked for across the end of a clause, where its parts are of other words. */
  readonly inClause?: true;
}

/** A letter or digit of a text in its folded form, and the text between it and the one before. */
interface Character {
  readonly folded: string;
  readonly at: number;
  readonly gap: string;
}

type FoldedCharacters = readonly Character[];

/** Letters and digits with their positions: width and case do not hide a word. */
export function foldCharacters(text: string): FoldedCharacters {
  const characters: Character[] = [];
  let gap = '';
  for (const [at, character] of Array.from(text).entries()) {
    const folded = character.normalize('NFKC').toLowerCase();
    for (const each of folded) {
      if (!/[\p{L}\p{N}]/u.test(each)) {
        gap += each;
        continue;
      }
      characters.push({ folded: each, at, gap });
      gap = '';
    }
  }
  return characters;
}

export const foldWord = (word: string): string =>
  foldCharacters(word)
    .map(({ folded }) => folded)
    .join('');

const LATIN = /^[\p{Script=Latin}\p{N}]+$/u;
const DIGIT = /\p{N}/u;
/** Signs within a word: `don't`, `bad-word`. */
const JOINING = /^['’\-_*.·]?$/u;
const END_OF_CLAUSE = /[\n\r,，、。!！?？;；:：]/u;

const startsAt = (text: FoldedCharacters, start: number, word: readonly string[]): boolean =>
  start >= 0 &&
  start + word.length <= text.length &&
  word.every((each, index) => text[start + index]?.folded === each);

/** Whether two characters side by side are parts of one Latin word, or of one number. */
function isJoined(before: Character | undefined, after: Character | undefined): boolean {
  if (!before || !after || after.gap !== '') return false;
  if (!(LATIN.test(before.folded) && LATIN.test(after.folded))) return false;
  return DIGIT.test(before.folded) === DIGIT.test(after.folded);
}

/** A word of Latin letters or digits stands by itself, also where all of its letters are spaced out. */
function isWhole(text: FoldedCharacters, start: number, length: number): boolean {
  const end = start + length;
  if (isJoined(text[start - 1], text[start]) || isJoined(text[end - 1], text[end])) return false;
  const gaps = text.slice(start + 1, end).map(({ gap }) => gap);
  return gaps.every((gap) => JOINING.test(gap)) || gaps.every((gap) => gap !== '');
}

const isWithinClause = (text: FoldedCharacters, start: number, length: number): boolean =>
  text.slice(start + 1, start + length).every(({ gap }) => !END_OF_CLAUSE.test(gap));

/** Whether a word at a place is a part of one of some longer words. */
function isPart(text: FoldedCharacters, start: number, { word, except = [] }: SoughtWord): boolean {
  return except.some((whole) => {
    const before = Array.from(whole.slice(0, whole.indexOf(word))).length;
    return startsAt(text, start - before, Array.from(whole));
  });
}

/** A place of a word in folded characters. */
interface Place {
  readonly start: number;
  readonly length: number;
}

/** Where a text holds a word, even when it is spaced out. */
export function placesOf(text: FoldedCharacters, sought: SoughtWord): Place[] {
  const word = Array.from(foldWord(sought.word));
  const { length } = word;
  if (length === 0) return [];
  const isLatin = LATIN.test(word.join(''));
  const starts = text.map((_, start) => start).filter((start) => startsAt(text, start, word));
  return starts
    .filter((start) => !isLatin || isWhole(text, start, length))
    .filter((start) => !sought.inClause || isWithinClause(text, start, length))
    .filter((start) => !isPart(text, start, sought))
    .map((start) => ({ start, length }));
}
