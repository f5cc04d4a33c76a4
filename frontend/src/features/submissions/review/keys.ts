import { EVALUATION_PHRASES } from '#shared/contracts/teaching-fields.ts';

type Phrase = (typeof EVALUATION_PHRASES)[number];

/** What a key does while answers are reviewed. */
export type Command =
  | { readonly does: 'next' | 'previous' | 'older' | 'newer' | 'play' | 'return' }
  | { readonly does: 'comment' | 'erase' | 'save' | 'help' | 'leave' }
  | { readonly does: 'digit'; readonly digit: string }
  | { readonly does: 'phrase'; readonly phrase: Phrase };

/** Below the fingers of the left hand, in the order of the phrases. */
export const PHRASE_KEYS: readonly string[] = ['a', 's', 'd', 'f', 'g'];

const SINGLE: Readonly<Record<string, Exclude<Command['does'], 'digit' | 'phrase'>>> = {
  j: 'next',
  k: 'previous',
  p: 'play',
  r: 'return',
  c: 'comment',
  '[': 'older',
  ']': 'newer',
  '?': 'help',
  backspace: 'erase',
};
const ARROWS: Readonly<Record<string, 'next' | 'previous'>> = {
  arrowright: 'next',
  arrowleft: 'previous',
};

export interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

interface Where {
  /** In a field. */
  readonly typing: boolean;
  /** On something that arrows move: a film, a text. */
  readonly moving: boolean;
  /** Keys without Ctrl count, as the person has chosen. */
  readonly single: boolean;
}

/** What a key asks for, or null: then it is the browser's. */
export function commandOf(
  { key, ctrlKey, metaKey, altKey }: Pressed,
  { typing, moving, single }: Where,
): Command | null {
  const name = key.toLowerCase();
  if (ctrlKey || metaKey) return name === 'enter' ? { does: 'save' } : null;
  if (altKey) return null;
  if (typing) return name === 'escape' ? { does: 'leave' } : null;
  if (!single) return null;
  if (/^\d$/.test(name)) return { does: 'digit', digit: name };
  const at = PHRASE_KEYS.indexOf(name);
  const phrase = EVALUATION_PHRASES[at];
  if (phrase) return { does: 'phrase', phrase };
  const does = SINGLE[name] ?? (moving ? undefined : ARROWS[name]);
  return does ? { does } : null;
}

/** A score that is typed digit by digit; what would be too much begins anew. */
export function withDigit(score: string, digit: string, max: number): string {
  const longer = String(Number(`${score}${digit}`));
  return Number(longer) <= max ? longer : digit;
}
