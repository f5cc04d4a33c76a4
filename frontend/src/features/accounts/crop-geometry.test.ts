import { expect, test } from 'vitest';
import { boundsOf, cropTransform, fitWithin, quarterTurn, smallestZoom } from './crop-geometry.ts';

/** Where a point of the picture comes to lie in the crop box. */
function place(matrix: DOMMatrix2DInit, x: number, y: number): readonly [number, number] {
  const { a = 1, b = 0, c = 0, d = 1, e = 0, f = 0 } = matrix;
  return [Math.round(a * x + c * y + e), Math.round(b * x + d * y + f)];
}

test('the corners of an upright area become the corners of the box', () => {
  const matrix = cropTransform(
    { width: 800, height: 600 },
    { x: 100, y: 50, width: 400, height: 400 },
    0,
  );
  expect(place(matrix, 100, 50)).toEqual([0, 0]);
  expect(place(matrix, 500, 450)).toEqual([200, 200]);
});

test('a quarter turn to the right brings the left edge to the top', () => {
  const picture = { width: 800, height: 600 };
  const matrix = cropTransform(picture, { x: 0, y: 0, width: 600, height: 600 }, 90);
  expect(place(matrix, 0, 600)).toEqual([0, 0]);
  expect(place(matrix, 0, 0)).toEqual([200, 0]);
  expect(place(matrix, 600, 600)).toEqual([0, 200]);
});

test('whatever the turn, the middle of the bounds is the middle of the picture', () => {
  const picture = { width: 640, height: 480 };
  for (const degrees of [-180, -77, 0, 13, 45, 90, 180]) {
    const bounds = boundsOf(picture, degrees);
    const area = { x: bounds.width / 2 - 100, y: bounds.height / 2 - 100, width: 200, height: 200 };
    expect(place(cropTransform(picture, area, degrees), 320, 240)).toEqual([100, 100]);
  }
});

test.each([
  [
    { width: 8000, height: 4000 },
    { width: 1600, height: 800 },
  ],
  [
    { width: 100, height: 50 },
    { width: 100, height: 50 },
  ],
  [
    { width: 90_000, height: 3 },
    { width: 1600, height: 1 },
  ],
])('%j within 1600 is %j', (size, expected) => {
  expect(fitWithin(size, 1600)).toEqual(expected);
});

test.each([
  [{ width: 400, height: 300 }, 200 / 300],
  [{ width: 300, height: 50 }, 4],
])('%j fills the box at zoom %f', (shown, zoom) => {
  expect(smallestZoom(shown)).toBeCloseTo(zoom);
});

test.each([
  [0, 1, 90],
  [90, 1, 180],
  [180, 1, -90],
  [0, -1, -90],
  [-180, -1, 90],
  [10, 1, 100],
] as const)('%i turned by %i is %i', (degrees, direction, expected) => {
  expect(quarterTurn(degrees, direction)).toBe(expected);
});
