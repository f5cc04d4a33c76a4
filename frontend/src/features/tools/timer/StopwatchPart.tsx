import FlagIcon from '@mui/icons-material/Flag';
import PauseIcon from '@mui/icons-material/Pause';
import PlayArrowIcon from '@mui/icons-material/PlayArrow';
import ReplayIcon from '@mui/icons-material/Replay';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useStore } from '#frontend/src/lib/store.ts';
import { useClock } from '#frontend/src/lib/use-clock.ts';
import { ButtonRow } from '../ButtonRow.tsx';
import { Digits } from './Digits.tsx';
import { goneOf, halt, lap, NO_STOPWATCH, run, type Stopwatch, stopwatchText } from './timer.ts';
import { timers } from './timer-store.ts';

const TICK_MS = 100;

const change = ({ laps, ...watch }: Stopwatch) =>
  timers.change({ stopwatch: { ...watch, laps: [...laps] } });

/** Counts up, with laps. */
export function StopwatchPart() {
  const { t } = useTranslation('tools');
  const { stopwatch } = useStore(timers);
  const runs = stopwatch.since !== null;
  const now = useClock(runs ? TICK_MS : null);
  const { laps } = stopwatch;
  return (
    <Stack spacing={2} sx={{ width: 1, alignItems: 'center' }}>
      <Digits text={stopwatchText(goneOf(stopwatch, now))} />
      <ButtonRow>
        <Button
          variant="contained"
          size="large"
          startIcon={runs ? <PauseIcon /> : <PlayArrowIcon />}
          onClick={() => change((runs ? halt : run)(stopwatch, Date.now()))}
        >
          {t(runs ? 'timer.pause' : 'timer.start')}
        </Button>
        <Button
          size="large"
          disabled={!runs}
          startIcon={<FlagIcon />}
          onClick={() => change(lap(stopwatch, Date.now()))}
        >
          {t('timer.lap')}
        </Button>
        <Button size="large" startIcon={<ReplayIcon />} onClick={() => change(NO_STOPWATCH)}>
          {t('timer.zero')}
        </Button>
      </ButtonRow>
      {laps.length > 0 && (
        <Box component="ol" reversed aria-label={t('timer.laps')} sx={{ m: 0 }}>
          {laps.map((each) => (
            <Typography component="li" key={each} variant="h3">
              {stopwatchText(each)}
            </Typography>
          ))}
        </Box>
      )}
    </Stack>
  );
}
