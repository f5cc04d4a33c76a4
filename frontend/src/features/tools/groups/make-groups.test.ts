import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupCount, makeGroups, type Pair } from './make-groups.ts';

const childrenOf = (count: number) => Array.from({ length: count }, (_, at) => `child ${at}`);
const classSize = fc.integer({ min: 1, max: 40 });
const by = fc.constantFrom('count', 'size');
const number = fc.integer({ min: 1, max: 12 });

describe('groups', () => {
  it('hold every child once, and differ by one child at most', () => {
    fc.assert(
      fc.property(classSize, by, number, (size, kind, wanted) => {
        const children = childrenOf(size);
        const { groups } = makeGroups(children, { by: kind, number: wanted, apart: [] });
        expect(groups.flat().toSorted()).toEqual(children.toSorted());
        const sizes = groups.map(({ length }) => length);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
        expect(Math.min(...sizes)).toBeGreaterThan(0);
      }),
    );
  });

  it('are as many, or as small, as was asked for', () => {
    fc.assert(
      fc.property(classSize, number, (size, wanted) => {
        expect(groupCount(size, { by: 'count', number: wanted })).toBe(Math.min(wanted, size));
        const { groups } = makeGroups(childrenOf(size), { by: 'size', number: wanted, apart: [] });
        expect(Math.max(...groups.map(({ length }) => length))).toBeLessThanOrEqual(wanted);
      }),
    );
  });

  it('keep pairs apart, each child with one rival', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 4, max: 30 }),
        fc.integer({ min: 2, max: 6 }),
        (size, count) => {
          const children = childrenOf(size);
          const apart = Array.from(
            { length: Math.floor(size / 2) },
            (_, at): Pair => [children[2 * at] ?? '', children[2 * at + 1] ?? ''],
          );
          const made = makeGroups(children, { by: 'count', number: count, apart });
          expect(made.together).toEqual([]);
          for (const [one, other] of apart)
            expect(made.groups.some((each) => each.includes(one) && each.includes(other))).toBe(
              false,
            );
        },
      ),
    );
  });

  it('say which pairs could not be kept apart', () => {
    const [a = '', b = '', c = ''] = childrenOf(3);
    const apart: Pair[] = [
      [a, b],
      [b, c],
      [a, c],
    ];
    expect(makeGroups([a, b, c], { by: 'count', number: 2, apart }).together).toHaveLength(1);
  });

  it('know nothing of those who are away', () => {
    const { groups, together } = makeGroups(['a'], { by: 'count', number: 3, apart: [['a', 'b']] });
    expect(groups).toEqual([['a']]);
    expect(together).toEqual([]);
    expect(makeGroups([], { by: 'count', number: 3, apart: [] }).groups).toEqual([]);
  });
});
