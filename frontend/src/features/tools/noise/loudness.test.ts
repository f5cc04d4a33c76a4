import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loudnessOf, moodOf, smoothed } from './loudness.ts';

const tone = (loudness: number) =>
  Float32Array.from({ length: 512 }, (_, at) => loudness * Math.sin(at / 5));

describe('loudness', () => {
  it('is nothing in silence, and all of it at the loudest', () => {
    expect(loudnessOf(tone(0))).toBe(0);
    expect(loudnessOf([])).toBe(0);
    expect(loudnessOf(tone(1))).toBeGreaterThan(95);
  });

  it('is never less for a louder sound', () => {
    const level = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(level, level, (one, other) => {
        const [soft, strong] = [Math.min(one, other), Math.max(one, other)];
        expect(loudnessOf(tone(strong))).toBeGreaterThanOrEqual(loudnessOf(tone(soft)));
      }),
    );
  });

  it('falls slower than it rises', () => {
    expect(smoothed(0, 100)).toBe(50);
    expect(smoothed(100, 0)).toBeGreaterThan(90);
  });

  it.each([
    [10, 'calm'],
    [40, 'lively'],
    [50, 'loud'],
  ] as const)('of %d is %s at a limit of 50', (level, mood) => {
    expect(moodOf(level, 50)).toBe(mood);
  });
});
