import { EVALUATION_PHRASES } from '#shared/teaching/fields.ts';

type Phrase = (typeof EVALUATION_PHRASES)[number];

/** What a key does while answers are reviewed. */
export type Command =
  | { readonly does: 'next' | 'previous' | 'older' | 'newer' | 'play' | 'return' }
  | { readonly does: 'comment' | 'erase' | 'save' | 'help' | 'leave' }
  | { readonly does: 'digit'; readonly digit: string }
  | { readonly does: 'phrase'; readonly phrase: Phrase };

/** On the home row of the left hand, in the order of the phrases. */
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
  /** The focus is in a field. */
  readonly typing: boolean;
  /** The focus is on something that arrow keys move: a video, a text. */
  readonly moving: boolean;
  /** The user has not switched off keys without Ctrl. */
  readonly single: boolean;
}

/** The command of a key; null leaves the key to the browser. */
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

/** Adds a digit to a score; restarts with it where the score would be too high. */
export function withDigit(score: string, digit: string, max: number): string {
  const longer = String(Number(`${score}${digit}`));
  return Number(longer) <= max ? longer : digit;
}
