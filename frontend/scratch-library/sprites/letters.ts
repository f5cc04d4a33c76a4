import { COLOUR, type Drawing, INK, line, path, turned } from '../drawing.ts';
import { named, type Sprite } from '../entry.ts';

const { red, orange, yellow, green, sky, blue, purple, pink } = COLOUR;
const PAINTS = [red, orange, yellow, green, sky, blue, purple, pink];

/** One stroke of a pen for each sign, in a field of 50 × 70: no font is needed. */
const STROKES: Readonly<Record<string, string>> = {
  A: 'M5 65L25 5L45 65M13 44H37',
  B: 'M8 5V65H28C48 65 48 34 28 34H8M8 5H26C42 5 42 34 26 34',
  C: 'M44 16C36 0 6 2 6 35S36 70 44 54',
  D: 'M8 5V65H20C54 65 54 5 20 5z',
  E: 'M42 5H8V65H42M8 35H36',
  F: 'M42 5H8V65M8 35H36',
  G: 'M44 16C36 0 6 2 6 35S46 72 46 38H28',
  H: 'M8 5V65M42 5V65M8 35H42',
  I: 'M25 5V65M13 5H37M13 65H37',
  J: 'M16 5H40V46C40 70 10 70 8 50',
  K: 'M8 5V65M42 5L10 38L44 65',
  L: 'M10 5V65H42',
  M: 'M4 65V5L25 42L46 5V65',
  N: 'M7 65V5L43 65V5',
  O: 'M25 5C52 5 52 65 25 65S-2 5 25 5z',
  P: 'M8 65V5H26C48 5 48 40 26 40H8',
  Q: 'M25 5C52 5 52 65 25 65S-2 5 25 5zM30 48L46 68',
  R: 'M8 65V5H26C46 5 46 36 26 36H8M24 36L44 65',
  S: 'M42 14C32 -2 6 4 8 20C10 38 44 30 44 50C42 70 12 70 6 54',
  T: 'M5 5H45M25 5V65',
  U: 'M7 5V44C7 72 43 72 43 44V5',
  V: 'M5 5L25 65L45 5',
  W: 'M2 5L14 65L25 28L36 65L48 5',
  X: 'M6 5L44 65M44 5L6 65',
  Y: 'M6 5L25 36L44 5M25 36V65',
  Z: 'M7 5H43L7 65H43',
  0: 'M25 5C50 5 50 65 25 65S0 5 25 5z',
  1: 'M12 18L27 5V65M12 65H42',
  2: 'M8 18C10 -2 44 0 42 22C40 36 18 48 7 65H44',
  3: 'M8 12C20 -2 44 6 40 22C38 32 28 33 22 33C32 33 44 36 43 50C40 70 12 70 6 54',
  4: 'M34 65V5L5 48H45',
  5: 'M40 5H13L9 32C28 22 46 32 44 48C40 70 14 70 6 55',
  6: 'M38 8C16 10 4 34 7 50C10 70 44 70 43 46C40 26 14 28 8 46',
  7: 'M6 5H44L20 65',
  8: 'M25 33C4 28 8 5 25 5S46 28 25 33C0 38 4 65 25 65S50 38 25 33z',
  9: 'M12 62C34 60 46 36 43 20C40 0 6 0 7 24C10 44 36 42 42 24',
};

const sign = (stroke: string, paint: string): Drawing => ({
  width: 74,
  height: 94,
  shapes: [
    `<g transform="translate(12 12)">${line(stroke, INK, 19)}${line(stroke, paint, 12)}</g>`,
  ],
});

const signs = (wanted: RegExp) => {
  const found = Object.entries(STROKES).filter(([name]) => wanted.test(name));
  return {
    costumes: found.map(([, stroke], index) => sign(stroke, PAINTS[index % PAINTS.length] ?? blue)),
    costumeNames: found.map(([name]) => name),
  };
};

const ARROW = path('M8 40H56V16L104 54L56 92V68H8z', orange);
const arrow = (degrees: number): Drawing => ({
  width: 112,
  height: 108,
  shapes: [turned(degrees, [56, 54], [ARROW])],
});

export const letters: readonly Sprite[] = [
  { id: 'letters', names: named('字母', '字母', 'Letters'), tag: 'letters', ...signs(/[A-Z]/) },
  { id: 'digits', names: named('数字', '數字', 'Numbers'), tag: 'letters', ...signs(/\d/) },
  {
    id: 'arrow',
    names: named('箭头', '箭頭', 'Arrow'),
    tag: 'letters',
    costumes: [arrow(0), arrow(90), arrow(180), arrow(270)],
  },
];
