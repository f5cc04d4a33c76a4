import { expect, it } from 'vitest';
import { fitEditor, fitStage, STAGE } from './fit-frame.ts';

const room = (width: number, height: number) => ({ width, height });

it('leaves the editor as it is where there is room', () => {
  expect(fitEditor(room(1366, 704))).toEqual({ width: 1366, height: 704, scale: 1 });
  expect(fitEditor(room(900, 1000))).toEqual({ width: 900, height: 1000, scale: 1 });
});

it.each([
  { at: 'an upright tablet', given: room(768, 960), least: 860 },
  { at: 'a lying tablet', given: room(1024, 704), least: 1042 },
])('lays the editor out in the width that it needs at $at', ({ given, least }) => {
  const { width, height, scale } = fitEditor(given);
  expect(width).toBe(least);
  expect(width * scale).toBeCloseTo(given.width, 0);
  expect(height * scale).toBeCloseTo(given.height, 0);
});

it('draws the editor smaller in a low window, whatever its width', () => {
  const { height, scale } = fitEditor(room(1366, 450));
  expect(height).toBe(600);
  expect(scale).toBe(0.75);
});

it('keeps a square upright, as the page within sees it', () => {
  const { width, height } = fitEditor(room(777, 777));
  expect(height).toBeGreaterThanOrEqual(width);
});

it('fits the stage into either side of its room', () => {
  expect(fitStage(room(STAGE.width / 2, 10_000)).scale).toBe(0.5);
  expect(fitStage(room(10_000, STAGE.height * 1.5)).scale).toBe(1.5);
});
