import { BOX_MIN, type Box, type Orientation, PAPER } from '#shared/certificates/design.ts';

export type Place = Pick<Box, 'x' | 'y' | 'width' | 'height'>;

/** Half a millimetre: what is dragged keeps to it, so that boxes line up. */
const GRID = 5;
/** A key moves by a millimetre. */
const KEY_STEP = 10;

const inGrid = (value: number): number => Math.round(value / GRID) * GRID;
const between = (value: number, min: number, max: number): number =>
  Math.min(Math.max(value, min), Math.max(min, max));

/** A place on the paper: a box never leaves it, and is never too small to be seen. */
export function onPaper(place: Place, orientation: Orientation): Place {
  const paper = PAPER[orientation];
  const width = between(Math.round(place.width), BOX_MIN, paper.width);
  const height = between(Math.round(place.height), BOX_MIN, paper.height);
  return {
    width,
    height,
    x: between(Math.round(place.x), 0, paper.width - width),
    y: between(Math.round(place.y), 0, paper.height - height),
  };
}

type Way = readonly [right: number, down: number];

export const moved = (place: Place, [right, down]: Way, orientation: Orientation): Place =>
  onPaper({ ...place, x: inGrid(place.x + right), y: inGrid(place.y + down) }, orientation);

/** Its upper left corner stays. */
export function resized(place: Place, [right, down]: Way, orientation: Orientation): Place {
  const paper = PAPER[orientation];
  return onPaper(
    {
      ...place,
      width: Math.min(inGrid(place.width + right), paper.width - place.x),
      height: Math.min(inGrid(place.height + down), paper.height - place.y),
    },
    orientation,
  );
}

const WAYS: Readonly<Record<string, Way>> = {
  ArrowLeft: [-KEY_STEP, 0],
  ArrowRight: [KEY_STEP, 0],
  ArrowUp: [0, -KEY_STEP],
  ArrowDown: [0, KEY_STEP],
};

/** Arrows move a box, with Shift they change its size; undefined for other keys. */
export function placeByKey(
  place: Place,
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
  orientation: Orientation,
): Place | undefined {
  const way = WAYS[key];
  return way && (shiftKey ? resized : moved)(place, way, orientation);
}
