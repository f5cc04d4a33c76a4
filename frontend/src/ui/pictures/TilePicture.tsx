import type { ReactNode } from 'react';
import { Picture, type PictureHeight } from './Picture.tsx';

/** What a child can do, as drawings. All in a square of 160, in the classes of `Picture`. */
const TILE_PICTURES = {
  /** Blocks on each other, and one more. */
  create: (
    <>
      <rect className="main" x="16" y="24" width="84" height="34" rx="10" />
      <rect className="accent" x="16" y="64" width="116" height="34" rx="10" />
      <rect className="warm" x="16" y="104" width="72" height="34" rx="10" />
      <path className="paper" d="m32 32 18 9-18 9Z" />
      <path className="line" d="M128 18v34M111 35h34" />
    </>
  ),
  /** A list with ticks, and a star. */
  tasks: (
    <>
      <rect className="main" x="24" y="16" width="92" height="128" rx="14" />
      <rect className="paper" x="36" y="34" width="68" height="98" rx="6" />
      <path className="line" d="m46 54 7 7 11-13M76 56h18M46 86l7 7 11-13M76 88h18" />
      <path className="warm" d="m118 88 9 19 21 3-15 15 4 21-19-10-19 10 4-21-15-15 21-3Z" />
    </>
  ),
  /** A framed drawing between two others. */
  gallery: (
    <>
      <rect className="accent" x="8" y="46" width="40" height="72" rx="8" />
      <rect className="accent" x="112" y="46" width="40" height="72" rx="8" />
      <rect className="main" x="26" y="26" width="108" height="108" rx="14" />
      <rect className="paper" x="38" y="38" width="84" height="84" rx="6" />
      <circle className="warm" cx="60" cy="62" r="12" />
      <path className="soft" d="m38 116 26-28 18 18 20-24 20 24v16H38Z" />
    </>
  ),
  /** A leaf of a calendar with a clock. */
  lesson: (
    <>
      <rect className="main" x="20" y="28" width="120" height="112" rx="14" />
      <rect className="paper" x="32" y="56" width="96" height="72" rx="6" />
      <path className="line" d="M52 16v24M108 16v24" />
      <circle className="warm" cx="80" cy="92" r="28" />
      <path className="line" d="M80 76v16l11 8" />
    </>
  ),
} as const satisfies Readonly<Record<string, ReactNode>>;

export type TilePictureName = keyof typeof TILE_PICTURES;

interface Props {
  readonly name: TilePictureName;
  readonly height: PictureHeight;
}

export function TilePicture({ name, height }: Props) {
  return (
    <Picture viewBox="0 0 160 160" height={height}>
      {TILE_PICTURES[name]}
    </Picture>
  );
}
