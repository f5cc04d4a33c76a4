import * as z from 'zod';
import { Line, Lines } from '#shared/rich-text/plain-text.ts';
import { CERTIFICATE_LIMITS } from './limits.ts';

/** What a text on a certificate may name; each stands in braces and is filled in for every child. */
export const CERTIFICATE_FIELDS = [
  'student',
  'class',
  'course',
  'level',
  'title',
  'date',
  'teacher',
  'principal',
  'school',
  'number',
] as const;
export type CertificateField = (typeof CERTIFICATE_FIELDS)[number];
export type CertificateValues = Readonly<Record<CertificateField, string>>;

export const ORIENTATIONS = ['landscape', 'portrait'] as const;
export type Orientation = (typeof ORIENTATIONS)[number];

/** A4 in tenths of a millimetre: all places on a certificate are counted in them. */
export const PAPER: Readonly<Record<Orientation, { width: number; height: number }>> = {
  landscape: { width: 2970, height: 2100 },
  portrait: { width: 2100, height: 2970 },
};
/** No side of a box is shorter. */
export const BOX_MIN = 50;

export const FRAMES = ['classic', 'ribbon', 'waves', 'stars', 'circuit', 'plain'] as const;
export type Frame = (typeof FRAMES)[number];

export const BOX_KINDS = ['text', 'seal', 'signature', 'code'] as const;
export type BoxKind = (typeof BOX_KINDS)[number];

export const ALIGNS = ['left', 'center', 'right'] as const;
export const WEIGHTS = ['regular', 'bold'] as const;
/** The fonts of reports: simplified or traditional forms of Chinese characters, both with Latin letters. */
export const BOX_FONTS = ['simplified', 'traditional'] as const;

const LONG = PAPER.landscape.width;
const colour = () => z.string().regex(/^#[0-9a-f]{6}$/);
const place = (min: number) => z.number().int().min(min).max(LONG);
/** The key of an uploaded picture; empty for none. */
const picture = () => Line().max(300);

export const Box = () =>
  z.object({
    kind: z.enum(BOX_KINDS),
    x: place(0),
    y: place(0),
    width: place(BOX_MIN),
    height: place(BOX_MIN),
    /** Of a text. */
    text: Lines().max(CERTIFICATE_LIMITS.boxTextMax).default(''),
    font: z.enum(BOX_FONTS).default('simplified'),
    size: z
      .number()
      .int()
      .min(CERTIFICATE_LIMITS.sizeMin)
      .max(CERTIFICATE_LIMITS.sizeMax)
      .default(14),
    weight: z.enum(WEIGHTS).default('regular'),
    colour: colour().default('#1c2536'),
    align: z.enum(ALIGNS).default('center'),
    /** Of a seal or signature. */
    picture: picture().default(''),
  });
export type Box = z.infer<ReturnType<typeof Box>>;

/** What a certificate looks like. A background picture covers the frame. */
export const Design = () =>
  z.object({
    orientation: z.enum(ORIENTATIONS),
    frame: z.enum(FRAMES),
    tone: colour(),
    background: picture(),
    boxes: z.array(Box()).max(CERTIFICATE_LIMITS.boxesMax),
  });
export type Design = z.infer<ReturnType<typeof Design>>;

const isInside = ({ x, y, width, height }: Box, paper: { width: number; height: number }) =>
  x + width <= paper.width && y + height <= paper.height;

/** The design in a JSON document; undefined for anything else, and where a box leaves the paper. */
export function parseDesign(json: string): Design | undefined {
  try {
    const design = Design().safeParse(JSON.parse(json)).data;
    if (!design) return undefined;
    return design.boxes.every((box) => isInside(box, PAPER[design.orientation]))
      ? design
      : undefined;
  } catch {
    return undefined;
  }
}

/** The keys of the pictures on it, each once. */
export const picturesOf = ({ background, boxes }: Design): string[] => [
  ...new Set([background, ...boxes.map(({ picture }) => picture)].filter(Boolean)),
];

/** A text with its fields filled in; what is no field stays as it is. */
export const filledText = (text: string, values: CertificateValues): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name as CertificateField] : whole,
  );
