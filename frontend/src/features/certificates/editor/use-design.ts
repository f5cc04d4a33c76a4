import { useState } from 'react';
import { type Box, type Design, type Orientation, PAPER } from '#shared/certificates/design.ts';
import { CERTIFICATE_LIMITS } from '#shared/certificates/limits.ts';
import { onPaper } from './place.ts';

/** The boxes on paper that lies the other way: each in the same part of it. */
function turned(design: Design, orientation: Orientation): Design {
  const [before, after] = [PAPER[design.orientation], PAPER[orientation]];
  const boxes = design.boxes.map((box) => {
    const place = {
      x: (box.x / before.width) * after.width,
      y: (box.y / before.height) * after.height,
      width: Math.min(box.width, after.width - 400),
      height: box.height,
    };
    return { ...box, ...onPaper(place, orientation) };
  });
  return { ...design, orientation, boxes };
}

/** A design that is being changed, and which of its boxes is chosen. */
export function useDesign(design: Design, setDesign: (to: (before: Design) => Design) => void) {
  const [at, setAt] = useState<number | null>(null);
  const chosen = at === null ? undefined : design.boxes[at];
  const setBoxes = (to: (boxes: readonly Box[]) => Box[]) =>
    setDesign((before) => ({ ...before, boxes: to(before.boxes) }));
  return {
    design,
    at: chosen ? at : null,
    chosen,
    choose: setAt,
    isFull: design.boxes.length >= CERTIFICATE_LIMITS.boxesMax,
    change: (values: Partial<Omit<Design, 'boxes' | 'orientation'>>) =>
      setDesign((before) => ({ ...before, ...values })),
    turn: (orientation: Orientation) => setDesign((before) => turned(before, orientation)),
    changeBox: (index: number, values: Partial<Box>) =>
      setBoxes((boxes) => boxes.map((box, each) => (each === index ? { ...box, ...values } : box))),
    addBox: (box: Box) => {
      setAt(design.boxes.length);
      setBoxes((boxes) => [...boxes, box]);
    },
    removeBox: (index: number) => {
      setAt(null);
      setBoxes((boxes) => boxes.filter((_, each) => each !== index));
    },
  };
}
