import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Fit, fitEditor, fitStage, STAGE } from '#frontend/src/entities/scratch/fit-frame.ts';
import type { EditorEvent } from '#frontend/src/entities/scratch/messages.ts';
import type { Bridge } from '#frontend/src/entities/scratch/open-bridge.ts';
import { ScratchFrame } from '#frontend/src/entities/scratch/ScratchFrame.tsx';
import { useRoom } from '#frontend/src/entities/scratch/use-room.ts';
import { type OpenFrame, useFullScreen } from './use-full-screen.ts';

/** A player leaves room for words: below the stage, or beside it where the screen lies on its side. */
const PLAYER = {
  position: 'relative',
  flex: 'none',
  maxHeight: 1,
  aspectRatio: `${STAGE.width} / ${STAGE.height}`,
  '@media (orientation: portrait)': { width: 1 },
  '@media (orientation: landscape)': { height: 1, maxWidth: '60%' },
} as const;
const EDITOR = { position: 'relative', flex: 1, minWidth: 0, minHeight: 0 } as const;
/** Out of the flow: the size within does not make the room larger. */
const DRAWN = { position: 'absolute', top: 0 } as const;
const FULL = { position: 'fixed', inset: 0, zIndex: 'drawer' } as const;

/**
 * The page within is laid out in the size that it needs and drawn smaller as a whole: it knows nothing of that, so
 * pointers, menus and text fields are where they seem to be.
 */
const drawn = ({ width, height, scale }: Fit, roomWidth: number) => ({
  width,
  height,
  left: Math.max(0, (roomWidth - width * scale) / 2),
  transformOrigin: '0 0',
  // Without a scale the stage stays sharp.
  ...(scale !== 1 && { transform: `scale(${scale})` }),
});

interface Props {
  /** Another number loads the editor again. */
  readonly attempt: number;
  readonly playsOnly: boolean;
  readonly onReady: (bridge: Bridge, frame: HTMLIFrameElement) => void;
  readonly onEvent: (event: EditorEvent) => void;
  /** What covers it while no project is open. */
  readonly children: ReactNode;
}

/** The editor, or only its player, in the room that the screen leaves. One frame for both: turning a device loses nothing. */
export function EditorFrame({ attempt, playsOnly, onReady, onEvent, children }: Props) {
  const { t } = useTranslation('scratch');
  const place = useRef<HTMLElement>(null);
  const room = useRoom(place);
  const [open, setOpen] = useState<OpenFrame | null>(null);
  const { isFull, hear } = useFullScreen(open);
  useEffect(() => {
    open?.bridge.show({ type: 'player', on: playsOnly });
  }, [open, playsOnly]);
  const fit = room && (playsOnly ? fitStage(room) : fitEditor(room));
  return (
    <Box ref={place} sx={playsOnly ? PLAYER : EDITOR}>
      <Box sx={isFull ? FULL : DRAWN} style={fit && !isFull ? drawn(fit, room.width) : {}}>
        <ScratchFrame
          key={attempt}
          title={t(playsOnly ? 'player' : 'editor')}
          player={playsOnly}
          onReady={(bridge, frame) => {
            setOpen({ bridge, frame });
            onReady(bridge, frame);
          }}
          onEvent={(event) => {
            hear(event);
            onEvent(event);
          }}
        />
      </Box>
      {children}
    </Box>
  );
}
