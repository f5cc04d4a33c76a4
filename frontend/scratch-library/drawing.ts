/** The colours of all figures, so that any two of them look as if drawn by the same hand. */
export const INK = '#3d3356';
export const COLOUR = {
  white: '#ffffff',
  cream: '#fff3dc',
  grey: '#aeb7c6',
  dark: '#5c5774',
  red: '#f2575d',
  orange: '#ff9a3d',
  yellow: '#ffd23f',
  lime: '#a6d84a',
  green: '#4cb96b',
  teal: '#3fc1b8',
  sky: '#6cc4f5',
  blue: '#3f7fe0',
  purple: '#9b6fe0',
  pink: '#ff9bb8',
  brown: '#a8703f',
  tan: '#e2b07a',
  skin: '#ffd3b0',
  olive: '#d9a276',
  deep: '#8d5a3c',
} as const;

/** A picture: its size in pixels of the stage, and SVG elements in the order of painting. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly string[];
}

const LINE = 3.5;

const element = (tag: string, attributes: Readonly<Record<string, string | number>>): string => {
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
  return `<${tag} ${written.join(' ')}/>`;
};

const outlined = (fill: string) => ({
  fill,
  stroke: INK,
  'stroke-width': LINE,
  'stroke-linejoin': 'round',
  'stroke-linecap': 'round',
});

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string): string =>
  element('ellipse', { cx, cy, rx, ry, ...outlined(fill) });

export const circle = (cx: number, cy: number, r: number, fill: string): string =>
  ellipse(cx, cy, r, r, fill);

export const path = (d: string, fill: string): string => element('path', { d, ...outlined(fill) });

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Of the corners. */
  readonly rx?: number;
}

export const box = (at: Box, fill: string): string =>
  element('rect', { rx: 0, ...at, ...outlined(fill) });

/** Without an outline: spots, light and shade. */
export const plainBox = (at: Box, fill: string): string => element('rect', { rx: 0, ...at, fill });
export const spot = (cx: number, cy: number, rx: number, ry: number, fill: string): string =>
  element('ellipse', { cx, cy, rx, ry, fill });
export const patch = (d: string, fill: string): string => element('path', { d, fill });

/** A line with round ends. */
export const line = (d: string, stroke: string = INK, width: number = LINE): string =>
  element('path', {
    d,
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });

/** Degrees clockwise around a point. */
export const turned = (
  degrees: number,
  [x, y]: readonly [number, number],
  shapes: readonly string[],
): string => `<g transform="rotate(${degrees} ${x} ${y})">${shapes.join('')}</g>`;

export const moved = (x: number, y: number, shapes: readonly string[]): string =>
  `<g transform="translate(${x} ${y})">${shapes.join('')}</g>`;

export const eye = (x: number, y: number, r = 4.5): string =>
  spot(x, y, r, r * 1.15, INK) + spot(x + r * 0.3, y - r * 0.4, r * 0.36, r * 0.36, COLOUR.white);
export const shutEye = (x: number, y: number, r = 4.5): string =>
  line(`M${x - r} ${y}q${r} ${r} ${r * 2} 0`, INK, 3);
/** A large eye that looks to the right. */
export const bigEye = (x: number, y: number, r = 9): string =>
  circle(x, y, r, COLOUR.white) + eye(x + r * 0.25, y, r * 0.52);

export const smile = (x: number, y: number, width = 14): string =>
  line(`M${x - width / 2} ${y}q${width / 2} ${width * 0.6} ${width} 0`, INK, 3);
export const laugh = (x: number, y: number, width = 16): string =>
  path(
    `M${x - width / 2} ${y}h${width}q${-width * 0.08} ${width * 0.62} ${-width / 2} ${width * 0.62}t${-width / 2} ${-width * 0.62}z`,
    COLOUR.red,
  );
export const cheek = (x: number, y: number, r = 5): string => spot(x, y, r, r * 0.7, '#ff8fa3');

/** The picture as a file. */
export const toSvg = ({ width, height, shapes }: Drawing): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shapes.join('')}</svg>`;
