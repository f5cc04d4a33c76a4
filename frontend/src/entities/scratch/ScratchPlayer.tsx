import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { useContext, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { STAGE } from './fit-frame.ts';
import type { EditorEvent } from './messages.ts';
import type { Bridge } from './open-bridge.ts';
import { PlayerContext } from './player-context.ts';
import { ScratchFrame } from './ScratchFrame.tsx';
import { useRoom } from './use-room.ts';

interface Loaded {
  readonly project: ArrayBuffer | null;
  readonly isBroken: boolean;
}

/** Loads projects one at a time; skips those that were replaced while waiting. */
function useLoaded(bridge: Bridge | null, project: ArrayBuffer | null): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ project: null, isBroken: false });
  const wanted = useRef(project);
  const last = useRef(Promise.resolve());
  useEffect(() => {
    wanted.current = project;
    if (!bridge || !project) return;
    const load = async () => {
      if (wanted.current !== project) return;
      const isBroken = await bridge.load(project).then(
        () => false,
        () => true,
      );
      setLoaded({ project, isBroken });
    };
    last.current = last.current.then(load);
  }, [bridge, project]);
  return loaded;
}

interface Props {
  readonly title: string;
  /** The .sb3 file; null while loading. */
  readonly project: ArrayBuffer | null;
  /** A picture to show until then; empty for none. */
  readonly cover?: string;
  /** Called with a file that cannot be opened. */
  readonly onBroken?: (project: ArrayBuffer) => void;
}

/** Registers the player with the screen around it while it is mounted. */
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
  return ({ type }: EditorEvent) => {
    if (type === 'leave-key') context?.onLeave();
  };
}

interface ComingProps {
  readonly cover: string;
}

/** The cover where the stage will be, below the row of its buttons. */
function Coming({ cover }: ComingProps) {
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
      {cover && (
        <Box
          component="img"
          src={cover}
          alt=""
          sx={{
            position: 'absolute',
            bottom: 0,
            width: 1,
            aspectRatio: '4 / 3',
            objectFit: 'contain',
          }}
        />
      )}
      <CircularProgress aria-label={t('loading')} sx={{ position: 'relative' }} />
    </Box>
  );
}

const { width: WIDTH, height: HEIGHT } = STAGE;
const FULL = { ...STAGE, transformOrigin: '0 0' } as const;

/** The stage of a project, with its green flag. The previous project is hidden while the next one loads. */
export function ScratchPlayer({ title, project, cover = '', onBroken }: Props) {
  const { t } = useTranslation(['player', 'common']);
  const [bridge, setBridge] = useState<Bridge | null>(null);
  const loaded = useLoaded(bridge, project);
  useEffect(() => {
    if (loaded.isBroken && loaded.project) onBroken?.(loaded.project);
  }, [loaded, onBroken]);
  const offered = useOffered(bridge);
  const [attempt, setAttempt] = useState(0);
  const [isLost, setLost] = useState(false);
  const hear = (event: EditorEvent) => {
    if (event.type === 'failed') setLost(true);
    offered(event);
  };
  const retry = () => {
    setLost(false);
    setAttempt((last) => last + 1);
  };
  const isWide = useContext(PlayerContext) !== null;
  const stage = useRef<HTMLElement>(null);
  const room = useRoom(stage);
  const scale = room ? room.width / WIDTH : 1;
  const isThere = project !== null && loaded.project === project;
  return (
    <Box sx={{ width: '100%' }}>
      {isThere && loaded.isBroken && <Alert severity="error">{t('broken')}</Alert>}
      {isLost && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={retry}>
              {t('common:tryAgain')}
            </Button>
          }
        >
          {t('notLoaded')}
        </Alert>
      )}
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
          <ScratchFrame key={attempt} title={title} player onReady={setBridge} onEvent={hear} />
        </Box>
        {!(isThere || isLost) && <Coming cover={cover} />}
      </Box>
    </Box>
  );
}
