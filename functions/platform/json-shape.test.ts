import fc from 'fast-check';
import { expect, it } from 'vitest';
import { JsonShape } from './json-shape.ts';

/** Depth and number of lists and objects, by the parser. */
function shapeOf(value: unknown): { depth: number; count: number } {
  if (typeof value !== 'object' || value === null) return { depth: 0, count: 0 };
  const parts = Object.values(value).map(shapeOf);
  return {
    depth: 1 + Math.max(0, ...parts.map(({ depth }) => depth)),
    count: 1 + parts.reduce((sum, { count }) => sum + count, 0),
  };
}

/** Follows a text in pieces of some bytes. */
function follow(text: string, most: { depth: number; count: number }, bytes: number): boolean {
  const shape = new JsonShape(most);
  const body = Buffer.from(text);
  for (let at = 0; at < body.length; at += bytes)
    if (!shape.follow(body.subarray(at, at + bytes))) return false;
  return true;
}

const text = fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[[\]{}"\\]{0,20}$/));
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 6 },
    text,
    fc.double(),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(text, tie('value'), { maxKeys: 4 }),
  ),
}));

it('depth and number of brackets are those that a parser finds, in whatever pieces they arrive', () => {
  fc.assert(
    fc.property(value, fc.integer({ min: 1, max: 30 }), (each, bytes) => {
      const { depth, count } = shapeOf(each);
      const json = JSON.stringify(each);
      expect(follow(json, { depth, count }, bytes)).toBe(true);
      if (count === 0) return;
      expect(follow(json, { depth: depth - 1, count }, bytes)).toBe(false);
      expect(follow(json, { depth, count: count - 1 }, bytes)).toBe(false);
    }),
    { numRuns: 500 },
  );
});
