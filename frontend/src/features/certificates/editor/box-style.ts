import type { CSSProperties } from 'react';
import { type Box, type Design, PAPER } from '#shared/certificates/design.ts';

/** Tenths of a millimetre of a point. */
const POINT = 254 / 72;

const SIDES = { left: 'start', center: 'center', right: 'end' } as const;

/** Where a box is on the paper: in hundredths of its width and height. */
export function placeOf(box: Box, { orientation }: Pick<Design, 'orientation'>): CSSProperties {
  const { width, height } = PAPER[orientation];
  return {
    position: 'absolute',
    left: `${(100 * box.x) / width}%`,
    top: `${(100 * box.y) / height}%`,
    width: `${(100 * box.width) / width}%`,
    height: `${(100 * box.height) / height}%`,
  };
}

/** The size of a text's letters, or of a part of it. */
export const sizeOf = ({ size }: Box, { orientation }: Pick<Design, 'orientation'>, part = 1) =>
  `${(100 * part * size * POINT) / PAPER[orientation].width}cqw`;

/** How a text looks in it. */
export function lettersOf(box: Box, design: Pick<Design, 'orientation'>): CSSProperties {
  const { weight, colour, align } = box;
  return {
    display: 'flex',
    alignItems: 'safe center',
    justifyContent: `safe ${SIDES[align]}`,
    width: '100%',
    height: '100%',
    overflow: 'hidden',
    whiteSpace: 'pre-line',
    textAlign: align,
    fontSize: sizeOf(box, design),
    fontWeight: weight === 'bold' ? 700 : 400,
    lineHeight: 1.35,
    color: colour,
  };
}
