import MuiBox from '@mui/material/Box';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import {
  type Box,
  type CertificateValues,
  type Design,
  PAPER,
} from '#shared/certificates/design.ts';
import { BoxContent } from './BoxContent.tsx';
import { placeOf } from './box-style.ts';
import { moved, type Place, placeByKey, resized } from './place.ts';
import { useBoxName } from './use-box-name.ts';

interface Props {
  readonly box: Box;
  readonly design: Design;
  readonly pictures: Readonly<Record<string, string>>;
  readonly values: CertificateValues;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onPlace: (place: Place) => void;
  readonly onRemove: () => void;
}

interface Drag {
  readonly from: readonly [number, number];
  readonly place: Place;
  readonly change: typeof moved;
  /** Tenths of a millimetre of a pixel. */
  readonly scale: number;
}

/** Follows the pointer from where it was pressed, until it is let go. */
function useDrag({ box, design, onChoose, onPlace }: Props) {
  const drag = useRef<Drag | null>(null);
  const start = (change: Drag['change']) => (event: PointerEvent<HTMLElement>) => {
    event.stopPropagation();
    onChoose();
    const paper = event.currentTarget.closest('[data-paper]')?.getBoundingClientRect();
    if (!paper) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const { width } = PAPER[design.orientation];
    const from = [event.clientX, event.clientY] as const;
    drag.current = { from, place: box, change, scale: width / paper.width };
  };
  return {
    start,
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (!drag.current) return;
      const { from, place, change, scale } = drag.current;
      const way = [(clientX - from[0]) * scale, (clientY - from[1]) * scale] as const;
      onPlace(change(place, way, design.orientation));
    },
    onPointerUp: () => {
      drag.current = null;
    },
  };
}

const HANDLE = 3;

/** A box that is moved and resized by pointer and keys. */
export function EditableBox(props: Props) {
  const { box, design, isChosen, onChoose, onPlace, onRemove } = props;
  const nameOf = useBoxName(props.values);
  const { start, ...follow } = useDrag(props);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Delete' || event.key === 'Backspace') return onRemove();
    const place = placeByKey(box, event, design.orientation);
    if (!place) return;
    event.preventDefault();
    onPlace(place);
  };
  return (
    <MuiBox
      role="button"
      tabIndex={0}
      aria-pressed={isChosen}
      aria-label={nameOf(box)}
      aria-describedby="certificate-keys"
      style={placeOf(box, design)}
      onFocus={onChoose}
      onKeyDown={onKeyDown}
      onPointerDown={start(moved)}
      {...follow}
      onPointerCancel={follow.onPointerUp}
      sx={{
        cursor: 'move',
        touchAction: 'none',
        userSelect: 'none',
        outline: isChosen ? 2 : 1,
        outlineStyle: isChosen ? 'solid' : 'dashed',
        outlineColor: isChosen ? 'primary.main' : 'grey.400',
        '&:focus-visible': { outlineWidth: 3, outlineStyle: 'solid' },
      }}
    >
      <BoxContent {...props} />
      {isChosen && (
        <MuiBox
          aria-hidden
          data-handle
          onPointerDown={start(resized)}
          sx={({ spacing }) => ({
            position: 'absolute',
            right: spacing(-1),
            bottom: spacing(-1),
            width: spacing(HANDLE),
            height: spacing(HANDLE),
            borderRadius: '50%',
            border: 2,
            borderColor: 'background.paper',
            bgcolor: 'primary.main',
            cursor: 'nwse-resize',
            touchAction: 'none',
          })}
        />
      )}
    </MuiBox>
  );
}
