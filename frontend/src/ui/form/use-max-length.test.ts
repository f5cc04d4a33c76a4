import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { maxLengthFor } from './use-max-length.ts';

const MAX = 20;
/** Signs that browsers count once and twice: an emoji, and a character of names outside the basic plane. */
const signs = fc.constantFrom('a', '字', '😀', '𠮷');

test('an input takes as many signs as the schemas of the server, and not one more', () => {
  fc.assert(
    fc.property(fc.array(signs, { minLength: 1, maxLength: 2 * MAX }), (all) => {
      const value = all.join('');
      const isTaken = value.length <= maxLengthFor(value, MAX);

      expect(isTaken).toBe(z.string().max(MAX).safeParse(value).success);
    }),
  );
});
