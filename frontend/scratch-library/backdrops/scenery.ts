import { type Drawing, moved, patch, plainBox, spot } from '../drawing.ts';

const STAGE = { width: 480, height: 360 } as const;

export const scene = (...shapes: readonly string[]): Drawing => ({ ...STAGE, shapes });

/** A backdrop has no outlines, so that the figures before it stand out. */
export const sky = (colour: string): string => plainBox({ x: 0, y: 0, ...STAGE }, colour);

export const field = (x: number, y: number, width: number, height: number, fill: string, rx = 0) =>
  plainBox({ x, y, width, height, rx }, fill);

/** A gentle hill over the whole width, below a height on the left and one on the right. */
export const hill = (left: number, right: number, fill: string): string =>
  patch(
    `M0 ${left}C120 ${left - 50} 200 ${left - 30} 280 ${(left + right) / 2}S420 ${right - 30} 480 ${right}V360H0z`,
    fill,
  );

export const fluffy = (x: number, y: number, fill = '#ffffff'): string =>
  moved(x, y, [spot(0, 0, 26, 15, fill), spot(24, -9, 22, 18, fill), spot(48, 0, 28, 15, fill)]);

export const leafy = (x: number, y: number, size: number, fill: string): string =>
  field(x - size * 0.1, y - size * 0.5, size * 0.2, size * 0.5, '#9a6a42', size * 0.06) +
  spot(x, y - size * 0.75, size * 0.38, size * 0.4, fill);

export const fir = (x: number, y: number, size: number, fill: string): string =>
  field(x - size * 0.06, y - size * 0.16, size * 0.12, size * 0.16, '#7b5436') +
  [0.14, 0.38, 0.62]
    .map((low, index) => {
      const [bottom, half] = [y - size * low, size * (0.34 - index * 0.07)];
      return patch(
        `M${x - half} ${bottom}L${x} ${bottom - size * 0.4}L${x + half} ${bottom}z`,
        fill,
      );
    })
    .join('');

export const dotted = (
  places: readonly (readonly [x: number, y: number])[],
  radius: number,
  fill: string,
): string[] => places.map(([x, y]) => spot(x, y, radius, radius, fill));

/** Places that look scattered, and are the same in each build. */
export const scattered = (count: number, { from = 0, to = 360 } = {}): [number, number][] =>
  Array.from({ length: count }, (_, index) => [
    (index * 197 + 31) % 480,
    from + ((index * 113 + 17) % (to - from)),
  ]);
