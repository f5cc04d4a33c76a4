import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useContext, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Told } from './messages.ts';
import type { Bridge } from './open-bridge.ts';
import { PlayerContext } from './player-context.ts';
import { ScratchFrame } from './ScratchFrame.tsx';
import { useLoaded } from './use-loaded.ts';
import { useScale } from './use-scale.ts';

interface Props {
  readonly title: string;
  /** The .sb3 file; null while it is on its way. */
  readonly project: ArrayBuffer | null;
}

/** Hands the stage to the screen around it, as long as it is there. */
function useOffered(bridge: Bridge | null) {
  const context = useContext(PlayerContext);
  useEffect(() => {
    if (!bridge || !context) return undefined;
    const { player } = context;
    player.current = { run: (on) => bridge.show({ type: 'run', on }) };
    return () => {
      player.current = null;
    };
  }, [bridge, context]);
  return ({ type }: Told) => {
    if (type === 'leave-key') context?.onLeave();
  };
}

function Coming() {
  const { t } = useTranslation('common');
  return (
    <Box
      sx={{
        position: 'absolute',
        inset: 0,
        display: 'grid',
        placeItems: 'center',
        bgcolor: 'background.paper',
      }}
    >
      <CircularProgress aria-label={t('loading')} />
    </Box>
  );
}

/** What Scratch draws, whatever the size of its page. */
const [WIDTH, HEIGHT] = [482, 406];
const FULL = { width: WIDTH, height: HEIGHT, transformOrigin: '0 0' } as const;

/** The stage of a project, with its green flag. What was there before is out of sight while another one comes. */
export function ScratchPlayer({ title, project }: Props) {
  const { t } = useTranslation('player');
  const [bridge, setBridge] = useState<Bridge | null>(null);
  const loaded = useLoaded(bridge, project);
  const hear = useOffered(bridge);
  const isWide = useContext(PlayerContext) !== null;
  const stage = useRef<HTMLElement>(null);
  const scale = useScale(stage, WIDTH);
  const isThere = project !== null && loaded.project === project;
  return (
    <Box sx={{ width: '100%' }}>
      {isThere && loaded.isBroken && <Alert severity="error">{t('broken')}</Alert>}
      <Box
        ref={stage}
        sx={{
          position: 'relative',
          overflow: 'hidden',
          mx: 'auto',
          maxWidth: isWide ? WIDTH * 1.5 : WIDTH,
          aspectRatio: `${WIDTH} / ${HEIGHT}`,
        }}
      >
        <Box sx={FULL} style={{ transform: `scale(${scale})` }}>
          <ScratchFrame title={title} player onReady={setBridge} onTold={hear} />
        </Box>
        {!isThere && <Coming />}
      </Box>
    </Box>
  );
}
