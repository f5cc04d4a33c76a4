/**
 * A text as it is searched: wide letters and digits are plain ones. `plain` has small letters, `cased` those of the
 * text; each of their characters stands for the part of the text from `starts` to `ends`.
 */
export interface FoldedText {
  readonly plain: string;
  readonly cased: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

export function foldText(text: string): FoldedText {
  let [plain, cased, at] = ['', '', 0];
  const starts: number[] = [];
  const ends: number[] = [];
  for (const character of text) {
    const wide = character.normalize('NFKC');
    const small = wide.toLowerCase();
    const end = at + character.length;
    cased += wide;
    // A few letters are longer when they are small.
    plain += small.length === wide.length ? small : wide;
    for (let unit = 0; unit < wide.length; unit += 1) {
      starts.push(at);
      ends.push(end);
    }
    at = end;
  }
  return { plain, cased, starts, ends };
}

/** A part of a folded text. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** All places of a pattern, of its group `found` where it has one. */
export function spansOf(pattern: RegExp, text: string): Span[] {
  return [...text.matchAll(pattern)].map(({ 0: whole, index, groups }) => {
    const found = groups?.['found'] ?? whole;
    const start = index + whole.lastIndexOf(found);
    return { start, end: start + found.length };
  });
}
