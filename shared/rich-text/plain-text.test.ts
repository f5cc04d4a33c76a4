import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { text, words } from '#shared/fields.ts';
import { Phone } from '#shared/people/phones.ts';
import { plainLine, plainText } from './plain-text.ts';

describe('a text', () => {
  it.each([
    ['a NUL and a bell', '王\u0000子\u0007涵', '王子涵'],
    ['C1 controls', 'a\u0080b\u009fc', 'abc'],
    ['overrides of the direction', '\u202e涵子王\u202c', '涵子王'],
    ['isolates and marks', '\u2066a\u2069\u200eb\u200fc\u061cd', 'abcd'],
    ['characters of no width', 'a\u200bb\u200cc\u200dd\u2060e\ufefff\u00adg', 'abcdefg'],
    ['letters that show nothing', 'a\u3164b\u115fc\u2800d\uffa0', 'abcd'],
    ['hidden tags', 'a\u{e0061}\u{e007f}b', 'ab'],
    ['a text hidden in a flag', '🏴\u{e0048}\u{e0049}\u{e0061}\u{e0062}\u{e007f}', '🏴'],
    ['half of a pair', 'a\ud83db', 'ab'],
    ['ends of lines of other systems', 'a\r\nb\rc\u2028d', 'a\nb\nc\nd'],
  ])('loses %s', (_what, given, plain) => {
    expect(plainText(given)).toBe(plain);
  });

  it.each(['一行\n\t两行', '👨‍👩‍👧', '👩🏽‍💻', '❤️', '🏳️‍🌈', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '🇹🇼', '1️⃣', 'é', '龍󠄀', 'नमस्ते'])(
    'keeps %s',
    (given) => {
      expect(plainText(given)).toBe(given);
    },
  );

  it('of one line has no other', () => {
    expect(plainLine('a\r\n\tb')).toBe('a b');
  });

  it('is well-formed and the same when it is read again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (given) => {
        const plain = plainText(given);
        expect(plain.isWellFormed()).toBe(true);
        expect(plain).not.toMatch(/(?![\n\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069\u200e\u200f]/u);
        expect(plainText(plain)).toBe(plain);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a field', () => {
  it('takes what was pasted from an address book', () => {
    expect(Phone().parse('\u202d13800138000\u202c')).toBe('13800138000');
    expect(words(20).parse(' 王\u200b明\n')).toBe('王明');
  });

  it('is not filled by what nobody sees, nor made longer', () => {
    expect(text(3).safeParse('\u200b\u3164').success).toBe(false);
    expect(text(3).parse(`abc${'\u200b'.repeat(100)}`)).toBe('abc');
  });
});
