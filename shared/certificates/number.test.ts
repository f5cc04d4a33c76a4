import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CODE_LENGTH, CODE_SIGNS, codeIn, numberInWords } from './number.ts';

const code = fc
  .array(fc.constantFrom(...CODE_SIGNS), { minLength: CODE_LENGTH, maxLength: CODE_LENGTH })
  .map((signs) => signs.join(''));

describe('the number of a certificate', () => {
  it('has more than 64 bits that nobody knows', () => {
    expect(CODE_LENGTH * Math.log2(CODE_SIGNS.length)).toBeGreaterThanOrEqual(64);
  });

  it('is read as it is printed, and as people type it', () => {
    fc.assert(
      fc.property(code, fc.integer({ min: 1, max: 99_999 }), (secret, running) => {
        const printed = numberInWords('2026', running, secret);
        const typed = printed.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l');
        for (const text of [secret, printed, ` ${printed} `, typed, printed.replaceAll('-', ' ')])
          expect(codeIn(text)).toBe(secret);
      }),
    );
  });

  it('is none that is too short, or has signs that no number has', () => {
    for (const text of ['', '2026-0012', 'K7QF2-9XPM4-TRDW', 'UUUUU-UUUUU-UUUUU', '证书'])
      expect(codeIn(text)).toBeUndefined();
  });
});
