import type { COURSE_COLOURS } from '#shared/lessons/calendar-calls.ts';

export type CourseColour = (typeof COURSE_COLOURS)[number];

/** OKLCH hue in degrees, and chroma as a share of the scheme's maximum. */
const HUES: Readonly<Record<CourseColour, readonly [hue: number, chroma: number]>> = {
  blue: [255, 1],
  teal: [200, 0.8],
  green: [150, 1],
  lime: [122, 1],
  amber: [88, 1],
  orange: [58, 1],
  red: [25, 1],
  pink: [355, 1],
  purple: [305, 1],
  grey: [255, 0.1],
};

/**
 * Part of the theme, kept apart so that only calendars load it. All colours share one lightness, so that
 * all are equally readable (contrast of text on its ground: 7:1 or more, in both schemes).
 */
const LIGHT = { ground: [0.94, 0.045], text: [0.35, 0.1], edge: [0.58, 0.14] } as const;
const DARK = { ground: [0.32, 0.06], text: [0.94, 0.04], edge: [0.68, 0.13] } as const;

const COLOUR_PARTS = ['ground', 'text', 'edge'] as const;
type Part = (typeof COLOUR_PARTS)[number];

/** A colour as a value of CSS; what it is depends on light or dark. */
export const colourOf = (name: CourseColour, part: Part): string => `var(--course-${name}-${part})`;

type Shades = Readonly<Record<Part, readonly [lightness: number, chroma: number]>>;

function variables(shades: Shades): Record<string, string> {
  const entries = Object.entries(HUES).flatMap(([name, [hue, strength]]) =>
    COLOUR_PARTS.map((part) => {
      const [lightness, chroma] = shades[part];
      return [`--course-${name}-${part}`, `oklch(${lightness} ${chroma * strength} ${hue})`];
    }),
  );
  return Object.fromEntries(entries);
}

/** Styles of the document that give the colours their values; on paper they are the light ones. */
export const courseColourStyles = {
  ':root': variables(LIGHT),
  '@media screen and (prefers-color-scheme: dark)': { ':root': variables(DARK) },
};
