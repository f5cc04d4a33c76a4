import type { Span } from './folded-text.ts';

/** Digits without anything between them. */
export interface DigitGroup extends Span {
  readonly digits: string;
  /** What is between the group before and this one; undefined when that is no more than a number has. */
  readonly gap: string | undefined;
  /** A plus stands before it, and nothing that it could be added to. */
  readonly isPlus: boolean;
}

const DIGITS = new Map(
  [
    '〇零',
    '一壹幺弌',
    '二贰貳',
    '三叁參',
    '四肆',
    '五伍',
    '六陆陸',
    '七柒',
    '八捌',
    '九玖',
  ].flatMap((signs, digit) => Array.from(signs, (sign) => [sign, String(digit)] as const)),
);
const PLAIN_DIGITS = /^\d$/;

/** `12`, `han` or nothing: digits and characters that mean digits are groups of their own. */
function scriptOf(character: string): 'plain' | 'han' | undefined {
  if (PLAIN_DIGITS.test(character)) return 'plain';
  return DIGITS.has(character) ? 'han' : undefined;
}

/** What people write between the digits of one number. */
const GAP = /^[ \t\-‐‑‒–—−~.·•()/_]{0,3}$/;
const PLUS = /(?:^|[^\p{Letter}\d)\]\s])\s?\+\(?$|^\+\(?$|[\p{Script=Han}\s]\+\(?$/u;

/** The digits of a folded text, in groups. */
export function digitGroups(text: string): DigitGroup[] {
  const groups: DigitGroup[] = [];
  let start = 0;
  while (start < text.length) {
    const script = scriptOf(text.charAt(start));
    let end = start + 1;
    if (script) {
      while (end < text.length && scriptOf(text.charAt(end)) === script) end += 1;
      const signs = Array.from(text.slice(start, end));
      const gap = text.slice(groups.at(-1)?.end ?? 0, start);
      const isNear = groups.length > 0 && gap.length <= 3 && GAP.test(gap);
      groups.push({
        start,
        end,
        digits: signs.map((sign) => DIGITS.get(sign) ?? sign).join(''),
        gap: isNear ? gap : undefined,
        isPlus: PLUS.test(text.slice(Math.max(0, start - 4), start)),
      });
    }
    start = end;
  }
  return groups;
}

/** Numbers have no more groups than this: eleven single digits, and the code of a country. */
const MOST_GROUPS = 13;
const MOST_DIGITS = 16;

/** Groups beside each other that could be one number. */
export interface NumberCandidate extends Span {
  readonly digits: string;
  /** The lengths of its parts, as `3-4-4`. */
  readonly form: string;
  readonly gaps: readonly string[];
  readonly isPlus: boolean;
  /** Its neighbours are further away than its own parts are from each other. */
  readonly isApart: boolean;
}

const hasBlank = (gap: string | undefined): boolean => gap === undefined || /\s/.test(gap);

function candidateOf(groups: readonly DigitGroup[], from: number, to: number): NumberCandidate {
  const parts = groups.slice(from, to + 1);
  const gaps = parts.slice(1).map(({ gap }) => gap ?? '');
  const lengths: number[] = [];
  for (const [index, { digits }] of parts.entries()) {
    if (index > 0 && gaps[index - 1] === '')
      lengths[lengths.length - 1] = (lengths.at(-1) ?? 0) + digits.length;
    else lengths.push(digits.length);
  }
  const outer = [groups[from]?.gap, groups[to + 1]?.gap];
  const isAlone = outer.every((gap) => gap === undefined);
  return {
    start: groups[from]?.start ?? 0,
    end: groups[to]?.end ?? 0,
    digits: parts.map(({ digits }) => digits).join(''),
    form: lengths.join('-'),
    gaps: gaps.filter((gap) => gap !== ''),
    isPlus: groups[from]?.isPlus ?? false,
    isApart: isAlone || (outer.every(hasBlank) && !gaps.some(hasBlank)),
  };
}

/**
 * What could be a number, from each group on the longest first: at most 13 candidates for each group, so that a
 * long text costs no more than its length.
 */
export function* numberCandidates(groups: readonly DigitGroup[]): Generator<NumberCandidate> {
  for (const [from, first] of groups.entries()) {
    let to = from;
    let size = first.digits.length;
    for (;;) {
      const next = groups[to + 1];
      if (next?.gap === undefined || to - from + 1 >= MOST_GROUPS) break;
      if (size + next.digits.length > MOST_DIGITS) break;
      size += next.digits.length;
      to += 1;
    }
    if (size > MOST_DIGITS) continue;
    for (; to >= from; to -= 1) yield candidateOf(groups, from, to);
  }
}
