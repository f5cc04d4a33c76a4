import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { countsOf, pickOne, weightsOf, withPicks } from './fair-picks.ts';

const IDS = ['a', 'b', 'c', 'd', 'e', 'f'];
const someIds = fc.subarray(IDS, { minLength: 1 });
const someCounts = fc.dictionary(fc.constantFrom(...IDS), fc.integer({ min: 0, max: 40 }));
const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe('the counts of a class', () => {
  it('are those of its students, all of them and nobody else', () => {
    fc.assert(
      fc.property(someIds, someCounts, (ids, counts) => {
        const of = countsOf(ids, counts);
        expect(Object.keys(of).toSorted()).toEqual(ids.toSorted());
        for (const id of ids) if (counts[id] !== undefined) expect(of[id]).toBe(counts[id]);
      }),
    );
  });

  it('let a child who joins late begin with the lowest count of the others', () => {
    expect(countsOf(['a', 'b', 'new'], { a: 9, b: 7, gone: 1 })).toEqual({ a: 9, b: 7, new: 7 });
  });

  it('grow by what was picked, never below nothing, and only for those who are there', () => {
    const picks = [
      { id: 'a', times: 2 },
      { id: 'b', times: -5 },
      { id: 'x', times: 1 },
    ];
    expect(withPicks({ a: 1, b: 3 }, picks)).toEqual({ a: 3, b: 0 });
  });
});

describe('a pick', () => {
  it('is one of those who are there, and not the last one unless alone', () => {
    fc.assert(
      fc.property(someIds, someCounts, fc.constantFrom(...IDS), random, (ids, counts, last, at) => {
        const picked = pickOne(ids, counts, { last, random: at });
        expect(ids).toContain(picked);
        if (ids.length > 1) expect(picked).not.toBe(last);
      }),
    );
  });

  it('is nobody where nobody is', () => {
    expect(pickOne([], {}, { random: 0.5 })).toBeUndefined();
  });

  it('is likelier for whoever was picked less, and possible for everybody', () => {
    fc.assert(
      fc.property(someCounts, (counts) => {
        const weights = weightsOf(IDS, counts);
        for (const [one, id] of IDS.entries())
          for (const [other, rival] of IDS.entries()) {
            expect(weights[one]).toBeGreaterThan(0);
            if ((counts[id] ?? 0) <= (counts[rival] ?? 0))
              expect(weights[one]).toBeGreaterThanOrEqual(weights[other] ?? 0);
          }
      }),
    );
  });
});

test('in the long run all are picked about as often', () => {
  let seed = 1;
  const next = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  let counts = countsOf(IDS, {});
  let last: string | undefined;
  for (let round = 0; round < 600; round += 1) {
    last = pickOne(IDS, counts, { last, random: next() });
    counts = withPicks(counts, last ? [{ id: last, times: 1 }] : []);
  }
  const times = Object.values(counts);
  expect(Math.max(...times) - Math.min(...times)).toBeLessThanOrEqual(6);
});

test('somebody who was away for weeks is not asked all the time', () => {
  const counts = { a: 0, b: 30, c: 30, d: 31, e: 30, f: 31 };
  const [back = 0, ...others] = weightsOf(IDS, counts);
  expect(back / (back + others.reduce((sum, each) => sum + each, 0))).toBeLessThan(0.75);
});
