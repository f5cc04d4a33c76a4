import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOX_MIN, ORIENTATIONS, PAPER } from '#shared/certificates/design.ts';
import { moved, onPaper, placeByKey, resized } from './place.ts';

const place = fc.record({
  x: fc.integer({ min: -3000, max: 6000 }),
  y: fc.integer({ min: -3000, max: 6000 }),
  width: fc.integer({ min: -100, max: 6000 }),
  height: fc.integer({ min: -100, max: 6000 }),
});
const way = fc.tuple(fc.integer({ min: -4000, max: 4000 }), fc.integer({ min: -4000, max: 4000 }));
const orientation = fc.constantFrom(...ORIENTATIONS);

describe('a box', () => {
  it('never leaves the paper, and is never too small to be seen', () => {
    fc.assert(
      fc.property(
        place,
        way,
        orientation,
        fc.constantFrom(moved, resized),
        (from, by, on, change) => {
          const { x, y, width, height } = change(onPaper(from, on), by, on);
          const paper = PAPER[on];
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
          expect(Math.min(width, height)).toBeGreaterThanOrEqual(BOX_MIN);
          expect(x + width).toBeLessThanOrEqual(paper.width);
          expect(y + height).toBeLessThanOrEqual(paper.height);
        },
      ),
    );
  });

  it('keeps its size where it is moved, and its corner where it is resized', () => {
    const box = { x: 100, y: 100, width: 400, height: 200 };
    expect(moved(box, [52, -20], 'landscape')).toEqual({ x: 150, y: 80, width: 400, height: 200 });
    expect(resized(box, [9000, -20], 'landscape')).toEqual({
      x: 100,
      y: 100,
      width: 2870,
      height: 180,
    });
  });

  it('goes by keys', () => {
    const box = { x: 100, y: 100, width: 400, height: 200 };
    const press = (key: string, shiftKey = false) => placeByKey(box, { key, shiftKey }, 'portrait');
    expect(press('ArrowRight')).toMatchObject({ x: 110 });
    expect(press('ArrowDown', true)).toMatchObject({ y: 100, height: 210 });
    expect(press('a')).toBeUndefined();
  });
});
